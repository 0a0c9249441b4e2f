a = list(range(10))
print(a[::3], a[-3:], a[:-3], a[5:2], a[5:2:-1], a[slice(1, 4)], "hello"[-100:100])
a[::2] = [0] * 5
print(a)
