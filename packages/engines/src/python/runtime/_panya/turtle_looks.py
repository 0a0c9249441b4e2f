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
        self._resizing = "user"
        self._put("size", *self._stretch)
        self._wait()

    turtlesize = shapesize

    def resizemode(self, rmode=None):
        if rmode is None:
            return self._resizing
        if rmode in ("auto", "user", "noresize"):
            self._resizing = rmode

    def shearfactor(self, shear=None):
        if shear is None:
            return self._shear
        self._shear = float(shear)
        self._resizing = "user"
        self._put("shear", self._shear)

    def shapetransform(self, t11=None, t12=None, t21=None, t22=None):
        if t11 is t12 is t21 is t22 is None:
            return self._matrix()
        m11, m12, m21, m22 = (now if new is None else new for now, new in zip(self._matrix(), (t11, t12, t21, t22)))
        if m11 * m22 - m12 * m21 == 0:
            raise TurtleGraphicsError("Bad shape transform matrix: must not be singular")
        turn = math.atan2(-m21, m11) % math.tau
        c, s = math.cos(turn), math.sin(turn)
        a11, a12, a22 = c * m11 - s * m21, c * m12 - s * m22, s * m12 + c * m22
        self._tilt = math.degrees(turn)
        self._put("tilt", self._tilt)
        self.shapesize(a11, a22)
        self.shearfactor(a12 / a22)

    def _matrix(self):
        wide, long, _outline = self._stretch
        turn = math.radians(self._tilt)
        c, s = math.cos(turn), math.sin(turn)
        sheared = self._shear * long
        return wide * c, sheared * c + long * s, -wide * s + 0.0, long * c - sheared * s

    def get_shapepoly(self):
        """The polygon as it is drawn now; None for a picture."""
        shape = _screen._shapes[self._shape]
        if shape._type != "polygon":
            return None
        m11, m12, m21, m22 = self._matrix()
        return tuple((m11 * x + m12 * y, m21 * x + m22 * y) for x, y in shape._data)

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

    def _covers(self, x, y):
        return bool(self._handlers) and math.hypot(x - self._x, y - self._y) <= 12 * max(self._stretch[:2])

    def _heard(self, kind, button):
        return [fun for own, wanted, fun in self._handlers if own == kind and wanted == button]
