import statistics as s
d = [2, 4, 4, 4, 5, 5, 7, 9]
print(s.mean(d), s.median(d), s.mode(d), s.pstdev(d), round(s.stdev(d), 6), s.quantiles(d, n=4))
