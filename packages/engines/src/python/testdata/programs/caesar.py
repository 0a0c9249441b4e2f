def shift(text, n):
    return "".join(chr((ord(c) - 97 + n) % 26 + 97) if c.islower() else c for c in text)
s = shift("hello, world", 3)
print(s, shift(s, -3))
