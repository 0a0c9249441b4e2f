a = [[1], [2]]
b = a
c = a[:]
import copy
d = copy.deepcopy(a)
a[0].append(9)
a.append(3)
print(a, b, c, d, a is b, a == c)
