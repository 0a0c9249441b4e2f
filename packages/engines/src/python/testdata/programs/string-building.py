out = []
for i in range(3):
    out.append(str(i) * i)
print("|".join(out))
s = ""
for c in "panya":
    s = c + s
print(s, s.translate(str.maketrans("a", "4")))
