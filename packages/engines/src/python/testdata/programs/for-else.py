for i in range(3):
    if i == 5:
        break
else:
    print("no break")
for i in range(5):
    if i == 1:
        continue
    if i == 3:
        break
    print(i)
else:
    print("never")
