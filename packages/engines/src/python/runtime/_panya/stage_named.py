"""Who or what a name means that is only known while a program runs."""

import math
import sys

import block_values
from block_values import number, text

from .stage_world import world

PLACES = {"_mouse_": "mouse", "_random_": "random", "_edge_": "edge", "_myself_": "myself"}
COSTUME_WORDS = {"next costume": "_next_", "previous costume": "_previous_"}
BACKDROP_WORDS = {"next backdrop": "_next_", "previous backdrop": "_previous_", "random backdrop": "_random_"}
KEY_WORDS = {" ": "space", "up arrow": "up", "down arrow": "down", "left arrow": "left", "right arrow": "right"}
LONG_KEYS = ("space", "up", "down", "left", "right", "enter", "any")


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def sprite_named(value):
    name = text(value)
    if name in PLACES:
        return PLACES[name]
    for actor in world.actors:
        if actor._spec["name"] == name and not actor._spec["stage"]:
            return actor
    return world.actors[0] if name in ("_stage_", world.actors[0].name) else None


def entry_named(entries, value, words):
    """The id of one of these (id, name): a name before a number, unless the value is a number to begin with."""
    if not is_number(value):
        name = text(value)
        for entry in entries:
            if entry[1] == name:
                return entry[0]
        if name in words:
            return words[name]
        value = block_values._read_number(name)
        if value is None:
            return None
    if not entries:
        return None
    index = math.floor(value + 0.5) - 1 if math.isfinite(value) else 0
    return entries[index % len(entries)][0]


def message_named(value):
    """The name as the hats write it: capitals make no difference, but the same spelling comes first."""
    name = text(value)
    known = [trigger[1] for actor in world.actors for trigger, _ in actor._spec["scripts"] if trigger[0] == "message"]
    if name in known:
        return name
    return next((other for other in known if other.lower() == name.lower()), name)


def key_named(value):
    name = text(value).lower()
    return name if name in LONG_KEYS else KEY_WORDS.get(name, name[:1])


def colour_named(value):
    name = value.strip().lower() if isinstance(value, str) else ""
    if name.startswith("#"):
        digits = name[1:]
        if all(sign in "0123456789abcdef" for sign in digits):
            if len(digits) == 6:
                return name
            if len(digits) == 3:
                return "#" + "".join(sign * 2 for sign in digits)
        return "#000000"
    parts = number(value)
    return "#%06x" % (int(parts) & 0xFFFFFF if math.isfinite(parts) else 0)


def property_of(target, name):
    return getattr(target, name, 0) if hasattr(target, "_spec") else 0


# What a sprite is born with is none of its variables.
BORN = {"name", "x", "y", "direction", "size", "visible", "rotation_style", "draggable", "volume", "legacy_count"}


def name_variable(owner, name, written):
    """A variable whose name Python forbids, or somebody else has, is written another way."""
    owner._spec.setdefault("variables", {})[name] = written


def variable_of(target, name):
    """What a variable holds, by the name that the learner gave it: a sprite's own, or of the stage one of everybody's."""
    owner = target if hasattr(target, "_spec") else sprite_named(target)
    spec = getattr(owner, "_spec", None)
    if spec is None:
        return 0
    name, named = text(name), spec.get("variables", {})
    if name not in named and (name.startswith("_") or name in named.values() or name in BORN and not spec["stage"]):
        return 0
    holder = sys.modules["__main__"] if spec["stage"] else owner
    value = vars(holder).get(named.get(name, name), 0)
    return value if isinstance(value, (int, float, str)) else 0
