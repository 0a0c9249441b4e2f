"""Which colours a sprite touches: others in front, strokes of pens, the backdrop."""

import math

from .stage_geometry import HEIGHT, WIDTH, Placed, grid
from .stage_world import world

TOLERANCE = 14


class Paper:
    """What pens have drawn, point by point."""

    def __init__(self):
        self.points = {}

    def draw(self, stroke):
        if stroke["op"] == "line":
            self.line(stroke)
        else:
            self.stamp(stroke["sprite"])

    def line(self, stroke):
        x1, y1, x2, y2 = stroke["x1"], stroke["y1"], stroke["x2"], stroke["y2"]
        reach, colour = max(0.75, stroke["size"] / 2), int(stroke["colour"][1:], 16)
        dx, dy = x2 - x1, y2 - y1
        long = dx * dx + dy * dy

        def colour_of(x, y):
            part = 0 if long == 0 else min(1, max(0, ((x - x1) * dx + (y - y1) * dy) / long))
            return colour if math.hypot(x - x1 - dx * part, y - y1 - dy * part) <= reach else None

        self.fill(min(x1, x2) - reach, max(x1, x2) + reach, max(y1, y2) + reach, min(y1, y2) - reach, colour_of)

    def stamp(self, view):
        width, height = sizes().get(view["costume"], (1, 1))
        placed = Placed(
            view["x"], view["y"], view["turn"], view["scale"], -1 if view["flipped"] else 1, width, height, view["costume"]
        )
        reach = math.hypot(width, height) * view["scale"] / 2
        self.fill(placed.x - reach, placed.x + reach, placed.y + reach, placed.y - reach, placed.colour)

    def fill(self, left, right, top, bottom, colour_of):
        for row in range(max(0, math.floor(HEIGHT / 2 - top)), min(HEIGHT - 1, math.ceil(HEIGHT / 2 - bottom)) + 1):
            for column in range(max(0, math.floor(left + WIDTH / 2)), min(WIDTH - 1, math.ceil(right + WIDTH / 2)) + 1):
                colour = colour_of(column + 0.5 - WIDTH / 2, HEIGHT / 2 - row - 0.5)
                if colour is not None:
                    self.points[row * WIDTH + column] = colour

    def at(self, x, y):
        column, row = math.floor(x + WIDTH / 2), math.floor(HEIGHT / 2 - y)
        return self.points.get(row * WIDTH + column) if 0 <= column < WIDTH else None


def sizes():
    return {entry[0]: (entry[2], entry[3]) for actor in world.actors for entry in actor._spec["costumes"]}


def paper():
    """Up to date: strokes since the last question are drawn now."""
    if world.paper is None:
        world.paper = Paper()
    for stroke in world.strokes:
        world.paper.draw(stroke)
    world.strokes = []
    return world.paper


def backdrop():
    stage = world.actors[0]
    costumes = stage._spec["costumes"]
    return Placed(0, 0, 0, 1, 1, WIDTH, HEIGHT, costumes[stage._costume][0] if costumes else "")


def is_near(a, b):
    return all(abs((a >> shift & 255) - (b >> shift & 255)) <= TOLERANCE for shift in (16, 8, 0))


def touches_colour(sprite, colour, own=None):
    if not sprite.visible:
        return False
    wanted, drawn, behind, mine = int(colour[1:], 16), paper(), backdrop(), sprite._placed()
    others = [actor._placed() for actor in reversed(world.actors[1:]) if actor is not sprite and actor.visible]

    def seen(x, y):
        for other in others:
            found = other.colour(x, y)
            if found is not None:
                return found
        found = drawn.at(x, y)
        return behind.colour(x, y) if found is None else found

    part = None if own is None else int(own[1:], 16)

    def counts(x, y):
        if part is None or not mine.covers(x, y):
            return mine.covers(x, y)
        found = mine.colour(x, y)
        return found is not None and is_near(found, part)

    for x, y in grid(*sprite._box()):
        if counts(x, y):
            found = seen(x, y)
            if found is not None and is_near(found, wanted):
                return True
    return False
