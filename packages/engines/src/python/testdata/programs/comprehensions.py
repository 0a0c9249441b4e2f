print([x * x for x in range(6) if x % 2], {x: x ** 2 for x in range(3)}, sorted({c for c in "hello"}))
print([[r * c for c in range(3)] for r in range(3)], list(x for x in "ab"), [a + b for a in "xy" for b in "12"])
