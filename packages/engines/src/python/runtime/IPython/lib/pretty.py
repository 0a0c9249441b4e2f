"""Values as text, the way the end of a cell shows them."""

import sys

from _panya.cell_display import plain

__all__ = ["pprint", "pretty"]


def pretty(obj, *_, **__):
    return plain(obj)


def pprint(obj, *_, **__):
    sys.stdout.write(plain(obj) + "\n")
