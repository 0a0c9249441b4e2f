"""Describes an exception for the page: its lines, and the values of the variables there."""

import os
import reprlib
import traceback
import types

LIBRARY = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
MAX_VALUE = 80
MAX_VARIABLES = 12
MAX_FRAMES = 30
MAX_STEPS = 2000

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


def steps_of(error):
    """Its traceback, step by step, outermost first."""
    step, found = error.__traceback__, []
    while step is not None:
        found.append(step)
        step = step.tb_next
    return found


def frames_of(error):
    found = []
    steps = [step for step in steps_of(error) if not is_ours(step.tb_frame.f_code.co_filename)]
    if len(steps) > MAX_FRAMES:  # Of a call in a call in a call only both ends.
        steps = steps[: MAX_FRAMES // 2] + steps[-MAX_FRAMES // 2 :]
    for step in steps:
        frame, entry = step.tb_frame, traceback.extract_tb(step, 1)[0]
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
    return found


class Summary(traceback.StackSummary):
    """A line that calls itself a thousand times is worded once."""

    def format_frame_summary(self, frame_summary, **named):
        one = frame_summary
        place = (one.filename, one.lineno, one.end_lineno, one.colno, one.end_colno, one.name)
        known = self.__dict__.setdefault("known", {})
        if place not in known:
            known[place] = super().format_frame_summary(frame_summary, **named)
        return known[place]


def text_of(error):
    """Python's own words, without the frames of this library."""
    try:
        limit = None if len(steps_of(error)) <= MAX_STEPS else -MAX_STEPS
        found = traceback.TracebackException(type(error), error, error.__traceback__, limit=limit, compact=True)
        part = found
        while part is not None:
            kept = [entry for entry in part.stack if not is_ours(entry.filename)]
            part.stack = Summary.from_list(kept)
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
    if compute is None or not isinstance(name, str) or len(name) < 2:  # To one letter anything is similar.
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
