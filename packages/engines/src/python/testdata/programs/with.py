class M:
    def __enter__(self):
        print("in")
        return 5
    def __exit__(self, *a):
        print("out", a[0] and a[0].__name__)
        return True
with M() as m:
    print(m)
    raise ValueError
print("after")
