"""Boxes: `Rect` with whole numbers, `ZRect` with any, both with the corners and questions games need."""

_PAIRS = {
    "topleft": ("left", "top"), "midtop": ("centerx", "top"), "topright": ("right", "top"),
    "midleft": ("left", "centery"), "center": ("centerx", "centery"), "midright": ("right", "centery"),
    "bottomleft": ("left", "bottom"), "midbottom": ("centerx", "bottom"), "bottomright": ("right", "bottom"),
}


def four_numbers(args):
    """What somebody passed as a box: four numbers, a place and a size, or something that has one."""
    if len(args) == 1:
        only = args[0]
        for name in ("_rect", "rect"):
            only = getattr(only, name, only)
        args = tuple(only)
    if len(args) == 2:
        args = (*args[0], *args[1])
    if len(args) != 4 or not all(isinstance(value, (int, float)) for value in args):
        raise TypeError("a Rect needs a left, a top, a width and a height")
    return args


class ZRect:
    _whole = staticmethod(lambda value: value)

    def __init__(self, *args):
        self.x, self.y, self.w, self.h = four_numbers(args)

    def __setattr__(self, name, value):
        object.__setattr__(self, name, self._whole(value) if name in ("x", "y", "w", "h") else value)

    def __iter__(self):
        return iter((self.x, self.y, self.w, self.h))

    def __len__(self):
        return 4

    def __getitem__(self, at):
        return (self.x, self.y, self.w, self.h)[at]

    def __setitem__(self, at, value):
        setattr(self, "xywh"[at], value)

    def __eq__(self, other):
        try:
            return tuple(self) == tuple(four_numbers((other,)))
        except TypeError:
            return NotImplemented

    __hash__ = None

    def __bool__(self):
        return self.w != 0 and self.h != 0

    def __repr__(self):
        return f"<{type(self).__name__} ({self.x}, {self.y}, {self.w}, {self.h})>"

    def copy(self):
        return type(self)(*self)

    def move(self, x, y=None):
        x, y = x if y is None else (x, y)
        return type(self)(self.x + x, self.y + y, self.w, self.h)

    def move_ip(self, x, y=None):
        self.x, self.y = self.move(x, y)[:2]

    def inflate(self, x, y=None):
        x, y = x if y is None else (x, y)
        return type(self)(self.x - x / 2, self.y - y / 2, self.w + x, self.h + y)

    def inflate_ip(self, x, y=None):
        self.update(self.inflate(x, y))

    def update(self, *args):
        self.x, self.y, self.w, self.h = four_numbers(args)

    def clamp(self, *args):
        other = ZRect(*args)

        def within(at, size, low, room):
            return low + (room - size) / 2 if size >= room else min(max(at, low), low + room - size)

        x, y = within(self.x, self.w, other.x, other.w), within(self.y, self.h, other.y, other.h)
        return type(self)(x, y, self.w, self.h)

    def clamp_ip(self, *args):
        self.update(self.clamp(*args))

    def clip(self, *args):
        other = ZRect(*args)
        left, top = max(self.left, other.left), max(self.top, other.top)
        right, bottom = min(self.right, other.right), min(self.bottom, other.bottom)
        if right <= left or bottom <= top:
            return type(self)(self.x, self.y, 0, 0)
        return type(self)(left, top, right - left, bottom - top)

    def union(self, *args):
        return self.unionall([ZRect(*args)])

    def union_ip(self, *args):
        self.update(self.union(*args))

    def unionall(self, others):
        every = [self, *(ZRect(other) for other in others)]
        left, top = min(r.left for r in every), min(r.top for r in every)
        return type(self)(left, top, max(r.right for r in every) - left, max(r.bottom for r in every) - top)

    def unionall_ip(self, others):
        self.update(self.unionall(others))

    def fit(self, *args):
        other = ZRect(*args)
        ratio = max(self.w / other.w, self.h / other.h)
        w, h = self.w / ratio, self.h / ratio
        return type(self)(other.x + (other.w - w) / 2, other.y + (other.h - h) / 2, w, h)

    def normalize(self):
        if self.w < 0:
            self.x, self.w = self.x + self.w, -self.w
        if self.h < 0:
            self.y, self.h = self.y + self.h, -self.h

    def contains(self, *args):
        other = ZRect(*args)
        return (self.left <= other.left and self.right >= other.right
                and self.top <= other.top and self.bottom >= other.bottom)

    __contains__ = contains

    def collidepoint(self, *args):
        x, y = args[0] if len(args) == 1 else args
        return self.left <= x < self.right and self.top <= y < self.bottom

    def colliderect(self, *args):
        other = ZRect(*args)
        return bool(self and other and self.left < other.right and self.right > other.left
                    and self.top < other.bottom and self.bottom > other.top)

    def collidelist(self, others):
        return next((at for at, other in enumerate(others) if self.colliderect(other)), -1)

    def collidelistall(self, others):
        return [at for at, other in enumerate(others) if self.colliderect(other)]

    def collidedict(self, others, values=True):
        return next(((k, v) for k, v in others.items() if self.colliderect(v if values else k)), None)

    def collidedictall(self, others, values=True):
        return [(k, v) for k, v in others.items() if self.colliderect(v if values else k)]


def _side(place, size, share):
    def read(self):
        return self._whole(getattr(self, place) + getattr(self, size) * share)

    def write(self, value):
        setattr(self, place, value - getattr(self, size) * share)

    return property(read, write)


def _pair(first, second):
    def read(self):
        return getattr(self, first), getattr(self, second)

    def write(self, pair):
        one, two = pair
        setattr(self, first, one)
        setattr(self, second, two)

    return property(read, write)


def _alias(name):
    return property(lambda self: getattr(self, name), lambda self, value: setattr(self, name, value))


for _name, _facts in {"left": ("x", "w", 0), "centerx": ("x", "w", 0.5), "right": ("x", "w", 1),
                      "top": ("y", "h", 0), "centery": ("y", "h", 0.5), "bottom": ("y", "h", 1)}.items():
    setattr(ZRect, _name, _side(*_facts))
for _name, _facts in _PAIRS.items():
    setattr(ZRect, _name, _pair(*_facts))
ZRect.width, ZRect.height, ZRect.size = _alias("w"), _alias("h"), _pair("w", "h")


class Rect(ZRect):
    """A box of whole pixels."""

    _whole = staticmethod(int)


CORNERS = (*_PAIRS, "left", "right", "top", "bottom", "centerx", "centery")
