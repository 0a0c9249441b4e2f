"""Standard input, sleeping and waiting, all of which can be stopped."""

import io
import sys
import time


def host():
    import _panya_host

    return _panya_host


def check(value):
    """The host answers None when the learner pressed Stop."""
    if value is None:
        raise KeyboardInterrupt
    return value


class Keyboard(io.TextIOBase):
    """sys.stdin: every line comes from the console on the page."""

    encoding = "utf-8"
    name = "<stdin>"
    mode = "r"

    def readable(self):
        return True

    def isatty(self):
        return True

    def fileno(self):
        raise io.UnsupportedOperation("fileno")

    def close(self):
        """exit() and quit() close stdin; the next run still needs it."""

    def readline(self, size=-1):
        sys.stdout.flush()
        line = check(host().readLine())
        return line if size is None or size < 0 else line[:size]

    def read(self, size=-1):
        lines = []
        while line := self.readline():
            lines.append(line)
        return "".join(lines)


def sleep(seconds):
    if not isinstance(seconds, (int, float)):
        if not hasattr(seconds, "__index__"):
            kind = type(seconds).__name__
            raise TypeError(f"'{kind}' object cannot be interpreted as an integer or float")
        seconds = seconds.__index__()
    if seconds < 0:
        raise ValueError("sleep length must be non-negative")
    sys.stdout.flush()
    check(host().sleep(float(seconds) * 1000))


def install():
    sys.stdin = sys.__stdin__ = Keyboard()
    sleep.__name__ = sleep.__qualname__ = "sleep"
    sleep.__module__ = "time"
    time.sleep = sleep
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(line_buffering=True, errors="replace")
