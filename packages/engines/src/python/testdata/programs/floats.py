print(0.1 + 0.2, 1 / 3, 100.0, 1e16, 123456789.123456789)
print(float("inf"), float("-inf"), float("nan"))
print(3.14.is_integer(), (4.0).is_integer(), (0.5).as_integer_ratio())
