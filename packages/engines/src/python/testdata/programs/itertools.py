import itertools as it
print(list(it.permutations("abc", 2)), list(it.combinations([1, 2, 3], 2)), list(it.product("ab", [0, 1])))
print(list(it.accumulate([1, 2, 3])), list(it.chain("ab", "c")), list(it.islice(it.count(5, 2), 3)), [(k, len(list(g))) for k, g in it.groupby("aabbb")])
print(list(it.zip_longest("ab", "c", fillvalue="-")), list(it.pairwise([1, 2, 3])), list(it.takewhile(lambda x: x < 3, [1, 2, 3, 1])))
