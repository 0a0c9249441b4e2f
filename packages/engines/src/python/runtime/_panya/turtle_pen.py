"""The turtle itself: where it is, how it moves, what it leaves on the paper."""

import math

from .turtle_colors import TurtleGraphicsError, color_of, shown
from .turtle_screen import Vec2D, _screen

SPEEDS = {"fastest": 0, "fast": 10, "normal": 6, "slow": 3, "slowest": 1}


def number(value, method):
    if isinstance(value, (int, float)):
        return value
    raise TypeError(f"{method}() needs a number, not {type(value).__name__} {value!r}")


class RawTurtle:
    _next = 1

    def __init__(self, shape="classic", undobuffersize=1000, visible=True):
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
        self._filling = None
        self._poly = None
        self._past = []

    def _put(self, name, *rest):
        _screen.paper.put(name, self._id, *rest)

    def _wait(self, milliseconds=0):
        quick = self._speed == 0 or _screen._tracing != 1
        if _screen._tracing:
            _screen.paper.pause(0 if quick else milliseconds)

    def _remember(self, items=0):
        """What undo() needs: how it was, and how many things were drawn since."""
        kept = (self._x, self._y, self._angle, self._down, self._pencolor, self._fillcolor, self._width)
        self._past.append((kept, items))
        del self._past[:-1000]

    # moving
    def _travel(self, x, y, draws=True):
        self._remember(1 if self._down and draws else 0)
        distance = math.hypot(x - self._x, y - self._y)
        hops = 1 + int(distance / (3 * 1.1**self._speed * self._speed)) if self._speed else 0
        moving = self._speed and _screen._tracing == 1
        milliseconds = hops * _screen._delay if moving else 0
        self._x, self._y = x, y
        self._put("move", round(x, 6), round(y, 6), milliseconds, bool(self._down and draws))
        for path in (self._filling, self._poly):
            if path is not None:
                path.append((round(x, 6), round(y, 6)))
        self._wait(milliseconds)

    def _turn(self, degrees, animated=True):
        self._remember()
        moving = animated and self._speed and _screen._tracing == 1
        milliseconds = (1 + int(abs(degrees) / (3 * self._speed))) * _screen._delay if moving else 0
        self._angle = (self._angle + degrees) % 360
        self._put("turn", self._angle, milliseconds, degrees)
        self._wait(milliseconds)

    def forward(self, distance):
        number(distance, "forward")
        radians = math.radians(self._angle)
        self._travel(self._x + distance * math.cos(radians), self._y + distance * math.sin(radians))

    fd = forward

    def back(self, distance):
        self.forward(-number(distance, "back"))

    bk = backward = back

    def left(self, angle):
        self._turn(number(angle, "left") * 360 / self._full)

    lt = left

    def right(self, angle):
        self._turn(-number(angle, "right") * 360 / self._full)

    rt = right

    def goto(self, x, y=None):
        if y is None:
            x, y = x
        self._travel(float(number(x, "goto")), float(number(y, "goto")))

    setpos = setposition = goto

    def teleport(self, x=None, y=None, *, fill_gap=False):
        x = self._x if x is None else x
        y = self._y if y is None else y
        if self._filling and not fill_gap:
            self.end_fill()
            self._travel(float(x), float(y), draws=False)
            self.begin_fill()
        else:
            self._travel(float(x), float(y), draws=False)

    def setx(self, x):
        self.goto(x, self._y)

    def sety(self, y):
        self.goto(self._x, y)

    def setheading(self, to_angle):
        wanted = self._to_degrees(number(to_angle, "setheading"))
        turn = (wanted - self._angle + 180) % 360 - 180
        self._turn(turn)

    seth = setheading

    def home(self):
        self.goto(0, 0)
        self.setheading(0)

    def circle(self, radius, extent=None, steps=None):
        number(radius, "circle")
        degrees = 360.0 if extent is None else extent * 360 / self._full
        if steps is None:
            steps = 1 + int(min(11 + abs(radius) / 6, 59) * abs(degrees) / 360)
        turn = degrees / steps
        side = 2 * abs(radius) * math.sin(math.radians(turn) / 2)
        turn = turn if radius >= 0 else -turn
        self._turn(turn / 2, animated=False)
        for _ in range(steps):
            self.forward(side)
            self._turn(turn, animated=False)
        self._turn(-turn / 2, animated=False)

    def speed(self, speed=None):
        if speed is None:
            return self._speed
        speed = SPEEDS.get(speed, speed)
        if not isinstance(speed, (int, float)):
            raise TurtleGraphicsError(f"bad speed: {speed!r}")
        self._speed = round(speed) if 0.5 < speed < 10.5 else 0

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

    # where it is
    def position(self):
        return Vec2D(self.xcor(), self.ycor())

    pos = position

    def xcor(self):
        return round(self._x, 9) + 0.0

    def ycor(self):
        return round(self._y, 9) + 0.0

    def _to_degrees(self, angle):
        degrees = angle * 360 / self._full
        return (90 - degrees) % 360 if _screen._mode == "logo" else degrees % 360

    def _from_degrees(self, degrees):
        degrees = (90 - degrees) if _screen._mode == "logo" else degrees
        return (degrees % 360) * self._full / 360

    def heading(self):
        answer = self._from_degrees(self._angle)
        return round(answer, 10) % self._full

    def _point(self, x, y):
        if y is not None:
            return float(x), float(y)
        return x.pos() if isinstance(x, RawTurtle) else tuple(x)

    def towards(self, x, y=None):
        px, py = self._point(x, y)
        return round(self._from_degrees(math.degrees(math.atan2(py - self.ycor(), px - self.xcor()))), 10)

    def distance(self, x, y=None):
        px, py = self._point(x, y)
        return math.hypot(px - self._x, py - self._y)

    def degrees(self, fullcircle=360.0):
        self._full = float(fullcircle)

    def radians(self):
        self._full = 2 * math.pi

    # the pen
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

    # filling, dots, words, stamps
    def filling(self):
        return self._filling is not None

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
        family, size, *style = font
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
        self._poly = [(self._x, self._y)]

    def end_poly(self):
        self._finished_poly, self._poly = tuple(Vec2D(*point) for point in self._poly or ()), None

    def get_poly(self):
        return getattr(self, "_finished_poly", None)

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

    # how it looks
    def _show(self, visible):
        self._visible = visible
        self._put("show", visible)
        self._wait()

    def showturtle(self):
        self._show(True)

    st = showturtle

    def hideturtle(self):
        self._show(False)

    ht = hideturtle

    def isvisible(self):
        return self._visible

    def shape(self, name=None):
        if name is None:
            return self._shape
        if name not in _screen._shapes:
            raise TurtleGraphicsError(f"There is no shape named {name}")
        self._shape = name
        self._put("shape", name)
        self._wait()

    def shapesize(self, stretch_wid=None, stretch_len=None, outline=None):
        if stretch_wid is None and stretch_len is None and outline is None:
            return self._stretch
        wide = stretch_wid or self._stretch[0]
        long = stretch_len or (stretch_wid if stretch_wid else self._stretch[1])
        self._stretch = (wide, long, self._stretch[2] if outline is None else outline)
        self._put("size", *self._stretch)
        self._wait()

    turtlesize = shapesize

    def resizemode(self, rmode=None):
        return "user" if rmode is None else None

    def tilt(self, angle):
        self.tiltangle(self._tilt + angle)

    def tiltangle(self, angle=None):
        if angle is None:
            return self._tilt
        self._tilt = angle * 360 / self._full
        self._put("tilt", self._tilt)

    settiltangle = tiltangle

    # what it hears
    def onclick(self, fun, btn=1, add=None):
        self._listen("click", fun, btn, add)

    def onrelease(self, fun, btn=1, add=None):
        self._listen("release", fun, btn, add)

    def ondrag(self, fun, btn=1, add=None):
        self._listen("drag", fun, btn, add)

    def _listen(self, kind, fun, button, add):
        if not add:
            self._handlers = [each for each in self._handlers if each[:2] != (kind, button)]
        if fun is not None:
            self._handlers.append((kind, button, fun))

    def _heard(self, kind, x, y, button):
        reach = 12 * max(self._stretch[:2])
        if not self._handlers or math.hypot(x - self._x, y - self._y) > reach:
            return []
        return [fun for own, wanted, fun in self._handlers if own == kind and wanted == button]

    def clone(self):
        other = type(self)(self._shape)
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
