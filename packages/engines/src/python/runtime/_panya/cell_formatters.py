"""get_ipython().display_formatter: how values of a class are shown, where a notebook says so itself."""

import sys


class Formatter:
    """The functions that notebooks gave for one form, by the class they are for."""

    def __init__(self, mime):
        self.format_type, self.enabled = mime, True
        self.type_printers, self.deferred_printers = {}, {}

    def for_type(self, kind, func=None):
        if isinstance(kind, str):
            return self.for_type_by_name(*kind.rpartition(".")[::2], func)
        before = self.type_printers.get(kind)
        if func is not None:
            self.type_printers[kind] = func
        return before

    def for_type_by_name(self, module, name, func=None):
        """For a class whose module may not be loaded yet."""
        before = self.deferred_printers.get((module, name))
        if func is not None:
            self.deferred_printers[module, name] = func
        return before

    def pop(self, kind, default=None):
        return self.type_printers.pop(kind, default)

    def lookup(self, value):
        for kind in type(value).__mro__:
            found = self.type_printers.get(kind) or self.deferred_printers.get((kind.__module__, kind.__name__))
            if found is not None:
                return found
        return None

    def __call__(self, value):
        shown = format_with(self, value)
        return shown if shown is not None else sys.modules["_panya.cell_display"].bundle(value)["data"].get(self.format_type)


def format_with(formatter, value):
    """What the notebook's own function says, or None where there is none."""
    func = formatter.lookup(value) if formatter.enabled else None
    if func is None:
        return None
    if formatter.format_type != "text/plain":
        return func(value)
    printer = sys.modules["_panya.cell_display"]._Printer()
    func(value, printer, False)
    return "".join(printer.parts)


class DisplayFormatter:
    def __init__(self):
        from .cell_display import METHODS

        self.formatters = {mime: Formatter(mime) for mime in ("text/plain", *METHODS)}
        self.active_types = list(self.formatters)

    @property
    def plain_text_formatter(self):
        return self.formatters["text/plain"]

    def format(self, value, include=None, exclude=None):
        from .cell_display import bundle

        found = bundle(value, include, exclude)
        return found["data"], found["metadata"]


def own_forms(value):
    """Form -> content, of the forms that the notebook gave a function for."""
    shell = sys.modules["_panya.cell"].shell if "_panya.cell" in sys.modules else None
    if shell is None or not any(f.type_printers or f.deferred_printers for f in shell.display_formatter.formatters.values()):
        return {}
    shown = {mime: format_with(formatter, value) for mime, formatter in shell.display_formatter.formatters.items()}
    return {mime: part for mime, part in shown.items() if part is not None}
