t = "สวัสดี"
print(t, len(t), t[0], [hex(ord(c)) for c in t])
print("你好"[::-1], "مرحبا".upper(), "ß".upper(), "é".encode(), "🦉".encode("utf-8"), len("🦉"))
