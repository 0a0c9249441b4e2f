def f():
    print(v)
    v = 1
v = 0
try:
    f()
except UnboundLocalError as e:
    print(type(e).__name__)
