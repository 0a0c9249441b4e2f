"""What moves in a game: a picture at a place, that can be turned and asked what it touches."""

import math

from .loaders import images
from .page import page
from .rect import CORNERS, ZRect

_SHARES = {"left": 0, "center": 0.5, "middle": 0.5, "right": 1, "top": 0, "bottom": 1}
_PLACES = {"pos", "x", "y", *CORNERS}


def share_of(value, size):
    if isinstance(value, str):
        if value not in _SHARES:
            raise ValueError(f"{value!r} is no anchor; write left, center, right, top, middle, bottom or a number")
        return _SHARES[value] * size
    return float(value)


class Actor:
    def __init__(self, image, pos=None, anchor=None, **places):
        unknown = [name for name in places if name not in _PLACES]
        if unknown:
            raise TypeError(f"Actor() got an unexpected keyword argument '{unknown[0]}'")
        set_ = super().__setattr__
        set_("_rect", ZRect(0, 0, 0, 0))
        set_("_angle", 0.0)
        set_("_opacity", 1.0)
        set_("_anchor_wanted", anchor or ("center", "center"))
        set_("_picture", images.load(image))
        self._measure()
        if pos is not None:
            self.pos = pos
        elif not places:
            self.topleft = (0, 0)
        for name, value in places.items():
            setattr(self, name, value)

    def _measure(self):
        """Width, height and the anchor as they are with the picture turned."""
        w, h = self._picture.width, self._picture.height
        across, down = self._anchor_wanted
        ax, ay = share_of(across, w), share_of(down, h)
        turn = math.radians(-self._angle)
        c, s = math.cos(turn), math.sin(turn)
        wide, high = abs(w * c) + abs(h * s), abs(w * s) + abs(h * c)
        dx, dy = ax - w / 2, ay - h / 2
        if self._angle % 360 == 0:
            wide, high = w, h
        self._rect.w, self._rect.h = wide, high
        super().__setattr__("_anchor_at", (wide / 2 + dx * c - dy * s, high / 2 + dx * s + dy * c))

    @property
    def pos(self):
        return self._rect.x + self._anchor_at[0], self._rect.y + self._anchor_at[1]

    @pos.setter
    def pos(self, place):
        try:
            x, y = place
        except (TypeError, ValueError):
            raise TypeError(f"pos has two numbers like (100, 50), not {place!r}") from None
        self._rect.x, self._rect.y = x - self._anchor_at[0], y - self._anchor_at[1]

    @property
    def x(self):
        return self.pos[0]

    @x.setter
    def x(self, value):
        self._rect.x = value - self._anchor_at[0]

    @property
    def y(self):
        return self.pos[1]

    @y.setter
    def y(self, value):
        self._rect.y = value - self._anchor_at[1]

    @property
    def image(self):
        return self._picture.name

    @image.setter
    def image(self, name):
        at = self.pos
        super().__setattr__("_picture", images.load(name))
        self._measure()
        self.pos = at

    @property
    def angle(self):
        return self._angle

    @angle.setter
    def angle(self, degrees):
        at = self.pos
        super().__setattr__("_angle", degrees)
        self._measure()
        self.pos = at

    @property
    def anchor(self):
        return self._anchor_wanted

    @anchor.setter
    def anchor(self, pair):
        at = self.pos
        super().__setattr__("_anchor_wanted", pair)
        self._measure()
        self.pos = at

    @property
    def opacity(self):
        return self._opacity

    @opacity.setter
    def opacity(self, value):
        super().__setattr__("_opacity", min(1.0, max(0.0, float(value))))

    def draw(self):
        r = self._rect
        picture = self._picture
        if self._angle % 360 == 0 and self._opacity == 1:
            page.draw("blit", picture.name, r.x, r.y, picture.width, picture.height)
        else:
            page.draw("turned", picture.name, r.x + r.w / 2, r.y + r.h / 2, picture.width, picture.height,
                      self._angle, self._opacity)

    def distance_to(self, target):
        dx, dy = self._way(target)
        return math.hypot(dx, dy)

    def angle_to(self, target):
        dx, dy = self._way(target)
        return math.degrees(math.atan2(-dy, dx))

    def _way(self, target):
        x, y = target.pos if isinstance(target, Actor) else target
        return x - self.x, y - self.y

    def unload_image(self):
        pass

    def __iter__(self):
        return iter(self._rect)

    def __repr__(self):
        return f"<Actor {self.image!r} pos={self.pos}>"


def _of_rect(name):
    def read(self):
        return getattr(self._rect, name)

    def write(self, value):
        setattr(self._rect, name, value)

    return property(read, write)


def _asking(name):
    def ask(self, *args):
        return getattr(self._rect, name)(*args)

    ask.__name__ = ask.__qualname__ = name
    return ask


for _name in (*CORNERS, "width", "height", "size", "w", "h"):
    setattr(Actor, _name, _of_rect(_name))
for _name in ("colliderect", "collidepoint", "collidelist", "collidelistall", "collidedict", "contains", "clamp",
              "clamp_ip", "move_ip", "inflate", "union", "clip"):
    setattr(Actor, _name, _asking(_name))
