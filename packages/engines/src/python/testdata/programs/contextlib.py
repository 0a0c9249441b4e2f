import contextlib, io
@contextlib.contextmanager
def tag(n):
    print(f"<{n}>")
    yield n
    print(f"</{n}>")
with tag("b"):
    print("x")
buf = io.StringIO()
with contextlib.redirect_stdout(buf):
    print("hidden")
print(buf.getvalue().upper(), end="")
with contextlib.suppress(KeyError):
    {}["x"]
