d = {"a": 1, "b": 2}
d["c"] = 3
d.update(b=9)
print(d, d.get("z"), d.get("z", 0), d.pop("a"), list(d), list(d.values()), list(d.items()), "b" in d)
for k, v in d.items():
    print(k, v)
print(d.setdefault("n", []), d, len(d), {**d, "q": 1}, d | {"w": 2}, dict(zip("xy", [1, 2])))
