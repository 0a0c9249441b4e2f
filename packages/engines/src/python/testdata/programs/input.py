# input: Mali|11
name = input("Name? ")
age = int(input("Age? "))
print(f"{name} will be {age + 1}")
