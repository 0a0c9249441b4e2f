def f(x):
    match x:
        case 0:
            return "zero"
        case [a, b]:
            return f"pair {a} {b}"
        case {"k": v}:
            return f"key {v}"
        case str() as s if s:
            return f"text {s}"
        case _:
            return "other"
for x in (0, [1, 2], {"k": 5}, "hi", "", 3.5):
    print(f(x))
