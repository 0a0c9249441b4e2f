def count(n):
    for i in range(n):
        got = yield i
        if got:
            print("got", got)
g = count(3)
print(next(g), g.send("hi"), list(g))
def both():
    yield from "ab"
    return 5
print(list(both()), next(iter([]), "none"))
