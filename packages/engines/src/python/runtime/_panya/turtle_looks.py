"""How a turtle looks, and what it hears."""

import math

from .turtle_colors import TurtleGraphicsError
from .turtle_screen import _screen


class Looks:
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
