for i, c in enumerate("abc", start=1):
    print(i, c)
print(list(zip([1, 2, 3], "ab")), list(map(lambda x: x * 2, [1, 2])), list(filter(None, [0, 1, "", "a"])), list(reversed([1, 2, 3])))
print(any([0, 1]), all([]), all([1, 0]))
