print(list(range(5)), list(range(2, 8, 3)), list(range(5, 0, -2)), range(3), len(range(0, 100, 7)), 14 in range(0, 100, 7), range(10)[2:5])
