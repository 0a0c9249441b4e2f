def fact(n):
    return 1 if n == 0 else n * fact(n - 1)
def hanoi(n, a, b, c):
    return 0 if n == 0 else hanoi(n - 1, a, c, b) + 1 + hanoi(n - 1, c, b, a)
print(fact(20), fact(30), hanoi(6, "A", "B", "C"))
