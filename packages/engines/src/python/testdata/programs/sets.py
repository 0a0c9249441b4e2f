a, b = {1, 2, 3}, {3, 4}
print(a | b, a & b, a - b, a ^ b, a <= {1, 2, 3, 4}, 2 in a)
a.add(5); a.discard(99); a.remove(1)
print(sorted(a), len(a), frozenset([1, 1]), set())
