"""What a sprite plays: sounds, notes and drums, each as loud and as high as the sprite says."""

import math

from .stage_bounded import FAR, bounded, is_number
from .stage_named import entry_named
from .stage_pause import pause
from .stage_world import world

RANGES = {"pitch": 360, "pan": 100}


def wrapped(value, count):
    return (math.floor(value + 0.5) - 1) % count + 1 if is_number(value) else 1


def beats_to_seconds(beats):
    return bounded(beats, 0, FAR, 0) * 60 / world.tempo


class Sound:
    def _speaker(self):
        return {"key": self._key, "volume": bounded(self.volume, 0, 100, 100), **{name: value for name, value in self._sound.items() if value}}

    def sound_named(self, value):
        return entry_named(self._spec["sound_names"], value, {})

    def play(self, sound):
        if sound not in self._spec["sounds"]:
            return 0
        world.sounds.append({"op": "play", "actorId": self.name, "sound": sound, **self._speaker()})
        return self._spec["sounds"][sound]

    async def play_until_done(self, sound):
        await pause(self.play(sound))

    async def note(self, note, beats):
        seconds = beats_to_seconds(beats)
        world.sounds.append({"op": "note", "note": bounded(note, 0, 130, 60), "seconds": seconds,
                             "instrument": self._instrument, **self._speaker()})
        await pause(seconds)

    async def drum(self, drum, beats):
        world.sounds.append({"op": "drum", "drum": wrapped(drum, 18), **self._speaker()})
        await pause(beats_to_seconds(beats))

    def set_instrument(self, instrument):
        self._instrument = wrapped(instrument, 21)

    def set_volume(self, volume):
        self.volume = bounded(volume, 0, 100, self.volume)
        self._adjust()

    def change_volume(self, by):
        self.set_volume(self.volume + by)

    def set_sound_effect(self, name, value):
        if name in RANGES:
            self._sound[name] = bounded(value, -RANGES[name], RANGES[name], self._sound[name])
            self._adjust()

    def change_sound_effect(self, name, by):
        self.set_sound_effect(name, self._sound.get(name, 0) + by)

    def clear_sound_effects(self):
        self._sound = {"pitch": 0, "pan": 0}
        self._adjust()

    def _adjust(self):
        """What a picture's sounds end with: only the last word of everybody counts."""
        world.adjusted[self._key] = self

    def _adjustment(self):
        return {"op": "adjust", "key": self._key, "volume": bounded(self.volume, 0, 100, 100), **self._sound}
