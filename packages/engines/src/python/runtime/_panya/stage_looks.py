"""How a sprite looks: its costumes, what it says, its size, its effects and what it stands in front of."""

import math

from block_values import random_between

from .stage_bounded import FAR, bounded
from .stage_named import BACKDROP_WORDS, COSTUME_WORDS, entry_named
from .stage_pause import pause
from .stage_world import world

EFFECTS = ("colour", "ghost", "brightness", "fisheye", "whirl", "pixelate", "mosaic")
RANGES = {"ghost": (0, 100), "brightness": (-100, 100), "fisheye": (-100, 5000), "pixelate": (-5000, 5000),
          "mosaic": (-5000, 5000)}


class Looks:
    @property
    def costume_number(self):
        return self._costume + 1

    @property
    def costume_name(self):
        costumes = self._spec["costumes"]
        return costumes[self._costume][1] if costumes else ""

    def costume_named(self, value):
        return entry_named(self._spec["costumes"], value, COSTUME_WORDS)

    def backdrop_named(self, value):
        return entry_named(world.actors[0]._spec["costumes"], value, BACKDROP_WORDS)

    def wear(self, costume):
        count = max(1, len(self._spec["costumes"]))
        step = {"_next_": 1, "_previous_": count - 1}.get(costume)
        if costume == "_random_":
            step = random_between(1, count - 1) if count > 1 else 0
        if step is not None:
            self._costume = (self._costume + step) % count
            return
        for index, entry in enumerate(self._spec["costumes"]):
            if costume in (entry[0], entry[1]):
                self._costume = index
                return

    def next_costume(self):
        self._costume = (self._costume + 1) % max(1, len(self._spec["costumes"]))

    def say(self, words):
        return self._speak("say", words)

    def think(self, words):
        return self._speak("think", words)

    def _speak(self, kind, words):
        self._bubble = None if words == "" else {"kind": kind, "text": words[:330]}
        return self._bubble

    async def say_for(self, words, seconds):
        await self._speak_for("say", words, seconds)

    async def think_for(self, words, seconds):
        await self._speak_for("think", words, seconds)

    async def _speak_for(self, kind, words, seconds):
        bubble = self._speak(kind, words)
        await pause(seconds)
        if self._bubble is bubble:
            self._bubble = None

    def resize(self, size):
        self.size = bounded(size, 5, 800, self.size)

    def change_size(self, by):
        self.resize(self.size + by)

    def show(self):
        self.visible = True

    def hide(self):
        self.visible = False

    def set_effect(self, name, value):
        low, high = RANGES.get(name, (-FAR, FAR))
        self._effects[name] = bounded(value, low, high, self._effects.get(name, 0))

    def change_effect(self, name, by):
        self.set_effect(name, self._effects.get(name, 0) + by)

    def clear_effects(self):
        self._effects = dict.fromkeys(EFFECTS, 0)

    def layer_to(self, where):
        self.layer_by(math.inf if where == "front" else -math.inf)

    def layer_by(self, layers):
        actors = world.actors
        index = actors.index(self)
        if index < 1:
            return
        actors.pop(index)
        actors.insert(int(bounded(index + layers, 1, len(actors), index)), self)

    def go_forward(self, layers):
        self.layer_by(layers)

    def go_backward(self, layers):
        self.layer_by(-layers)
