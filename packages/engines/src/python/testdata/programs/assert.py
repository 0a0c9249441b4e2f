try:
    assert 1 == 2, "math is broken"
except AssertionError as e:
    print("caught", e)
