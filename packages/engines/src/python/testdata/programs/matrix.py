m = [[1, 2], [3, 4], [5, 6]]
print(list(zip(*m)), [[sum(a * b for a, b in zip(r, c)) for c in zip(*[[1, 0], [0, 1]])] for r in m])
for row in m:
    print(" ".join(f"{x:3}" for x in row))
