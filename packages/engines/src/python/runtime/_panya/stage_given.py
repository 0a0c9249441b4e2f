"""What is handed to a sprite is turned into what it needs, as blocks do: a number, or a text."""

import functools

from .stage_values import number, text

READS = {"n": number, "t": text, ".": lambda value: value}

# One sign for each value: n a number, t a text, a dot what it is.
TAKES = {
    "move": "n", "go_to": "nn", "set_x": "n", "set_y": "n", "change_x": "n", "change_y": "n", "glide": "nnn",
    "glide_to": "n.", "turn": "n", "turn_left": "n", "point": "n", "say": "t", "think": "t", "say_for": "tn",
    "think_for": "tn", "resize": "n", "change_size": "n", "set_effect": "tn", "change_effect": "tn", "layer_by": "n",
    "go_forward": "n", "go_backward": "n", "ask": "t", "note": "nn", "drum": "nn", "set_instrument": "n",
    "set_volume": "n", "change_volume": "n", "set_sound_effect": "tn", "change_sound_effect": "tn",
    "set_pen_size": "n", "change_pen_size": "n", "set_pen_param": "tn", "change_pen_param": "tn", "set_pen_hue": "n",
    "change_pen_hue": "n", "set_pen_shade": "n", "change_pen_shade": "n", "change_pen_colour": "n", "when_timer": "n",
    "when_louder": "n", "when_video": "n", "set_tempo": "n", "change_tempo": "n", "rest": "n",
}


def reading(method, kinds):
    reads = [READS[kind] for kind in kinds]

    @functools.wraps(method)
    def taken(self, *given, **named):
        if len(given) > len(reads):
            return method(self, *given, **named)
        return method(self, *[read(value) for read, value in zip(reads, given)], **named)

    return taken


def reads_what_is_given(made):
    """For a class: its methods take numbers and texts in any form."""
    for name, kinds in TAKES.items():
        method = getattr(made, name, None)
        if method is not None:
            setattr(made, name, reading(method, kinds))
    return made
