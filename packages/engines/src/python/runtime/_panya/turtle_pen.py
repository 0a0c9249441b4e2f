"""The turtle itself: it moves, leaves ink, has a shape, and can take things back."""

from .turtle_ink import Ink
from .turtle_looks import Looks
from .turtle_motion import Motion
from .turtle_screen import _screen


class RawTurtle(Motion, Ink, Looks):
    _next = 1

    def __init__(self, shape="classic", undobuffersize=1000, visible=True):
        if not isinstance(shape, str):  # RawTurtle(screen, shape): there is one screen only.
            shape = undobuffersize if isinstance(undobuffersize, str) else "classic"
        self.screen = _screen
        self._id = RawTurtle._next
        RawTurtle._next += 1
        self._released = False
        self._handlers = []
        self._shape = shape
        self._full = 360.0
        self._offset = 0.0
        self._speed = 3
        self._plain()
        self._visible = visible
        _screen._turtles.append(self)
        self._put("new", shape, visible)

    def _plain(self):
        self._x = self._y = 0.0
        self._angle = 90.0 if _screen._mode == "logo" else 0.0
        self._down = True
        self._pencolor = self._fillcolor = "black"
        self._width = 1
        self._visible = True
        self._stretch = (1.0, 1.0, 1)
        self._tilt = 0.0
        self._shear = 0.0
        self._resizing = "noresize"
        self._filling = None
        self._poly = None
        self._past = []

    def _put(self, name, *rest):
        _screen.paper.put(name, self._id, *rest)

    def _wait(self, milliseconds=0):
        quick = self._speed == 0 or _screen._tracing != 1
        if _screen._tracing:
            _screen._drawn(0 if quick else milliseconds)

    def _remember(self, items=0):
        """What undo() needs: how it was, and how many things were drawn since."""
        kept = (self._x, self._y, self._angle, self._down, self._pencolor, self._fillcolor, self._width)
        self._past.append((kept, items))
        del self._past[:-1000]

    def undo(self):
        if not self._past:
            return
        kept, items = self._past.pop()
        self._x, self._y, self._angle, self._down, self._pencolor, self._fillcolor, self._width = kept
        self._put("undo", items, self._x, self._y, self._angle)
        self._send_pen()

    def undobufferentries(self):
        return len(self._past)

    def setundobuffer(self, size):
        self._past.clear()

    def clear(self):
        self._past.clear()
        self._filling = None
        self._put("clear")
        self._wait()

    def reset(self):
        speed = self._speed
        self._plain()
        self._speed = speed
        self._put("reset", self._angle)
        self._wait()

    def clone(self):
        # A learner's own kind of turtle may begin with other words, and is not to begin again.
        other = object.__new__(type(self))
        RawTurtle.__init__(other, self._shape)
        for name, value in vars(self).items():
            if name not in ("_id", "_handlers", "_past"):
                setattr(other, name, value)
        other._put("move", self._x, self._y, 0, False)
        other._put("turn", self._angle, 0, 0)
        other._send_pen()
        other._put("size", *self._stretch)
        return other

    def getturtle(self):
        return self

    getpen = getturtle

    def getscreen(self):
        return _screen


class Turtle(RawTurtle):
    """A turtle on the program's own screen."""


RawPen = RawTurtle
Pen = Turtle
