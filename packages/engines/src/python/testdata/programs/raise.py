class Oops(Exception):
    pass
def f():
    raise Oops("bad", 7)
try:
    f()
except Oops as e:
    print(e.args, str(e), repr(e))
try:
    try:
        int("x")
    except ValueError as e:
        raise KeyError("k") from e
except KeyError as e:
    print(repr(e), repr(e.__cause__))
