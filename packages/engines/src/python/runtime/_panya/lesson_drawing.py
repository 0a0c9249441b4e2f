"""Compares a turtle's picture with the one that was asked for: its lines, wherever and in which order they were drawn."""

import contextlib
import math
import time

from .turtle_screen import _screen

TOLERANCE = 0.03
_drawn = []


@contextlib.contextmanager
def quiet():
    """Nothing is shown and nobody waits; what is drawn is kept for the check."""
    paper, sleep = _screen.paper, time.sleep
    before = paper.animated
    _drawn.clear()
    paper.put = lambda *command: _drawn.append(command)
    paper.animated = False
    time.sleep = lambda seconds: None
    try:
        yield
    finally:
        del paper.put
        paper.animated = before
        time.sleep = sleep


def lines_drawn(commands):
    """Straight lines as (from, to, colour); what goes straight on is one line."""
    places, colours, lines = {}, {}, []
    for name, turtle, *rest in (command for command in commands if len(command) > 1):
        if name == "pen":
            colours[turtle] = rest[1]
        elif name == "move":
            start, end = places.get(turtle, (0.0, 0.0)), (rest[0], rest[1])
            places[turtle] = end
            if rest[3] and math.dist(start, end) > 0.01:
                add_line(lines, start, end, colours.get(turtle, "black"))
        elif name in ("reset", "clear"):
            lines.clear()
            if name == "reset":
                places[turtle] = (0.0, 0.0)
    return lines


def add_line(lines, start, end, colour):
    if lines:
        a, b, before = lines[-1]
        straight = abs(math.dist(a, b) + math.dist(start, end) - math.dist(a, end)) < 0.01
        if before == colour and math.dist(b, start) < 0.01 and straight:
            lines[-1] = (a, end, colour)
            return
    lines.append((start, end, colour))


def once(lines):
    """Drawn twice, or from the other end, is the same line."""
    kept = {}
    for start, end, _ in lines:
        kept.setdefault(frozenset((round(x), round(y)) for x, y in (start, end)), (start, end))
    return list(kept.values())


def centred(lines, sized):
    points = [point for line in lines for point in line]
    x, y = (sum(values) / len(points) for values in zip(*points))
    size = max(math.dist(point, (x, y)) for point in points) or 1
    scale = 100 / size if sized else 1
    return [tuple(((px - x) * scale, (py - y) * scale) for px, py in line) for line in lines], size * scale


def turned(line, angle, flip):
    c, s = math.cos(angle), math.sin(angle)
    return tuple((x * c - y * flip * s, x * s + y * flip * c) for x, y in line)


def direction(line):
    (a, b), (c, d) = line
    return math.atan2(d - b, c - a)


def matches(own, wanted, near):
    left = list(wanted)
    for a, b in own:
        found = next(
            (
                line
                for line in left
                if (math.dist(a, line[0]) < near and math.dist(b, line[1]) < near)
                or (math.dist(a, line[1]) < near and math.dist(b, line[0]) < near)
            ),
            None,
        )
        if found is None:
            return False
        left.remove(found)
    return not left


def same_picture(own, wanted, sized):
    """The same but for its place, and for how the paper is held."""
    own, size = centred(own, sized)
    wanted, other = centred(wanted, sized)
    near = max(size, other) * TOLERANCE
    first = wanted[0]
    for line in own:
        if abs(math.dist(*line) - math.dist(*first)) > 2 * near:
            continue
        for flip in (1, -1):
            for back in (0, math.pi):
                angle = direction(first) - flip * direction(line) + back
                if matches([turned(each, angle, flip) for each in own], wanted, near):
                    return True
    return False


def drawn_by(source):
    import turtle

    kept = list(_drawn)
    _drawn.clear()
    turtle._forget()
    try:
        exec(compile("from turtle import *\n" + source, "<picture>", "exec"), {})
        return lines_drawn(_drawn)
    finally:
        _drawn[:] = kept


def helpers(note):
    def picture(reference, sized=False):
        own = lines_drawn(_drawn)
        if not own:
            note(kind="drawsNothing")
        wanted = once(drawn_by(reference))
        lines = once(own)
        if len(lines) != len(wanted):
            note(kind="lineCount", count=len(lines), wanted=len(wanted))
        if not same_picture(lines, wanted, sized):
            open_end = math.dist(own[0][0], own[-1][1]) > 2
            note(kind="notClosed" if open_end and is_closed(drawn_by(reference)) else "otherPicture")

    def colours(count):
        if len({colour for _, _, colour in lines_drawn(_drawn)}) < count:
            note(kind="colours", count=count)

    def filled(count=1):
        if sum(1 for command in _drawn if command[0] == "fill" and len(command[2]) > 2) < count:
            note(kind="notFilled")

    return {"picture": picture, "colours": colours, "filled": filled}


def is_closed(lines):
    return math.dist(lines[0][0], lines[-1][1]) < 2
