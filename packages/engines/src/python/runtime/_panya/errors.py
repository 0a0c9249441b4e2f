"""Describes an exception for the page: its lines, and the values of the variables there."""

import os
import reprlib
import traceback
import types

LIBRARY = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
MAX_VALUE = 80
MAX_VARIABLES = 12
MAX_FRAMES = 30

_short = reprlib.Repr()
_short.maxstring = _short.maxother = MAX_VALUE
_short.maxlist = _short.maxtuple = _short.maxset = _short.maxdict = 8


def show(value):
    """A short repr that never fails, whatever the learner's own __repr__ does."""
    try:
        return _short.repr(value)
    except Exception as error:
        return f"<{type(value).__name__}: {type(error).__name__}>"


HIDDEN = (types.ModuleType, types.FunctionType, types.BuiltinFunctionType, type)


def variables(frame):
    found = []
    for name, value in list(frame.f_locals.items()):
        if name.startswith("__") or isinstance(value, HIDDEN):
            continue
        found.append([name, show(value), type(value).__name__])
        if len(found) == MAX_VARIABLES:
            break
    return found


def is_ours(filename):
    return filename.startswith(LIBRARY) or "/_pyodide/" in filename


def frames_of(error):
    found = []
    summary = traceback.extract_tb(error.__traceback__)
    for (frame, _line), entry in zip(traceback.walk_tb(error.__traceback__), summary):
        if is_ours(entry.filename):
            continue
        found.append(
            {
                "file": entry.filename,
                "line": entry.lineno,
                "column": entry.colno,
                "endLine": entry.end_lineno,
                "endColumn": entry.end_colno,
                "function": entry.name,
                "source": entry.line or "",
                "variables": variables(frame),
            }
        )
    if len(found) > MAX_FRAMES:
        found = found[: MAX_FRAMES // 2] + found[-MAX_FRAMES // 2 :]
    return found


def text_of(error):
    """Python's own words, without the frames of this library."""
    try:
        found = traceback.TracebackException(type(error), error, error.__traceback__, compact=True)
        part = found
        while part is not None:
            kept = [entry for entry in part.stack if not is_ours(entry.filename)]
            part.stack = traceback.StackSummary.from_list(kept)
            part = part.__cause__ or part.__context__
        return "".join(found.format())[-20000:]
    except Exception:
        return f"{type(error).__name__}\n"


def syntax_of(error):
    if not isinstance(error, SyntaxError):
        return None
    return {
        "file": error.filename,
        "line": error.lineno,
        "column": error.offset,
        "endLine": error.end_lineno,
        "endColumn": error.end_offset,
        "source": (error.text or "").rstrip("\n"),
    }


def safe_str(error):
    try:
        return str(error)[:2000]
    except Exception:
        return ""


def suggestion(error):
    """Python's own 'Did you mean', as a value instead of a sentence."""
    compute = getattr(traceback, "_compute_suggestion_error", None)
    name = getattr(error, "name_from", None) or getattr(error, "name", None)
    if compute is None or not isinstance(name, str):
        return None
    if not isinstance(error, (NameError, AttributeError, ImportError)):
        return None
    try:
        return compute(error, error.__traceback__, name) or similar(error, name)
    except Exception:
        return None


def is_there(module):
    """Some of the library's modules do not exist in the browser."""
    import importlib.util

    try:
        return importlib.util.find_spec(module) is not None
    except (ImportError, ValueError):
        return False


def similar(error, name):
    """Python itself suggests nothing for modules, and little for what is in them."""
    import difflib
    import pkgutil
    import sys

    if isinstance(error, ModuleNotFoundError):
        own = [entry.name for entry in pkgutil.iter_modules(["."])]
        known = [*own, "turtle", "stage", "plot", "pgzrun", "pgzero", *sys.stdlib_module_names]
    elif isinstance(error, AttributeError) and isinstance(getattr(error, "obj", None), types.ModuleType):
        known = dir(error.obj)
    elif isinstance(error, ImportError) and getattr(error, "name", None) in sys.modules:
        known = dir(sys.modules[error.name])
    else:
        return None
    known = [word for word in known if not word.startswith("_")]
    close = [word for word in difflib.get_close_matches(name, known, 4, 0.7) if word != name]
    return next((word for word in close if not isinstance(error, ModuleNotFoundError) or is_there(word)), None)


def describe(error):
    return {
        "type": type(error).__name__,
        "bases": [kind.__name__ for kind in type(error).__mro__],
        "message": safe_str(error),
        "name": getattr(error, "name", None) if isinstance(getattr(error, "name", None), str) else None,
        "suggestion": suggestion(error),
        "frames": frames_of(error),
        "syntax": syntax_of(error),
        "traceback": text_of(error),
    }
