"""Standard input, sleeping and waiting, all of which can be stopped."""

import getpass as getpass_module
import io
import os
import signal
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
    _bytes = None

    def readable(self):
        return True

    def isatty(self):
        return True

    def fileno(self):
        return 0

    @property
    def buffer(self):
        """The same keyboard in bytes, as programs for contests read it."""
        if self._bytes is None or self._bytes.closed:
            self._bytes = io.BufferedReader(io.FileIO(0, closefd=False))
        return self._bytes

    def close(self):
        """exit() and quit() close stdin; the next run still needs it."""

    def readline(self, size=-1):
        sys.stdout.flush()
        line = check(host().readLine(False))
        return line if size is None or size < 0 else line[:size]

    def secret(self):
        """A line that nobody else shall see while it is typed."""
        sys.stdout.flush()
        line = check(host().readLine(True))
        if not line:
            raise EOFError
        return line.rstrip("\n")

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


def screen(descriptor, name):
    """sys.stdout or sys.stderr, without the lock that would keep a signal from sending what is held back."""
    raw = io.FileIO(descriptor, "w", closefd=False)
    raw.name = name
    text = io.TextIOWrapper(raw, "utf-8", "replace", "\n", line_buffering=True)
    text.mode = "w"
    return text


def send_together(signum, frame):
    """On a flood of prints: send what is there, and hold more back until the next signal."""
    if not sys.__stdout__.closed:
        sys.__stdout__.flush()
        sys.__stdout__.reconfigure(line_buffering=not host().holdsBack())


def send_at_once():
    """Every line leaves when it is printed; so begins every run."""
    sys.__stdout__.reconfigure(line_buffering=True)


def forget_rest():
    """What a stopped run still held back, however often Stop met its last flush; the host shows none of it."""
    for stream in (sys.__stdout__, sys.__stderr__):
        if not stream.closed:
            stream.reconfigure(line_buffering=True)


def open_screens():
    """A program may have closed them or put something else in their place."""
    for number, name in enumerate(("stdout", "stderr"), 1):
        if getattr(sys, f"__{name}__").closed:
            setattr(sys, f"__{name}__", screen(number, f"<{name}>"))
        setattr(sys, name, getattr(sys, f"__{name}__"))


def leave(status):
    """os._exit(): the program is over, and the next one needs no new interpreter."""
    raise SystemExit(status)


def getpass(prompt="Password: ", stream=None, *, echo_char=None):
    """getpass.getpass(), with the letters hidden by the page."""
    print(prompt, end="", file=stream or sys.stdout, flush=True)
    return sys.stdin.secret() if isinstance(sys.stdin, Keyboard) else sys.stdin.readline().rstrip("\n")


def install():
    sys.stdin = sys.__stdin__ = Keyboard()
    sys.stdout = sys.__stdout__ = screen(1, "<stdout>")
    sys.stderr = sys.__stderr__ = screen(2, "<stderr>")
    sleep.__name__ = sleep.__qualname__ = "sleep"
    sleep.__module__ = "time"
    time.sleep = sleep
    os._exit = leave
    getpass_module.getpass = getpass
    signal.signal(signal.SIGUSR1, send_together)
