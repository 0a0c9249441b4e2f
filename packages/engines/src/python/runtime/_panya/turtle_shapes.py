"""Shapes of turtles: polygons, several polygons together, and pictures from the project's files."""

import base64
import os

from pgzero.loaders import IMAGE_TYPES, size_of

from .turtle_colors import TurtleGraphicsError

POLYGONS = {
    "arrow": ((-10, 0), (10, 0), (0, 10)),
    "circle": ((10, 0), (9.51, 3.09), (8.09, 5.88), (5.88, 8.09), (3.09, 9.51), (0, 10), (-3.09, 9.51), (-5.88, 8.09),
               (-8.09, 5.88), (-9.51, 3.09), (-10, 0), (-9.51, -3.09), (-8.09, -5.88), (-5.88, -8.09), (-3.09, -9.51),
               (0, -10), (3.09, -9.51), (5.88, -8.09), (8.09, -5.88), (9.51, -3.09)),
    "square": ((10, -10), (10, 10), (-10, 10), (-10, -10)),
    "triangle": ((10, -5.77), (0, 11.55), (-10, -5.77)),
    "classic": ((0, 0), (-5, -9), (0, -7), (5, -9)),
    "turtle": ((0, 16), (-2, 14), (-1, 10), (-4, 7), (-7, 9), (-9, 8), (-6, 5), (-7, 1), (-5, -3), (-8, -6), (-6, -8),
               (-4, -5), (0, -7), (4, -5), (6, -8), (8, -6), (5, -3), (7, 1), (6, 5), (9, 8), (7, 9), (4, 7), (1, 10),
               (2, 14)),
}
MOST_PICTURE = 2_000_000


class Shape:
    """Shape("polygon", points), Shape("image", file name), or Shape("compound") with parts added one by one."""

    def __init__(self, type_, data=None):
        if type_ not in ("polygon", "image", "compound"):
            raise TurtleGraphicsError(f"There is no shape type {type_}")
        self._type = type_
        self._data = [] if type_ == "compound" else tuple(data) if type_ == "polygon" else data

    def addcomponent(self, poly, fill, outline=None):
        if self._type != "compound":
            raise TurtleGraphicsError(f"Cannot add component to {self._type} Shape")
        self._data.append([tuple(poly), fill, fill if outline is None else outline])


Shape.__module__ = "turtle"


def is_picture(name):
    return isinstance(name, str) and os.path.splitext(name)[1].lower() in IMAGE_TYPES


def picture(name):
    """What the page needs to show a picture: its type, its bytes and its size."""
    found = next((path for path in (name, f"images/{name}") if os.path.isfile(path)), None)
    if found is None:
        own = sorted(each for each in os.listdir(".") if is_picture(each))
        others = f"; there are: {', '.join(own)}" if own else ""
        raise TurtleGraphicsError(f"no picture is called {name!r}{others}")
    with open(found, "rb") as file:
        data = file.read()
    if len(data) > MOST_PICTURE:
        raise TurtleGraphicsError(f"{name} is too large for a turtle: {len(data) // 1024} KB")
    width, height = size_of(data, name)
    mime = IMAGE_TYPES[os.path.splitext(found)[1].lower()]
    return mime, base64.b64encode(data).decode(), width, height
