print(f"{chr(176)}C".rjust(6), f"{chr(176)}F".rjust(6))
for c in range(-10, 41, 10):
    print(f"{c:6}{c * 9 / 5 + 32:7.1f}")
