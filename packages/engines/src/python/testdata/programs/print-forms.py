print()
print(1, 2, 3)
print("a", "b", sep="-", end="!\n")
print(*range(3), sep=", ")
