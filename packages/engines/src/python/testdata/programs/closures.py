def counter():
    n = 0
    def up():
        nonlocal n
        n += 1
        return n
    return up
a, b = counter(), counter()
print(a(), a(), b())
fs = [lambda: i for i in range(3)]
print([f() for f in fs])
