n = 1
def f():
    global n
    n += 1
f(); f()
print(n, "n" in globals())
