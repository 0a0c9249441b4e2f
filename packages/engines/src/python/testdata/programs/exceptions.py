def f(x):
    try:
        r = 10 / x
    except ZeroDivisionError as e:
        return f"error: {e}"
    except TypeError as e:
        return type(e).__name__
    else:
        return r
    finally:
        print("finally")
print(f(2), f(0), f("a"))
