a, (b, c), *d = 1, (2, 3), 4, 5
print(a, b, c, d)
first, *_, last = "panya"
print(first, last, [*range(3), *"ab"], {**{"a": 1}})
for (x, y), z in [((1, 2), 3)]:
    print(x, y, z)
