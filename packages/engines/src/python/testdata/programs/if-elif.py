for n in (-1, 0, 1):
    if n < 0:
        print("neg")
    elif n == 0:
        print("zero")
    else:
        print("pos")
print("yes" if 3 > 2 else "no")
