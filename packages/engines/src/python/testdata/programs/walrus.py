data = [1, 5, 12, 7]
if (n := len(data)) > 3:
    print(n)
print([y for x in data if (y := x * 2) > 8])
