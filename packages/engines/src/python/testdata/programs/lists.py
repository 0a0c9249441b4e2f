a = [3, 1, 2]
a.append(4); a.insert(0, 9); a.extend([7, 7])
print(a, a.pop(), a.pop(0), a, a.index(2), a.count(7))
a.sort(); print(a); a.reverse(); print(a, sorted(a, reverse=True), a[1:3], a[-2:])
a[1:3] = ["x"]; print(a); del a[0]; print(a, 7 in a, a * 2, a + [0])
a.clear(); print(a)
