"""What `from stage import *` brings into a plain program: the stage, and functions that count from 1 as the blocks do."""

import math
from contextlib import contextmanager

import block_values
import stage as _stage
from block_values import _place, letters as _letters
from stage import *  # noqa: F403

from .stage_values import join, number, same, text

as_number = number


def _index(position):
    position = number(position)
    return math.floor(position) if math.isfinite(position) else 0


def item(values, position):
    index = _place(_index(position), values)
    return "" if index is None else values[index]


def delete_item(values, position):
    block_values.delete_item(_index(position), values)


def insert_item(values, position, value):
    block_values.insert_item(_index(position), value, values)


def set_item(values, position, value):
    block_values.set_item(_index(position), values, value)


def index_of(values, value):
    return next((at for at, entry in enumerate(values, 1) if same(entry, value)), 0)


def split(value, separator):
    return block_values.split(text(value), text(separator))


def letter(value, position):
    return block_values.letter(_index(position), text(value))


def letters(value, first=None, last=None):
    if first is None:
        return _letters(text(value))
    last = number(last)
    return block_values.slice_text(text(value), _index(first), last if math.isfinite(last) else 10**9 * (last > 0))


def counting(first, last, step=1):
    return block_values.counting(number(first), number(last), number(step))


def random_between(a, b):
    a, b = number(a), number(b)
    return block_values.random_between(a, b) if math.isfinite(a) and math.isfinite(b) else a


def up_to(count):
    return _stage.up_to(number(count))


def _function(name):
    def calculate(value):
        value = number(value)
        try:
            return block_values.math_of(name, value)
        except OverflowError:
            return value if name in ("floor", "ceiling") else math.inf
        except ValueError:
            return math.nan

    calculate.__name__ = calculate.__qualname__ = name
    return calculate


floor, ceiling, sqrt, sin, cos, tan = map(_function, ("floor", "ceiling", "sqrt", "sin", "cos", "tan"))
asin, acos, atan, ln, log, exp, power10 = map(_function, ("asin", "acos", "atan", "ln", "log", "exp", "power10"))


def wait_until(condition):
    """Only its name: a program is changed before it runs, so that the condition is asked again and again."""


@contextmanager
def at_once():
    yield


# What the page has and Python has not: it is said, and nothing comes of it.


def missing(*_):
    pass


speak = set_voice = set_speech_language = missing


def missing_value(_=""):
    return ""


def missing_truth(_=""):
    return False


def translate(words, language=""):
    return text(words)


def viewer_language():
    return "English"


def loudness():
    return -1


def is_loud():
    return False


def is_online():
    return True


def username():
    return ""


class _Video:
    switch = set_transparency = staticmethod(missing)

    def seen(self, what, subject):
        return 0


video = _Video()

__all__ = [
    *_stage.__all__,
    "acos", "as_number", "asin", "at_once", "atan", "ceiling", "cos", "exp", "floor", "is_loud", "is_online", "join",
    "ln", "log", "loudness", "missing", "missing_truth", "missing_value", "power10", "set_speech_language", "set_voice",
    "sin", "speak", "sqrt", "tan", "translate", "username", "video", "viewer_language", "wait_until",
]
