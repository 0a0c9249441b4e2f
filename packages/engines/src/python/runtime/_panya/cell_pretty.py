"""Values as notebooks print them: long ones a line each, sets in order."""

import collections

WIDTH = 79
MOST = 1000
BRACKETS = {list: "[]", tuple: "()", set: "{}", frozenset: ("frozenset({", "})"), dict: "{}"}
NAMED = (collections.Counter, collections.defaultdict, collections.OrderedDict, collections.deque)


def in_order(values):
    try:
        return sorted(values)
    except Exception:
        return list(values)


def brackets_of(value):
    kind = type(value)
    if kind in NAMED:
        inner = "[]" if kind is collections.deque else "{}"
        first = f"{value.default_factory!r}, " if kind is collections.defaultdict else ""
        return f"{kind.__name__}({first}{inner[0]}", f"{inner[1]})"
    opening, closing = BRACKETS[kind]
    return opening, closing


def parts_of(value):
    """Pairs of a text in front and a value."""
    if isinstance(value, dict):
        items = value.most_common() if isinstance(value, collections.Counter) else value.items()
        return [(f"{pretty(key)}: ", part) for key, part in list(items)[:MOST]]
    ordered = in_order(value) if isinstance(value, (set, frozenset)) else list(value)
    return [("", part) for part in ordered[:MOST]]


def pretty(value, column=0, seen=()):
    if type(value) not in BRACKETS and type(value) not in NAMED:
        return repr(value)
    if len(value) == 0 or id(value) in seen:
        return repr(value)
    seen = (*seen, id(value))
    opening, closing = brackets_of(value)
    more = ["..."] if len(value) > MOST else []
    parts = parts_of(value)
    flat = [front + pretty(part, 0, seen) for front, part in parts] + more
    comma = "," if type(value) is tuple and len(value) == 1 else ""
    line = f"{opening}{', '.join(flat)}{comma}{closing}"
    if column + len(line) <= WIDTH and "\n" not in line:
        return line
    inner = column + len(opening)
    lines = [front + pretty(part, inner + len(front), seen) for front, part in parts] + more
    return opening + f",\n{' ' * inner}".join(lines) + comma + closing
