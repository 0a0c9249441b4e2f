print(eval("2 + 3 * 4"), eval("x + 1", {"x": 5}))
ns = {}
exec("y = 10\nz = y * 2", ns)
print(ns["z"])
