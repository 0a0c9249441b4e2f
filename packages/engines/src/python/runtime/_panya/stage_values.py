"""The blocks' meaning of plain Python: what `/`, `==`, `len` and their like become in a program for the stage."""

import builtins
import math

import block_values
from block_values import _read_number

NUMBERS = (int, float)
SCALARS = (int, float, str, bool)
MOST = 2**53
TEXT_LIMIT = 1_000_000


def number(value):
    kind = type(value)
    if kind is int or kind is float:
        return value
    return block_values.number(value) if isinstance(value, SCALARS) else value


def text(value):
    if isinstance(value, str):
        return value
    if isinstance(value, float):
        return _float_text(value)
    if isinstance(value, list):
        return block_values.list_text([text(entry) for entry in value])
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) >= MOST:
        return _float_text(_as_float(value))
    return block_values.text(value)


def _float_text(value):
    """As the blocks show it: twelve digits, whole numbers in full, and never a shorter way of writing it too early."""
    if not math.isfinite(value):
        return "NaN" if value != value else "Infinity" if value > 0 else "-Infinity"
    whole = value == int(value)
    if whole and abs(value) < MOST:
        return str(int(value))
    mantissa, _, power = repr(value if whole else float("%.12g" % value)).partition("e")
    if not power:
        return mantissa.removesuffix(".0")
    if -7 < int(power) < 21:
        sign, digits = ("-", mantissa[1:]) if mantissa[0] == "-" else ("", mantissa)
        head, _, tail = digits.partition(".")
        if int(power) < 0:
            return sign + "0." + "0" * (-int(power) - 1) + head + tail
        return sign + head + tail.ljust(int(power), "0")
    return mantissa.removesuffix(".0") + "e" + power[0] + power[1:].lstrip("0")


def _as_float(value):
    try:
        return float(value)
    except OverflowError:
        return math.inf if value > 0 else -math.inf


def _kept(result):
    """A whole number that the blocks could not tell from its neighbour is a broken one here too."""
    return _as_float(result) if type(result) is int and not -MOST < result < MOST else result


def _scalars(a, b):
    return isinstance(a, SCALARS) and isinstance(b, SCALARS)


def plus(a, b):
    """Two texts are put together, as everywhere in Python; beside a number a text counts as one."""
    if isinstance(a, str) and isinstance(b, str):
        return join(a, b)
    return _kept(number(a) + number(b)) if _scalars(a, b) else a + b


def minus(a, b):
    return _kept(number(a) - number(b)) if _scalars(a, b) else a - b


def times(a, b):
    return _kept(number(a) * number(b)) if _scalars(a, b) else a * b


def divide(a, b):
    if not _scalars(a, b):
        return a / b
    a, b = number(a), number(b)
    if b != 0:
        return a / b
    return 0 if a == 0 else math.inf if a > 0 else -math.inf


def mod(a, b):
    if not _scalars(a, b):
        return a % b
    a, b = number(a), number(b)
    return 0 if b == 0 else a % b


def floor_divide(a, b):
    if not _scalars(a, b):
        return a // b
    whole = divide(a, b)
    return math.floor(whole) if math.isfinite(whole) else whole


def power(a, b):
    return _kept(number(a) ** number(b)) if _scalars(a, b) else a**b


def negative(value):
    return -number(value)


def whole(value, *base):
    """`int(value)`: what is no number counts 0, as everywhere on the stage."""
    if base or not isinstance(value, SCALARS):
        return int(value, *base)
    value = number(value)
    return int(value) if math.isfinite(value) else value


def broken(value):
    """`float(value)`; the two that only Python can write are what Python says they are."""
    if not isinstance(value, SCALARS):
        return float(value)
    if isinstance(value, str) and value.strip().lower().lstrip("+-") in ("inf", "infinity", "nan"):
        return float(value)
    return number(value)


def add_into(a, b):
    """`a += b`."""
    if isinstance(a, list):
        a += b
        return a
    return plus(a, b)


def join(a, b):
    return (text(a) + text(b))[:TEXT_LIMIT]


def limited(value):
    return value[:TEXT_LIMIT]


def truth(value):
    return value if value is True or value is False else _truth(value)


def _truth(value):
    return block_values.is_true(value) if isinstance(value, str) else bool(value)


def same(a, b):
    if not _scalars(a, b):
        return a == b
    return a == b if type(a) in NUMBERS and type(b) in NUMBERS else block_values.same(*_texts(a, b))


def _texts(a, b):
    """Where one of them is a word both are compared as texts: then numbers are written as the blocks write them."""
    if isinstance(a, str) and _read_number(a) is None or isinstance(b, str) and _read_number(b) is None:
        return text(a), text(b)
    return a, b


def less(a, b):
    if not _scalars(a, b):
        return a < b
    return a < b if type(a) in NUMBERS and type(b) in NUMBERS else block_values.less(*_texts(a, b))


def differ(a, b):
    return not same(a, b)


def more(a, b):
    return less(b, a) if _scalars(a, b) else a > b


def at_most(a, b):
    """Not more: so it is for what is no number too."""
    return not less(b, a) if _scalars(a, b) else a <= b


def at_least(a, b):
    return not less(a, b) if _scalars(a, b) else a >= b


def within(part, whole):
    if isinstance(whole, list):
        return any(same(entry, part) for entry in whole)
    if isinstance(whole, SCALARS) and isinstance(part, SCALARS):
        return block_values.contains(text(whole), text(part))
    return part in whole


def outside(part, whole):
    return not within(part, whole)


COMPARISONS = {"Eq": same, "NotEq": differ, "Lt": less, "Gt": more, "LtE": at_most, "GtE": at_least,
               "In": within, "NotIn": outside, "Is": lambda a, b: a is b, "IsNot": lambda a, b: a is not b}


def in_a_row(first, *rest):
    """`1 < x < 9`."""
    for name, other in zip(rest[::2], rest[1::2]):
        if not COMPARISONS[name](first, other):
            return False
        first = other
    return True


# What is built into Python, for the values of blocks.


def shown(*values, **named):
    builtins.print(*[text(value) if isinstance(value, SCALARS) else value for value in values], **named)


def length(value):
    return block_values.length(text(value)) if isinstance(value, SCALARS) else len(value)


def rounded(value, *digits):
    if digits or not isinstance(value, SCALARS):
        return round(value, *digits)
    value = number(value)
    return math.floor(value + 0.5) if math.isfinite(value) else value


def turns(count):
    """`range(count)`, also for 2.5 and for "3"."""
    count = rounded(count) if isinstance(count, SCALARS) else count
    if isinstance(count, float):
        return _without_end() if count > 0 else range(0)
    return range(count)


def _without_end():
    at = 0
    while True:
        yield at
        at += 1


def steps(first, last, step=1):
    """`range(first, last)`, also for 2.5 and for "3"; a step of 0 is one of 1."""
    first, last, step = _step(first), _step(last), _step(step)
    return range(first, last, step if step else 1)


def _step(value):
    if not isinstance(value, SCALARS):
        return value
    value = rounded(value)
    return value if isinstance(value, int) else 0 if value != value else MOST if value > 0 else -MOST


def at(values, index):
    """`values[index]`: the letters of a text are those that `len` counts."""
    if isinstance(values, str) and type(index) is int:
        return block_values.letters(values)[index]
    return values[index]


def positive(value):
    return abs(number(value))


def upper(value):
    return text(value).upper() if isinstance(value, SCALARS) else value.upper()


def lower(value):
    return text(value).lower() if isinstance(value, SCALARS) else value.lower()


def each(owner, name):
    """The items of a list, also those that come while somebody goes through it, and of the list it has become."""
    def now():
        return owner[name] if isinstance(owner, dict) else getattr(owner, name)

    values = now() if not isinstance(owner, dict) or name in owner else getattr(builtins, name, None)
    if not isinstance(values, list):
        yield from values
        return
    at = 0
    while at < len(now()):
        yield now()[at]
        at += 1
