"""Magics that a notebook makes itself: functions or a class of them, registered by name."""

from _panya import cell_magics
from _panya.cell import get_ipython

__all__ = [
    "Magics", "cell_magic", "line_cell_magic", "line_magic", "magics_class", "needs_local_scope", "no_var_expand",
    "register_cell_magic", "register_line_cell_magic", "register_line_magic",
]  # fmt: skip


def add(func, kind, name=None):
    """Makes `func` the magic of that name: for lines, for cells, or for both."""
    name = name or func.__name__
    if "line" in kind:
        cell_magics.LINES[name] = lambda shell, line: func(line)
    if "cell" in kind:
        cell_magics.CELLS[name] = lambda shell, line, cell: func(line, cell)
    return func


def _registering(kind):
    def register(name_or_func):
        if callable(name_or_func):
            return add(name_or_func, kind)
        return lambda func: add(func, kind, name_or_func)

    return register


def _marking(kind):
    def mark(name_or_func):
        def marked(func, name=None):
            func._magic = (kind, name or func.__name__)
            return func

        if callable(name_or_func):
            return marked(name_or_func)
        return lambda func: marked(func, name_or_func)

    return mark


register_line_magic, register_cell_magic, register_line_cell_magic = map(_registering, ("line", "cell", "line_cell"))
line_magic, cell_magic, line_cell_magic = map(_marking, ("line", "cell", "line_cell"))


def magics_class(cls):
    return cls


def needs_local_scope(func):
    return func


no_var_expand = needs_local_scope


class Magics:
    """A class whose marked methods become magics once it is registered."""

    def __init__(self, shell=None, **_):
        self.shell = shell or get_ipython()

    def _register(self):
        for name in dir(type(self)):
            marked = getattr(getattr(type(self), name), "_magic", None)
            if marked:
                add(getattr(self, name), *marked)
