text = "the cat and the dog and the bird"
counts = {}
for w in text.split():
    counts[w] = counts.get(w, 0) + 1
for w, n in sorted(counts.items(), key=lambda p: (-p[1], p[0])):
    print(w, n)
