z = 3 + 4j
print(z, abs(z), z.conjugate(), z * 1j, z.real, (-1) ** 0.5)
import cmath
print(cmath.sqrt(-4))
