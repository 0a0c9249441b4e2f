"""Notes by name: `tone.play("C4", 0.5)`."""

import re

from .page import page

_STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def hertz(pitch):
    if isinstance(pitch, (int, float)):
        return float(pitch)
    note = re.fullmatch(r"([A-Ga-g])([#b\u266f\u266d]?)(\d)", str(pitch).strip())
    if not note:
        raise ValueError(f"{pitch!r} is not a note; write one like 'C4', 'F#3' or 'Bb5'")
    step = _STEPS[note[1].upper()] + {"#": 1, "\u266f": 1, "b": -1, "\u266d": -1}.get(note[2], 0)
    return 440 * 2 ** ((step + 12 * (int(note[3]) + 1) - 69) / 12)


class Tone:
    def __init__(self, pitch, duration):
        self._notes = [[hertz(pitch), min(float(duration), 10.0), "sine", hertz(pitch)]]

    def play(self):
        page.play(op="play", name="tone", notes=self._notes, loops=0, volume=1.0)


def create(pitch, duration=0.5):
    return Tone(pitch, duration)


def play(pitch, duration=0.5):
    Tone(pitch, duration).play()
