print(10**30, -5 // 3, int("0b101", 0), int("ff", 16), bin(10), hex(255), oct(8))
print((255).bit_length(), (10).to_bytes(2, "big"), int.from_bytes(b"\x01\x00", "big"))
