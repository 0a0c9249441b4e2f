text = """one
  two
three"""
print(text)
total = (1 +
         2 +
         3)
print(total, "a" "b")
if total == 6: print("six")
