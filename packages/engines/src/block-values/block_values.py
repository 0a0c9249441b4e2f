"""Numbers, text and lists as the blocks know them. Runs in MicroPython and in Python on the computer."""

import math

# A board counts with single precision: fewer digits are true there.
_DIGITS, _ALL_DIGITS = (12, (15, 16, 17)) if 1 + 1e-10 != 1 else (6, (7, 8, 9))
_HALF_TO_EVEN = "%.0e" % 2.5 == "2e+00"
_ZEROS = (0x0660, 0x06F0, 0x0E50)
_MARKS = ((0x0300, 0x036F), (0x064B, 0x065F), (0x0670, 0x0670), (0x0E31, 0x0E31), (0x0E33, 0x0E3A),
          (0x0E47, 0x0E4E), (0x200D, 0x200D), (0xFE00, 0xFE0F), (0x1F3FB, 0x1F3FF))


def _western(char):
    code = ord(char)
    for zero in _ZEROS:
        if zero <= code <= zero + 9:
            return chr(48 + code - zero)
    return char


def _is_whole(value):
    return not math.isinf(value) and value == value and value == int(value)


def _read_number(value):
    plain = "".join([_western(char) for char in value.strip()])
    body = plain[1:] if plain[:1] and plain[:1] in "+-" else plain
    if not body or body[0] not in "0123456789." or not all([c in "0123456789.eE+-" for c in body]):
        return None
    try:
        result = float(plain)
    except ValueError:
        return None
    return int(result) if _is_whole(result) and abs(result) < 1e15 else result


def number(value):
    if isinstance(value, bool):
        return 1 if value else 0
    if isinstance(value, (int, float)):
        return value
    found = _read_number(value)
    return 0 if found is None else found


def text(value):
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        return "true" if value else "false"
    if math.isinf(value):
        return "Infinity" if value > 0 else "-Infinity"
    if value != value:
        return "NaN"
    if abs(value) < 1e15 and value == int(value):
        return str(int(value))
    return _written(float(value))


def _written(value):
    """At most twelve digits, whole numbers with all they have; very big and very small ones with an exponent."""
    for digits in _ALL_DIGITS if value == int(value) else (_DIGITS,):
        mantissa, power = ("%.*e" % (digits - 1, abs(value))).split("e")
        if float(mantissa + "e" + power) == abs(value):
            break
    sign = "-" if value < 0 else ""
    if _HALF_TO_EVEN and ("%.24e" % abs(value))[13:27] == "5000000000000e" and digits == _DIGITS:
        # Exactly between two texts of twelve digits: up, as in the blocks.
        mantissa, power = ("%.*e" % (digits - 1, abs(value) * (1 + 2**-52))).split("e")
    shown = mantissa.replace(".", "").rstrip("0") or "0"
    point = int(power) + 1
    if point > 21 or point < -5:
        power = ("+" if point > 0 else "") + str(point - 1)
        return sign + shown[0] + ("." + shown[1:] if len(shown) > 1 else "") + "e" + power
    if point <= 0:
        return sign + "0." + "0" * -point + shown
    if point < len(shown):
        return sign + shown[:point] + "." + shown[point:]
    return sign + shown + "0" * (point - len(shown))


def is_true(value):
    if isinstance(value, str):
        return value != "" and value != "0" and value.lower() != "false"
    return bool(value)


def _both(a, b):
    left = _read_number(a) if isinstance(a, str) else number(a)
    right = _read_number(b) if isinstance(b, str) else number(b)
    # A number that is none is the same as nothing, and neither before nor after anything.
    if left != left or right != right:
        return (0, float("nan"))
    return None if left is None or right is None else (left, right)


def same(a, b):
    pair = _both(a, b)
    return pair[0] == pair[1] if pair else text(a).lower() == text(b).lower()


def less(a, b):
    pair = _both(a, b)
    return pair[0] < pair[1] if pair else text(a).lower() < text(b).lower()


def divide(a, b):
    if b != 0:
        return a / b
    return 0 if a == 0 else float("inf") if a > 0 else float("-inf")


def mod(a, b):
    return 0 if b == 0 else a % b


def _floor(value):
    """What is endless, or no number, has no whole number below."""
    return math.floor(value) if math.isfinite(value) else value


def round_half_up(value):
    return _floor(value + 0.5)


def _tidy(value, digits=1e10):
    return math.floor(value * digits + 0.5) / digits if math.isfinite(value) else value


def math_of(name, value):
    if name in ("ln", "log"):
        if not value > 0:
            return float("-inf") if value == 0 else 0
        return math.log(value) if name == "ln" else math.log10(value)
    if value != value:
        return value
    if name == "abs":
        return abs(value)
    if name == "floor":
        return _floor(value)
    if name == "int":
        return _floor(value) if value >= 0 else -_floor(-value)
    if name == "ceiling":
        return -_floor(-value)
    if name == "sqrt":
        return math.sqrt(value) if value >= 0 else 0
    if name in ("sin", "cos", "tan"):
        return _of_angle(name, value)
    if name in ("asin", "acos"):
        return _tidy(math.degrees(getattr(math, name)(max(-1, min(1, value)))))
    if name == "atan":
        return _tidy(math.degrees(math.atan(value)))
    try:
        return math.exp(value) if name == "exp" else 10.0**value
    except (OverflowError, ValueError):
        return float("inf")


def _of_angle(name, value):
    if math.isinf(value):
        return float("nan")
    if name != "tan":
        return _tidy(getattr(math, name)(math.radians(value)))
    return float("inf") if value % 180 == 90 else _tidy(math.tan(math.radians(value % 180)))


def _joins(char):
    code = ord(char)
    return code >= 0x300 and any([low <= code <= high for low, high in _MARKS])


def letters(value):
    """Letters as people see them: a base character with its marks is one."""
    parts = []
    follows = False
    for char in value:
        if parts and (follows or _joins(char)):
            parts[-1] += char
        else:
            parts.append(char)
        follows = char == "\u200d"
    return parts


def letter(position, value):
    return item(position, letters(value))


def length(value):
    return len(letters(value))


def slice_text(value, first, last):
    parts = letters(value)
    start = min(max(1, _floor(first)) - 1, len(parts))
    return "".join(parts[start : max(start, min(_floor(last), len(parts)))])


def contains(value, part):
    return part.lower() in value.lower()


def _place(position, values):
    index = _floor(position) - 1
    return index if 0 <= index < len(values) else None


def item(position, values):
    index = _place(position, values)
    return "" if index is None else values[index]


def delete_item(position, values):
    index = _place(position, values)
    if index is not None:
        del values[index]


def insert_item(position, value, values):
    index = _floor(position) - 1
    if 0 <= index <= len(values):
        values.insert(index, value)


def set_item(position, values, value):
    index = _place(position, values)
    if index is not None:
        values[index] = value


def index_of(value, values):
    for index, entry in enumerate(values):
        if same(entry, value):
            return index + 1
    return 0


def has_item(values, value):
    return index_of(value, values) > 0


def list_text(values):
    parts = [text(value) for value in values]
    return ("" if all([len(part) == 1 and ord(part) < 0x10000 for part in parts]) else " ").join(parts)


def split(value, separator):
    if value == "":
        return []
    parts = letters(value) if separator == "" else value.split(separator)
    return [_literal(part) for part in parts]


def _literal(part):
    found = _read_number(part)
    return found if found is not None and text(found) == part else part


def counting(first, last, step):
    step = abs(step) or 1
    current = first
    if first <= last:
        while current <= last:
            yield current
            current += step
    else:
        while current >= last:
            yield current
            current -= step


class Dice:
    """The same numbers from the same seed, here and in the blocks."""

    def __init__(self, seed):
        self.state = seed & 0xFFFFFFFF

    def next(self):
        self.state = (self.state + 0x6D2B79F5) & 0xFFFFFFFF
        mixed = ((self.state ^ (self.state >> 15)) * (1 | self.state)) & 0xFFFFFFFF
        mixed = ((mixed + (((mixed ^ (mixed >> 7)) * (61 | mixed)) & 0xFFFFFFFF)) ^ mixed) & 0xFFFFFFFF
        return ((mixed ^ (mixed >> 14)) & 0xFFFFFFFF) / 4294967296


_dice = Dice(1)


def seed_random(seed):
    _dice.state = seed & 0xFFFFFFFF


def random_between(a, b):
    low, high = min(a, b), max(a, b)
    if _is_whole(a) and _is_whole(b):
        return int(low) + math.floor(_dice.next() * (high - low + 1))
    return low + _dice.next() * (high - low)
