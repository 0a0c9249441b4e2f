print(None, True, 3.0, 1e20, 1e-7, 2**100, -0.0)
print([1, "a", None], (1,), {}, {"k": [1]}, {1})
