t = 1, "a", [2]
a, *b = t
print(t, a, b, t + (4,), t.count(1), t.index("a"), (1, 2) < (1, 3))
x, y = 1, 2
x, y = y, x
print(x, y, (), (1,), tuple("ab"))
