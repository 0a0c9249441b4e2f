"""Turns values into what a notebook shows: text, tables, pictures, formulas."""

import base64
import json
import sys

from .cell_formatters import own_forms
from .cell_pretty import pretty
from .console import host

in_notebook = False
# While a cell is captured: what it would have shown.
kept = None
_ids = 0
# Of a text so much is shown, and so much of its end.
MOST_TEXT, MOST_END = 48_000, 8_000
# What cannot be cut in the middle is shown up to this size or not at all.
MOST_WHOLE = 4_000_000
PLAIN = ("text/plain", "text/markdown", "text/latex")

METHODS = {
    "text/html": "_repr_html_",
    "text/markdown": "_repr_markdown_",
    "text/latex": "_repr_latex_",
    "image/svg+xml": "_repr_svg_",
    "image/png": "_repr_png_",
    "image/jpeg": "_repr_jpeg_",
    "application/json": "_repr_json_",
    "application/javascript": "_repr_javascript_",
}


def plain(value):
    custom = getattr(type(value), "_repr_pretty_", None)
    if callable(custom):
        try:
            printer = _Printer()
            custom(value, printer, False)
            return "".join(printer.parts)
        except Exception:
            pass
    return pretty(value)


class _Printer:
    """The part of IPython's pretty printer that _repr_pretty_ methods use."""

    def __init__(self):
        self.parts = []

    def text(self, text):
        self.parts.append(str(text))

    def pretty(self, value):
        self.parts.append(plain(value))

    def breakable(self, sep=" "):
        self.parts.append(sep)

    def group(self, indent=0, open="", close=""):
        from contextlib import contextmanager

        @contextmanager
        def grouped():
            self.parts.append(open)
            yield
            self.parts.append(close)

        return grouped()


def text_of(mime, data):
    if isinstance(data, (bytes, bytearray)):
        return base64.b64encode(bytes(data)).decode()
    return data


def bundle(value, include=None, exclude=None):
    """Everything the value can be shown as, with the metadata that goes with it."""
    data, metadata = {"text/plain": plain(value)}, {}
    if isinstance(value, type):
        return {"data": data, "metadata": metadata}
    data.update({mime: text_of(mime, part) for mime, part in own_forms(value).items()})
    whole = getattr(value, "_repr_mimebundle_", None)
    if callable(whole):
        found = whole(include=include, exclude=exclude)
        found, extra = found if isinstance(found, tuple) else (found, {})
        data.update({mime: text_of(mime, part) for mime, part in (found or {}).items()})
        metadata.update(extra or {})
    for mime, name in METHODS.items():
        method = getattr(value, name, None)
        if mime in data or not callable(method):
            continue
        try:
            part = method()
        except NotImplementedError:
            continue
        part, extra = part if isinstance(part, tuple) else (part, None)
        if part is not None:
            data[mime] = text_of(mime, part)
            if extra:
                metadata[mime] = extra
    return {"data": wanted(data, include, exclude), "metadata": metadata}


def wanted(data, include, exclude):
    """The forms somebody asked for, or those nobody asked to leave out."""
    return {mime: part for mime, part in data.items() if (not include or mime in include) and mime not in (exclude or ())}


def bounded(found):
    """The same, with what is too long cut; says where and how much."""
    data, cut = dict(found["data"]), {}
    for mime, part in found["data"].items():
        if not isinstance(part, str):
            size = len(json.dumps(part, default=str))
        else:
            size = len(part)
        if mime in PLAIN and isinstance(part, str) and size > MOST_TEXT + MOST_END:
            data[mime] = part[:MOST_TEXT] + part[-MOST_END:]
            cut[mime] = {"at": MOST_TEXT, "characters": size - MOST_TEXT - MOST_END}
        elif size > MOST_WHOLE:
            del data[mime]
            cut[mime] = {"at": 0, "characters": size}
    return {**found, "data": data, **({"cut": cut} if cut else {})}


def flush():
    """What was printed before comes before."""
    sys.stdout.flush()
    sys.stderr.flush()


def publish(found, *, display_id=None, update=False):
    if kept is not None:
        kept.append(found)
        return
    if not in_notebook:
        print(found["data"].get("text/plain", ""))
        return
    flush()
    event = {"kind": "display", **bounded(found), "id": display_id, "update": update}
    host().show(json.dumps(event, default=str), display_id, update)


def publish_error(error):
    if not in_notebook:
        print(error["traceback"], file=sys.stderr, end="")
        return
    flush()
    host().show(json.dumps({"kind": "error", "error": error}), None, False)


class DisplayHandle:
    """A place on the page whose content can be replaced."""

    def __init__(self, display_id=None):
        global _ids
        _ids += 1
        self.display_id = display_id if isinstance(display_id, str) else f"display-{_ids}"

    def display(self, value, **options):
        display(value, display_id=self.display_id, **options)

    def update(self, value, **options):
        update_display(value, display_id=self.display_id, **options)


def display(*values, include=None, exclude=None, metadata=None, raw=False, display_id=None, clear=False, **_):
    """Shows each value as richly as it can be shown."""
    if clear:
        clear_output(wait=True)
    handle = DisplayHandle(display_id) if display_id else None
    for value in values:
        shows_itself = getattr(value, "_ipython_display_", None)
        if not raw and callable(shows_itself) and not isinstance(value, type):
            shows_itself()
            continue
        found = {"data": value, "metadata": {}} if raw else bundle(value, include, exclude)
        if metadata:
            found["metadata"].update(metadata)
        publish(found, display_id=handle and handle.display_id)
    return handle


def update_display(value, *, display_id, **options):
    publish(bundle(value), display_id=display_id, update=True)


def clear_output(wait=False):
    if in_notebook:
        flush()
        host().clear(bool(wait))


def flush_figures():
    """Figures that were drawn and not shown appear below the cell, as people are used to."""
    if "matplotlib.pyplot" in sys.modules:
        from . import matplotlib_pictures

        matplotlib_pictures.show()
