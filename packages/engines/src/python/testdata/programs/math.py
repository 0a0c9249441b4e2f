import math
print(math.pi, math.e, math.sqrt(2), math.floor(-1.5), math.ceil(1.2), math.trunc(-1.7))
print(math.gcd(12, 18), math.lcm(4, 6), math.factorial(10), math.comb(5, 2), math.perm(5, 2), math.isclose(0.1 + 0.2, 0.3))
print(math.hypot(3, 4), math.degrees(math.pi), math.log(8, 2), math.log10(1000), math.sin(0), math.inf, math.prod([1, 2, 3]))
