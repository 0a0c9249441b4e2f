"""Waiting, in ticks of the stage."""

import math

from .stage_bounded import is_number
from .stage_world import TICKS_PER_SECOND, Signal, world


def pause(seconds):
    ticks = max(1, math.floor(seconds * TICKS_PER_SECOND + 0.5)) if is_number(seconds) else 10**12
    world.current.wake_at = world.tick + ticks
    return Signal("frame")
