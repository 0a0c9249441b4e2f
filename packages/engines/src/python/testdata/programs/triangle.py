for i in range(1, 6):
    print(" " * (5 - i) + "*" * (2 * i - 1))
row = [1]
for _ in range(6):
    print(row)
    row = [a + b for a, b in zip([0] + row, row + [0])]
