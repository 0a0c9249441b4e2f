x = "global"
def outer():
    x = "outer"
    def inner():
        return x
    return inner()
print(outer(), x)
class A:
    x = "class"
    y = x + "!"
print(A.y)
