def f(a, b=2, *args, c=3, **kw):
    return a, b, args, c, kw
print(f(1), f(1, 5, 6, 7, c=8, d=9), f(*[1, 2], **{"c": 0}))
def g():
    """Doc."""
print(g(), g.__doc__, g.__name__, (lambda x: x + 1)(2))
