x, y, name = 3.14159, 42, "Mali"
print(f"{x:.2f} {y:05d} {y:>6} {y:<6}| {y:^6}| {name!r} {y:,} {1234567.891:,.2f}")
print(f"{y:b} {y:x} {y:#o} {x:e} {0.25:.0%} {name:*^10} {y=} {x=:.1f}")
print(f"{{}} {[i for i in range(3)]} {name.upper()}")
