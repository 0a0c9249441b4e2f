"""Where a sprite is and what it touches, in stage units: x to the right, y up, 0 in the middle."""

import math

from .stage_bounded import is_number, near
from .stage_world import world

WIDTH, HEIGHT = 480, 360
PLAIN_EFFECTS = ("colour", "ghost", "brightness")


class Placed:
    """A costume at its place: which part of it lies at a point of the stage."""

    def __init__(self, x, y, turn, scale, flip, width, height, costume):
        self.x, self.y, self.scale, self.flip, self.width, self.height = x, y, scale, flip, width, height
        self.cos, self.sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        self.costume, self.mask = costume, world.masks.get(costume)

    def inside(self, x, y):
        dx, dy = (x - self.x) / self.scale, (y - self.y) / self.scale
        u = (dx * self.cos - dy * self.sin) * self.flip / self.width + 0.5
        v = 0.5 - (dx * self.sin + dy * self.cos) / self.height
        return (u, v) if 0 <= u < 1 and 0 <= v < 1 else None

    def covers(self, x, y):
        place = self.inside(x, y)
        if place is None or self.mask is None:
            return place is not None
        columns, rows, cells = self.mask
        return cells[int(place[1] * rows) * columns + int(place[0] * columns)] != 0

    def colour(self, x, y):
        """0xrrggbb, or None where the picture is see-through or not drawn yet."""
        picture = world.pictures.get(self.costume)
        if not picture or not self.covers(x, y):
            return None
        (u, v), (columns, rows, rgb) = self.inside(x, y), picture
        at = (int(v * rows) * columns + int(u * columns)) * 3
        return rgb[at] << 16 | rgb[at + 1] << 8 | rgb[at + 2]


def grid(left, right, top, bottom):
    """At most 48 by 48 points of a box."""
    step_x, step_y = max(1, (right - left) / 48), max(1, (top - bottom) / 48)
    y = bottom + step_y / 2
    while y < top:
        x = left + step_x / 2
        while x < right:
            yield x, y
            x += step_x
        y += step_y


class Body:
    def _size(self):
        costumes = self._spec["costumes"]
        return (costumes[self._costume][2], costumes[self._costume][3]) if costumes else (1, 1)

    def _turn(self):
        return self.direction - 90 if self.rotation_style == "all" else 0

    def _box(self):
        width, height = self._size()
        half_w, half_h = width * self.size / 200, height * self.size / 200
        cos, sin = abs(math.cos(math.radians(self._turn()))), abs(math.sin(math.radians(self._turn())))
        reach_x, reach_y = half_w * cos + half_h * sin, half_w * sin + half_h * cos
        return self.x - reach_x, self.x + reach_x, self.y + reach_y, self.y - reach_y

    def _placed(self):
        """Everything that says where each point of the picture is."""
        width, height = self._size()
        flip = -1 if self.rotation_style == "left-right" and self.direction < 0 else 1
        costumes = self._spec["costumes"]
        name = costumes[self._costume][0] if costumes else ""
        return Placed(self.x, self.y, self._turn(), self.size / 100, flip, width, height, name)

    def _covers(self, x, y):
        return self._placed().covers(x, y)

    def _meets(self, other):
        a, b = self._box(), other._box()
        left, right, top, bottom = max(a[0], b[0]), min(a[1], b[1]), min(a[2], b[2]), max(a[3], b[3])
        if left >= right or bottom >= top:
            return False
        mine, theirs = self._placed(), other._placed()
        return any(mine.covers(x, y) and theirs.covers(x, y) for x, y in grid(left, right, top, bottom))

    def _view(self):
        costumes = self._spec["costumes"]
        return {"key": self._key, "actorId": self.name, "costume": costumes[self._costume][0] if costumes else "",
                "x": near(self.x), "y": near(self.y), "turn": near(self._turn()),
                "flipped": self.rotation_style == "left-right" and self.direction < 0,
                "scale": near(self.size) / 100,
                **{name: value for name, value in self._effects.items() if value or name in PLAIN_EFFECTS}}


def tidy_place(value):
    return number_like(math.floor(value * 1e6 + 0.5) / 1e6) if is_number(value) else 0


def number_like(value):
    return int(value) if float(value).is_integer() else value
