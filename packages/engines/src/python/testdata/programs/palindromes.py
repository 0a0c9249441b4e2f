for w in ("level", "python", "นาน", "A man a plan"):
    t = "".join(c.lower() for c in w if c.isalnum())
    print(w, t == t[::-1])
