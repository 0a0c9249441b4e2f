words = ["pear", "Fig", "apple", "kiwi"]
print(sorted(words), sorted(words, key=str.lower), sorted(words, key=len), sorted(words, key=lambda w: (-len(w), w)))
print(max(words, key=len), min([3, 1, 2]), sum([1, 2], 10))
