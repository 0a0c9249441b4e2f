s = "Hello, World"
print(s.upper(), s.lower(), s.swapcase(), s.title(), s.capitalize())
print(s[0], s[-1], s[2:5], s[::-1], s[::2], len(s))
print(s.find("o"), s.rfind("o"), s.count("l"), s.replace("l", "L", 1))
