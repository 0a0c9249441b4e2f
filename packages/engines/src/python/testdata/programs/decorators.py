def loud(f):
    def inner(*a):
        print("before", f.__name__)
        return f(*a)
    return inner
@loud
def add(a, b):
    return a + b
print(add(1, 2))
