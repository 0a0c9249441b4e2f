import operator as op
print(op.add(1, 2), sorted([(1, "b"), (0, "c")], key=op.itemgetter(1)), op.attrgetter("real")(3))
