b = list("XOX OXO X")
wins = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
for r in range(0, 9, 3):
    print("|".join(b[r : r + 3]))
print([b[w[0]] for w in wins if b[w[0]] != " " and len({b[i] for i in w}) == 1])
