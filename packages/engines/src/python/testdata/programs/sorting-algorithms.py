def bubble(a):
    a = a[:]
    for i in range(len(a)):
        for j in range(len(a) - 1 - i):
            if a[j] > a[j + 1]:
                a[j], a[j + 1] = a[j + 1], a[j]
    return a
def quick(a):
    return a if len(a) < 2 else quick([x for x in a[1:] if x < a[0]]) + [a[0]] + quick([x for x in a[1:] if x >= a[0]])
d = [5, 2, 9, 1, 5, 6]
print(bubble(d), quick(d), d)
