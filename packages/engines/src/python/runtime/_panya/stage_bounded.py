"""What is no number, or more than anybody can draw, stays out of pictures: a page takes none with such a value in it."""

FAR = 1e9


def is_number(value):
    """False for nan, for infinity, and for what becomes it in the next step."""
    return value == value and abs(value) < 1e300


def bounded(value, low, high, before):
    """Between two ends; what is no number at all changes nothing."""
    return max(low, min(high, value)) if value == value else before


def near(value):
    """A place or a size that somebody set by hand."""
    return bounded(value, -FAR, FAR, 0)
