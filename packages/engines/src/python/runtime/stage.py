"""The stage for Python: sprites, scripts that run side by side, and the same rules as the blocks.

A script is a function below `@cat.when_flag`; before it runs, the program is changed so that it can wait and show
pictures (`_panya/stage_transform.py`). Programs from before that say so themselves: `async def`, `await wait(1)`.
`run()` starts every `when_flag` script and keeps the stage alive until nothing is left to do.
"""

from datetime import datetime

import block_values
from _panya import stage_page
from _panya.stage_bounded import bounded
from _panya.stage_given import reads_what_is_given
from _panya.stage_named import colour_named, key_named, message_named, name_variable, property_of, sprite_named, variable_of
from _panya.stage_pause import pause
from _panya.stage_sound import beats_to_seconds
from _panya.stage_sprite import Sprite, StageActor
from _panya.stage_world import Signal, World, world
from block_values import *


def next_frame():
    return Signal("frame")


async def wait(seconds):
    await pause(number(seconds))


def broadcast(message):
    return world.trigger(lambda trigger: trigger == ("message", message))


async def broadcast_and_wait(message):
    world.current.awaited = [thread for thread in broadcast(message) if thread is not world.current]
    await next_frame()


def stop_all():
    world.stop_all()
    return Signal("stop")


def answer():
    return world.answer


def timer():
    return world.timer()


def reset_timer():
    world.timer_start = world.tick


def now(what):
    moment = datetime.now()
    if what == "weekday":
        return moment.isoweekday()
    return getattr(moment, what) if what in ("year", "month", "day", "hour", "minute", "second") else 0


def days_since_2000():
    return (datetime.now() - datetime(2000, 1, 1)).total_seconds() / 86400


def up_to(count):
    """1, 2, 3 and so on."""
    at = 0
    while at < count:
        at += 1
        yield at


class _Mouse:
    @property
    def x(self):
        return world.mouse.x

    @property
    def y(self):
        return world.mouse.y

    @property
    def down(self):
        return world.mouse.down


class _Keys:
    def pressed(self, key):
        return bool(world.held) if key == "any" else key in world.held


@reads_what_is_given
class _Music:
    @property
    def tempo(self):
        return world.tempo

    def set_tempo(self, tempo):
        world.tempo = bounded(tempo, 20, 500, world.tempo)

    def change_tempo(self, by):
        self.set_tempo(world.tempo + by)

    async def rest(self, beats):
        await pause(beats_to_seconds(beats))

    def silence(self):
        world.sounds.append({"op": "silence"})


class _Model:
    """What a trained model recognises. Here no camera looks: a program says it with `model.show("cat", 90)`."""

    @property
    def label(self):
        return world.seen[0]

    def sees(self, label):
        return world.seen[0] == label

    def confidence(self, label):
        return world.seen[1] if world.seen[0] == label else 0

    def topic(self, text):
        """The topic of a text. Here no model reads: it is what the program has shown."""
        return world.seen[0] if str(text).strip() else ""

    def topic_confidence(self, text, label):
        return self.confidence(label) if str(text).strip() else 0

    def show(self, label, confidence=100):
        world.seen = (label, confidence)


class _Pen:
    def clear(self):
        world.clear_pen()


mouse, keys, music, pen, model = _Mouse(), _Keys(), _Music(), _Pen(), _Model()
stage = StageActor("Stage")
stage._spec["stage"] = True


def set_stage(costumes=(), sounds=(), costume=1, **_):
    stage._spec["costumes"] = list(costumes)
    stage._spec["sounds"] = {entry[0]: entry[1] for entry in sounds}
    stage._spec["sound_names"] = [(entry[0], entry[-1] if len(entry) > 2 else entry[0]) for entry in sounds]
    stage._costume = costume - 1
    return stage


def run():
    """Runs until every script has ended and nothing can start one any more."""
    stage_page.run(stage)


def _forget():
    """Every run begins with an empty stage."""
    world.__init__()
    stage.__init__("Stage")
    stage.legacy_count = 0
    stage._spec["stage"] = True


__all__ = [
    *[name for name in dir(block_values) if not name.startswith("_") and name not in ("math", "Dice", "seed_random")],
    "Sprite",
    "answer",
    "broadcast",
    "broadcast_and_wait",
    "colour_named",
    "days_since_2000",
    "key_named",
    "keys",
    "message_named",
    "model",
    "mouse",
    "music",
    "name_variable",
    "next_frame",
    "now",
    "pen",
    "property_of",
    "reset_timer",
    "run",
    "set_stage",
    "sprite_named",
    "stage",
    "stop_all",
    "timer",
    "up_to",
    "variable_of",
    "wait",
]
