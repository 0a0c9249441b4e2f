a, b = 1071, 462
while b:
    print(a, b)
    a, b = b, a % b
print(a)
