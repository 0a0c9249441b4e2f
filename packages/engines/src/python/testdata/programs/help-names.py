print(dir([])[-5:], type(5), type("a"), type([]), type(print), type(lambda: 0).__name__)
print(callable(len), hasattr("a", "upper"), getattr("a", "upper")(), id(5) == id(5), isinstance(True, int))
