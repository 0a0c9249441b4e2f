"""The picture of the game: everything is measured from its top left corner, in pixels."""

import math

from _panya.turtle_colors import named

from .loaders import images
from .page import page
from .rect import ZRect

ANCHORS = {"topleft": (0, 0), "midtop": (0.5, 0), "topright": (1, 0), "midleft": (0, 0.5), "center": (0.5, 0.5),
           "midright": (1, 0.5), "bottomleft": (0, 1), "midbottom": (0.5, 1), "bottomright": (1, 1)}
SIDES = {"left": (0, 0), "right": (0, 1), "top": (1, 0), "bottom": (1, 1), "centerx": (0, 0.5), "centery": (1, 0.5),
         "x": (0, 0), "y": (1, 0)}


def colour(value):
    """A name, '#rrggbb', or three or four numbers to 255."""
    if isinstance(value, str):
        try:
            return named(value)
        except Exception:
            raise ValueError(f"{value!r} is no colour; write a name like 'red' or numbers like (255, 0, 0)") from None
    try:
        parts = [max(0, min(255, round(part))) for part in value]
    except TypeError:
        parts = []
    if len(parts) not in (3, 4):
        raise ValueError(f"{value!r} is no colour; write a name like 'red' or numbers like (255, 0, 0)")
    return "#" + "".join(f"{part:02x}" for part in parts)


def number(value, what):
    if isinstance(value, (int, float)) and math.isfinite(value):
        return value
    raise TypeError(f"{what} must be a number, not {value!r}")


def point(place, what="a place"):
    try:
        x, y = place
    except (TypeError, ValueError):
        raise TypeError(f"{what} has two numbers like (100, 50), not {place!r}") from None
    return number(x, what), number(y, what)


def box(rect):
    try:
        rect = ZRect(rect)
    except TypeError:
        raise TypeError(f"draw a Rect, for example Rect((20, 20), (100, 50)), not {rect!r}") from None
    return rect.x, rect.y, rect.w, rect.h


class Painter:
    """screen.draw"""

    def line(self, start, end, color, width=1):
        page.draw("line", *point(start), *point(end), colour(color), number(width, "width"))

    def circle(self, pos, radius, color, width=1):
        page.draw("circle", *point(pos), number(radius, "radius"), colour(color), number(width, "width"))

    def filled_circle(self, pos, radius, color):
        page.draw("disc", *point(pos), number(radius, "radius"), colour(color))

    def rect(self, rect, color, width=1):
        page.draw("rect", *box(rect), colour(color), number(width, "width"))

    def filled_rect(self, rect, color):
        page.draw("box", *box(rect), colour(color))

    def polygon(self, points, color, width=1):
        page.draw("polygon", [list(point(p)) for p in points], colour(color), number(width, "width"))

    def filled_polygon(self, points, color):
        page.draw("area", [list(point(p)) for p in points], colour(color))

    def text(self, text, pos=None, **options):
        """screen.draw.text("Score", topleft=(10, 10), fontsize=40, color="white")"""
        place, anchor = (0, 0), [0, 0]
        if pos is not None:
            place = point(pos)
        for name, share in ANCHORS.items():
            if name in options:
                place, anchor = point(options.pop(name), name), list(share)
        x, y = place
        for name, (axis, share) in SIDES.items():
            if name in options:
                value = number(options.pop(name), name)
                x, y = (value, y) if axis == 0 else (x, value)
                anchor[axis] = share
        if "anchor" in options:
            anchor = list(point(options.pop("anchor"), "anchor"))
        page.draw("text", str(text)[:5000], x, y, *anchor, *look(options))

    def textbox(self, text, rect, **options):
        page.draw("textbox", str(text)[:5000], *box(rect), *look(options))


KNOWN = """fontname fontsize color width lineheight align bold italic underline owidth ocolor shadow scolor alpha
angle sysfontname antialias gcolor background pspace strip widthem cache""".split()


def look(options):
    for name in options:
        if name not in KNOWN:
            raise TypeError(f"text() got an unexpected keyword argument '{name}'")
    get = options.get
    outline = get("ocolor") is not None or get("owidth") is not None
    shadow = get("shadow")
    shadow = point(shadow if isinstance(shadow, (tuple, list)) else (shadow, shadow)) if shadow else (0, 0)
    return [
        number(get("fontsize") or 24, "fontsize"), colour(get("color") or "white"), number(get("width") or 0, "width"),
        get("align") if get("align") in ("left", "center", "right") else "left",
        bool(get("bold")), bool(get("italic")), number(get("lineheight") or 1, "lineheight"),
        colour(get("ocolor") or "black") if outline else "", number(get("owidth") or 1, "owidth") if outline else 0,
        colour(get("scolor") or "black") if any(shadow) else "", shadow[0] * 1.0, shadow[1] * 1.0,
        number(1 if get("alpha") is None else get("alpha"), "alpha"), number(get("angle") or 0, "angle"),
        colour(get("background")) if get("background") else "",
    ]


class Screen:
    def __init__(self):
        self.width, self.height = 800, 600
        self.draw = Painter()

    @property
    def surface(self):
        raise AttributeError("the screen has no surface here: draw with screen.draw and screen.blit", name="surface")

    def bounds(self):
        return ZRect(0, 0, self.width, self.height)

    def clear(self):
        page.erase("#000000")

    def fill(self, color, gcolor=None):
        page.erase(colour(color))

    def blit(self, image, pos):
        picture = images.load(image)
        page.draw("blit", picture.name, *point(pos), picture.width, picture.height)


screen = Screen()
