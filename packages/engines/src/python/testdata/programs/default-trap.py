def add(x, box=[]):
    box.append(x)
    return box
print(add(1), add(2), add(3, []))
