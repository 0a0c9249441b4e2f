"""How a turtle moves, and where it is."""

import math

from .turtle_colors import TurtleGraphicsError
from .turtle_screen import Vec2D, _screen

MOST_POINTS = 20_000
SPEEDS = {"fastest": 0, "fast": 10, "normal": 6, "slow": 3, "slowest": 1}


def number(value, method):
    if isinstance(value, (int, float)):
        return value
    raise TypeError(f"{method}() needs a number, not {type(value).__name__} {value!r}")


class Motion:
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
                path.append((round(x, 6) + 0.0, round(y, 6) + 0.0))
                if len(path) > MOST_POINTS:
                    # An outline without end is kept coarser: its form stays.
                    del path[1:-1:2]
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
        return x.pos() if isinstance(x, Motion) else tuple(x)

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
