"""Where a sprite is and what it touches, in stage units: x to the right, y up, 0 in the middle."""

import math

from .stage_world import world

WIDTH, HEIGHT = 480, 360


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

    def _covers(self, x, y):
        width, height = self._size()
        turn, scale = math.radians(self._turn()), self.size / 100
        dx, dy = (x - self.x) / scale, (y - self.y) / scale
        flip = -1 if self.rotation_style == "left-right" and self.direction < 0 else 1
        across, up = (dx * math.cos(turn) - dy * math.sin(turn)) * flip, dx * math.sin(turn) + dy * math.cos(turn)
        u, v = across / width + 0.5, 0.5 - up / height
        if not (0 <= u < 1 and 0 <= v < 1):
            return False
        mask = world.masks.get(self._spec["costumes"][self._costume][0]) if self._spec["costumes"] else None
        if not mask:
            return True
        columns, rows, cells = mask
        return cells[int(v * rows) * columns + int(u * columns)] != 0

    def _meets(self, other):
        a, b = self._box(), other._box()
        left, right, top, bottom = max(a[0], b[0]), min(a[1], b[1]), min(a[2], b[2]), max(a[3], b[3])
        if left >= right or bottom >= top:
            return False
        step_x, step_y = max(1, (right - left) / 48), max(1, (top - bottom) / 48)
        y = bottom + step_y / 2
        while y < top:
            x = left + step_x / 2
            while x < right:
                if self._covers(x, y) and other._covers(x, y):
                    return True
                x += step_x
            y += step_y
        return False

    def _view(self):
        costumes = self._spec["costumes"]
        return {"key": self._key, "actorId": self.name, "costume": costumes[self._costume][0] if costumes else "",
                "x": self.x, "y": self.y, "turn": self._turn(),
                "flipped": self.rotation_style == "left-right" and self.direction < 0,
                "scale": self.size / 100, **self._effects}


def tidy_place(value):
    return number_like(math.floor(value * 1e6 + 0.5) / 1e6) if math.isfinite(value) else 0


def number_like(value):
    return int(value) if float(value).is_integer() else value
