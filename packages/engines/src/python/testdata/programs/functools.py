from functools import reduce, lru_cache, partial
print(reduce(lambda a, b: a * b, [1, 2, 3, 4]), partial(int, base=2)("101"))
@lru_cache
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib(80), fib.cache_info())
