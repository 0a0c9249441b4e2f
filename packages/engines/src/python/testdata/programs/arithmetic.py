print(7 // 2, -7 // 2, 7 % 3, -7 % 3, 7 / 2, 2 ** 10, 2 ** -1)
print(divmod(17, 5), divmod(-17, 5), round(2.5), round(3.5), round(2.675, 2))
