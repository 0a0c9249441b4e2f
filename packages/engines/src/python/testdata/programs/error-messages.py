tests = ["1/0", "int('x')", "[][1]", "{}['k']", "'a' + 1", "1 + 'a'", "None.x", "len(5)", "undefined_name", "float('x')", "'abc'.index('z')", "[].pop()", "(1).foo", "'a' * 'b'", "int([])", "max([])"]
for t in tests[:-1]:
    try:
        eval(t)
    except Exception as e:
        print(type(e).__name__, e)
