"""What a cell shows, kept in a variable instead: %%capture and IPython.utils.capture."""

import contextlib
import io
import sys

from . import cell_display


class RichOutput:
    """One thing that was displayed, as it would have been shown."""

    def __init__(self, data=None, metadata=None):
        self.data, self.metadata = data or {}, metadata or {}

    def display(self):
        cell_display.publish({"data": self.data, "metadata": self.metadata})

    def __repr__(self):
        return self.data.get("text/plain", "")

    def _repr_mimebundle_(self, include=None, exclude=None):
        return self.data, self.metadata


class CapturedIO:
    """Shows itself again when it is called."""

    def __init__(self, out, err, shown):
        self._out, self._err, self._shown = out, err, shown

    @property
    def stdout(self):
        return self._out.getvalue() if self._out else ""

    @property
    def stderr(self):
        return self._err.getvalue() if self._err else ""

    @property
    def outputs(self):
        return [RichOutput(found["data"], found["metadata"]) for found in self._shown]

    def show(self):
        sys.stdout.write(self.stdout)
        sys.stderr.write(self.stderr)
        sys.stdout.flush()
        for output in self.outputs:
            output.display()

    __call__ = show

    def __str__(self):
        return self.stdout


@contextlib.contextmanager
def capture_output(stdout=True, stderr=True, display=True):
    out, err = io.StringIO() if stdout else None, io.StringIO() if stderr else None
    shown, before = [], cell_display.kept
    with contextlib.ExitStack() as stack:
        if out is not None:
            stack.enter_context(contextlib.redirect_stdout(out))
        if err is not None:
            stack.enter_context(contextlib.redirect_stderr(err))
        if display:
            cell_display.kept = shown
        try:
            yield CapturedIO(out, err, shown)
        finally:
            cell_display.kept = before
