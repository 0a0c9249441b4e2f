"""What a turtle leaves on the paper: lines, colours, fillings, dots, words and stamps."""

import contextlib

from .turtle_colors import color_of, shown
from .turtle_motion import number
from .turtle_screen import Vec2D, _screen


def font_of(font):
    """("Arial", 16, "bold"), ("Arial", 16) or "Arial 16 bold"."""
    parts = font.split() if isinstance(font, str) else list(font)
    sizes = [at for at, part in enumerate(parts) if str(part).lstrip("-").isdigit()]
    size = abs(int(parts.pop(sizes[0]))) if sizes else next((p for p in parts if isinstance(p, float)), 8)
    words = [str(part) for part in parts if not isinstance(part, float)]
    return [words[0] if words else "Arial", size, *words[1:]]


class Ink:
    def _send_pen(self):
        self._put("pen", self._down, self._pencolor, self._fillcolor, self._width)

    def pendown(self):
        self._remember()
        self._down = True
        self._send_pen()

    pd = down = pendown

    def penup(self):
        self._remember()
        self._down = False
        self._send_pen()

    pu = up = penup

    def isdown(self):
        return self._down

    def pensize(self, width=None):
        if width is None:
            return self._width
        self._remember()
        self._width = number(width, "pensize")
        self._send_pen()

    width = pensize

    def pencolor(self, *args):
        if not args:
            return shown(self._pencolor, _screen._top)
        self._remember()
        self._pencolor = color_of(args, _screen._top)
        self._send_pen()

    def fillcolor(self, *args):
        if not args:
            return shown(self._fillcolor, _screen._top)
        self._remember()
        self._fillcolor = color_of(args, _screen._top)
        self._send_pen()

    def color(self, *args):
        if not args:
            return self.pencolor(), self.fillcolor()
        self._remember()
        pair = args if len(args) == 2 else (args, args)
        parts = [each if isinstance(each, tuple) else (each,) for each in pair]
        if len(args) == 2:
            parts = [(each,) for each in args]
        self._pencolor, self._fillcolor = (color_of(each, _screen._top) for each in parts)
        self._send_pen()

    def pen(self, pen=None, **pendict):
        wanted = {**(pen or {}), **pendict}
        if not wanted:
            return {
                "shown": self._visible,
                "pendown": self._down,
                "pencolor": self._pencolor,
                "fillcolor": self._fillcolor,
                "pensize": self._width,
                "speed": self._speed,
                "stretchfactor": self._stretch[:2],
                "outline": self._stretch[2],
                "tilt": self._tilt,
            }
        self._down = wanted.get("pendown", self._down)
        self._width = wanted.get("pensize", self._width)
        for name, change in (("pencolor", self.pencolor), ("fillcolor", self.fillcolor)):
            if name in wanted:
                change(wanted[name])
        if "speed" in wanted:
            self.speed(wanted["speed"])
        if "shown" in wanted:
            self._show(wanted["shown"])
        self._send_pen()

    def filling(self):
        return self._filling is not None

    @contextlib.contextmanager
    def fill(self):
        self.begin_fill()
        try:
            yield
        finally:
            self.end_fill()

    @contextlib.contextmanager
    def poly(self):
        self.begin_poly()
        try:
            yield
        finally:
            self.end_poly()

    def begin_fill(self):
        self._filling = [(self._x, self._y)]
        self._put("beginfill")

    def end_fill(self):
        if self._filling is None:
            return
        points, self._filling = self._filling, None
        self._remember(1 if len(points) > 2 else 0)
        self._put("fill", points if len(points) > 2 else [], self._fillcolor)
        self._wait()

    def dot(self, size=None, *color):
        if size is not None and not isinstance(size, (int, float)):
            color = (size,) if not color else (size, *color)
            size = None
        size = max(self._width + 4, self._width * 2) if size is None else size
        shade = color_of(color, _screen._top) if color else self._pencolor
        self._remember(1)
        self._put("dot", self._x, self._y, size, shade)
        self._wait()

    def write(self, arg, move=False, align="left", font=("Arial", 8, "normal")):
        self._remember(1)
        family, size, *style = font_of(font)
        text = str(arg)
        self._put("write", self._x, self._y, text, align.lower(), [family, size, " ".join(style)], self._pencolor)
        if move:
            self._x += len(text) * size * 0.6
            self._put("move", self._x, self._y, 0, False)
        self._wait()

    def stamp(self):
        self._remember(1)
        _screen._next_stamp += 1
        self._put("stamp", _screen._next_stamp)
        self._wait()
        return _screen._next_stamp

    def clearstamp(self, stampid):
        for each in stampid if isinstance(stampid, tuple) else (stampid,):
            self._put("unstamp", each)

    def clearstamps(self, n=None):
        self._put("unstamps", n)

    def begin_poly(self):
        self._poly = [(self.xcor(), self.ycor())]

    def end_poly(self):
        self._finished_poly, self._poly = tuple(Vec2D(*point) for point in self._poly or ()), None

    def get_poly(self):
        return getattr(self, "_finished_poly", None)
