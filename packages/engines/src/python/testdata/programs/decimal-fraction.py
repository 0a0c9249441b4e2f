from decimal import Decimal, getcontext
from fractions import Fraction
print(Decimal("0.1") + Decimal("0.2"), Decimal(1) / Decimal(7), Fraction(1, 3) + Fraction(1, 6), Fraction("0.125"), float(Fraction(1, 8)))
getcontext().prec = 5
print(Decimal(2).sqrt())
