"""Works out what the learner wants to know of a stopped program, and never for longer than a moment."""

import sys
import time

from .errors import describe, show

SECONDS = 1.0
monitoring = sys.monitoring
TOOL = 3
LOOKS = (monitoring.events.JUMP, monitoring.events.PY_START, monitoring.events.PY_RESUME)


class TooLong(BaseException):
    """Raised inside an expression that does not end."""


def value_of(expression, frame):
    """In one namespace, so that what is written inside a comprehension or a lambda finds every name too."""
    names = {**frame.f_globals, **frame.f_locals}
    return eval(compile(expression.strip(), "<watch>", "eval", dont_inherit=True), names)


def in_time(action):
    """What the action gives, or which error it made; an endless one is cut off."""
    end = time.monotonic() + SECONDS

    def look(*_where):
        if time.monotonic() > end:
            raise TooLong

    monitoring.use_tool_id(TOOL, "panya-watch")
    try:
        for event in LOOKS:
            monitoring.register_callback(TOOL, event, look)
        monitoring.set_events(TOOL, sum(LOOKS))
        # A debugger's own work is not watched by anybody unless it asks for that.
        return {"value": sys.call_tracing(action, ())}
    except TooLong:
        return {"tooLong": True}
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        return {"error": error}
    finally:
        monitoring.set_events(TOOL, 0)
        for event in LOOKS:
            monitoring.register_callback(TOOL, event, None)
        monitoring.free_tool_id(TOOL)


def look_at(expression, frame):
    def look():
        value = value_of(expression, frame)
        return [show(value), type(value).__name__]

    found = in_time(look)
    if "value" in found:
        shown, kind = found["value"]
        return {"value": shown, "type": kind}
    if "error" in found:
        return {"error": {**describe(found["error"]), "frames": []}}
    return {"tooLong": True}
