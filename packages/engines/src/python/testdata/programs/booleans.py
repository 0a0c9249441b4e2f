print(True + True, not 0, bool(""), bool([0]), 1 < 2 < 3, 3 > 2 > 2)
print(0 or "a", "a" and "b", None or 0)
