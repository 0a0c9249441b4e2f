"""The sheet of paper: sends drawing commands to the page, waits for keys and clicks."""

import contextlib
import json
import time

from .console import check, host, sleep
from .turtle_canvas import Canvas, Window
from .turtle_colors import TurtleGraphicsError, color_of, shown
from .turtle_events import Hearing
from .turtle_shapes import POLYGONS, Shape, is_picture, picture

FLUSH_SECONDS = 0.03
MAX_WAITING = 2000
MAX_UNTAKEN = 200_000


class Paper:
    """Collects commands and sends them; headless when nobody is watching."""

    def __init__(self):
        self.waiting = []
        self.last = 0.0
        self.animated = True

    def put(self, *command):
        self.waiting.append(command)
        if len(self.waiting) >= MAX_WAITING:
            self.flush()

    def flush(self):
        if self.waiting:
            # A program that draws faster than anybody can look waits, and hears Stop meanwhile.
            while host().untaken() > MAX_UNTAKEN:
                check(host().sleep(5.0))
            waiting, self.waiting = self.waiting, []
            host().emit(json.dumps({"kind": "turtle", "commands": waiting}))
        self.last = time.monotonic()

    def pause(self, milliseconds):
        """True when what was drawn has just been sent."""
        if milliseconds > 0 and self.animated:
            self.flush()
            sleep(milliseconds / 1000)
            return True
        if time.monotonic() - self.last > FLUSH_SECONDS:
            self.flush()
            return True
        return False


class Vec2D(tuple):
    """A point or an arrow on the paper."""

    def __new__(cls, x, y):
        return tuple.__new__(cls, (x, y))

    def __add__(self, other):
        return Vec2D(self[0] + other[0], self[1] + other[1])

    def __sub__(self, other):
        return Vec2D(self[0] - other[0], self[1] - other[1])

    def __mul__(self, other):
        if isinstance(other, Vec2D):
            return self[0] * other[0] + self[1] * other[1]
        return Vec2D(self[0] * other, self[1] * other)

    def __rmul__(self, other):
        return Vec2D(self[0] * other, self[1] * other)

    def __neg__(self):
        return Vec2D(-self[0], -self[1])

    def __abs__(self):
        return (self[0] ** 2 + self[1] ** 2) ** 0.5

    def rotate(self, angle):
        import math

        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        return Vec2D(self[0] * c - self[1] * s, self[0] * s + self[1] * c)

    def __getnewargs__(self):
        return (self[0], self[1])

    def __repr__(self):
        return "(%.2f,%.2f)" % self


class _Screen(Hearing):
    """The one screen of a program."""

    def __init__(self):
        self.paper = Paper()
        self.cv = self._canvas = Canvas(self)
        self._root = Window()
        self._start()

    def _start(self):
        self._turtles = []
        self._forget_heard()
        self._top = 1.0
        self._mode = "standard"
        self._tracing = 1
        self._delay = 10
        self._size = (400, 300)
        self._window = (600, 450)
        self._background = "white"
        self._shapes = {name: Shape("polygon", points) for name, points in {**POLYGONS, "blank": ()}.items()}
        self._picture = "nopic"
        self._next_stamp = 5

    # how it looks
    def bgcolor(self, *color):
        if not color:
            return shown(self._background, self._top)
        self._background = color_of(color, self._top)
        self.paper.put("bg", self._background)
        self._refresh()

    def bgpic(self, picname=None):
        if picname is None:
            return self._picture
        shown = None if picname == "nopic" else picture(picname)
        self._picture = picname
        self.paper.put("bgpic", *(shown or ("", "", 0, 0)))
        self._refresh()

    def screensize(self, canvwidth=None, canvheight=None, bg=None):
        if canvwidth is None and canvheight is None and bg is None:
            return self._size
        self._size = (canvwidth or self._size[0], canvheight or self._size[1])
        if bg is not None:
            self.bgcolor(bg)

    def setup(self, width=0.5, height=0.75, startx=None, starty=None):
        def pixels(value, whole):
            return round(value * whole) if isinstance(value, float) and value <= 1 else round(value)

        self._window = (pixels(width, 960), pixels(height, 720))
        self.paper.put("setup", *self._window)
        self._refresh()

    def setworldcoordinates(self, llx, lly, urx, ury):
        self._mode = "world"
        self.paper.put("world", llx, lly, urx, ury)
        self._refresh()

    def title(self, titlestring):
        self.paper.put("title", str(titlestring))

    def window_width(self):
        return self._window[0]

    def window_height(self):
        return self._window[1]

    def colormode(self, cmode=None):
        if cmode is None:
            return self._top
        if cmode == 1.0:
            self._top = 1.0
        elif cmode == 255:
            self._top = 255

    def mode(self, mode=None):
        if mode is None:
            return self._mode
        if mode not in ("standard", "logo", "world"):
            raise TurtleGraphicsError(f"No turtle-graphics-mode {mode}")
        self._mode = mode
        self.reset()

    def getshapes(self):
        return sorted(self._shapes)

    def register_shape(self, name, shape=None):
        if shape is None or (isinstance(shape, Shape) and shape._type == "image") or is_picture(shape):
            file = shape._data if isinstance(shape, Shape) else shape or name
            self._shapes[name] = Shape("image", file)
            self.paper.put("picture", name, *picture(file))
            return
        shape = shape if isinstance(shape, Shape) else Shape("polygon", shape)
        self._shapes[name] = shape
        if shape._type == "polygon":
            self.paper.put("newshape", name, [list(point) for point in shape._data])
        else:
            parts = [[[list(point) for point in poly], color_of((fill,), self._top), color_of((outline,), self._top)]
                     for poly, fill, outline in shape._data]
            self.paper.put("compound", name, parts)

    addshape = register_shape

    def getcanvas(self):
        return self.cv

    def save(self, filename, *, overwrite=False):
        raise TurtleGraphicsError("here a drawing is saved with the button beside it")

    def turtles(self):
        return list(self._turtles)

    # when it is drawn
    def tracer(self, n=None, delay=None):
        if n is None:
            return self._tracing
        self._tracing = int(n)
        if delay is not None:
            self._delay = delay
        if self._tracing:
            self.update()

    def delay(self, delay=None):
        if delay is None:
            return self._delay
        self._delay = int(delay)

    @contextlib.contextmanager
    def no_animation(self):
        before = self._tracing
        self._tracing = 0
        try:
            yield
        finally:
            self.tracer(before)

    def _refresh(self):
        if self._tracing:
            self.paper.pause(0)

    def _drawn(self, milliseconds):
        """After every stroke: time for the page to show it, and for the program to hear."""
        if milliseconds > 0 and self.paper.animated and self._depth == 0 and self._is_waiting():
            self.paper.flush()
            self._listen_until(time.monotonic() + milliseconds / 1000)
            self._ring()
        elif self.paper.pause(milliseconds):
            self._look_up()

    def clear(self):
        for turtle in self._turtles:
            turtle._released = True
        self.paper.put("clearscreen")
        self._turtles.clear()
        self._keys.clear()
        self._clicks.clear()
        self._timers.clear()
        self._background = "white"
        self._refresh()

    clearscreen = clear

    def reset(self):
        for turtle in list(self._turtles):
            turtle.reset()

    resetscreen = reset

    # what it asks
    def textinput(self, title, prompt):
        try:
            return input(f"{title}: {prompt} ")
        except EOFError:
            return None

    def numinput(self, title, prompt, default=None, minval=None, maxval=None):
        while True:
            text = self.textinput(title, prompt)
            if text is None:
                return None
            try:
                number = float(text) if text.strip() or default is None else float(default)
            except ValueError:
                continue
            if (minval is None or number >= minval) and (maxval is None or number <= maxval):
                return number


_screen = _Screen()
