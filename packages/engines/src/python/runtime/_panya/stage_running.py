"""What a transformed program for the stage asks for while it runs (its name there is `__blocks__`)."""

from .stage_values import *  # noqa: F403
from .stage_world import Signal, world

FRAME = Signal("frame")


def is_spent():
    """A turn of a loop that only calculates; true when it has kept the others waiting for long enough."""
    world.fuel -= 1
    return world.fuel <= 0


class Ready:
    """A value that is there already, where somebody waits for one."""

    def __init__(self, value):
        self.value = value

    def __await__(self):
        return self.value
        yield


def ready(value):
    return value if hasattr(value, "__await__") else Ready(value)


def me(sprite):
    """Inside its scripts a sprite is the one that runs them: itself, or a clone of it."""
    actor = world.current.actor if world.current else None
    spec = getattr(sprite, "_spec", None)
    return actor if spec is not None and getattr(actor, "_spec", None) is spec else sprite
