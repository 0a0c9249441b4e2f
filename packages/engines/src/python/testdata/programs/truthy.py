for v in (0, 1, "", "0", [], [0], None, 0.0, {}, (), set(), range(0)):
    print(repr(v), bool(v))
