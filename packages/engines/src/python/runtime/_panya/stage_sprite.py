"""One sprite, clone, or the stage itself: everything its own blocks can do."""

import colorsys
import math

from . import stage_pen
from .stage_bounded import bounded, is_number, near
from .stage_colours import touches_colour
from .stage_given import reads_what_is_given
from .stage_geometry import HEIGHT, WIDTH, Body
from .stage_looks import EFFECTS, Looks
from .stage_motion import Motion
from .stage_named import sprite_named
from .stage_sound import Sound
from .stage_world import CLONE_LIMIT, Signal, world


def turn_hue(colour, steps):
    if not is_number(steps):
        return colour
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    hue, saturation, value = colorsys.rgb_to_hsv(red, green, blue)
    if saturation == 0:
        saturation, value = 1, 1
    parts = colorsys.hsv_to_rgb((hue + steps / 100) % 1, saturation, value)
    return "#" + "".join("%02x" % math.floor(part * 255 + 0.5) for part in parts)


@reads_what_is_given
class Sprite(Body, Motion, Looks, Sound):
    def __init__(self, name, x=0, y=0, direction=90, size=100, visible=True, costume=1,
                 rotation_style="all", costumes=(), sounds=(), _of=None):
        self._spec = _of._spec if _of else {
            "name": name, "costumes": list(costumes), "sounds": {entry[0]: entry[1] for entry in sounds},
            "sound_names": [(entry[0], entry[-1] if len(entry) > 2 else entry[0]) for entry in sounds], "scripts": [], "stage": False,
            "start": None,
        }
        self._clone = _of is not None
        world.keys += 1
        self._key = world.keys
        self.name = name
        self.x, self.y, self.direction, self.size, self.visible = x, y, direction, size, visible
        self.rotation_style, self.draggable, self.volume = rotation_style, False, 100
        self._costume = costume - 1
        self._effects = dict.fromkeys(EFFECTS, 0)
        self._bubble = None
        self._sound, self._instrument = {"pitch": 0, "pan": 0}, 1
        self._pen = stage_pen.new_pen()
        if _of is None:
            world.actors.append(self)

    # scripts

    def _on(self, trigger):
        def keep(script):
            self._spec["scripts"].append((trigger, script))
            return script

        return keep

    def when_flag(self, script):
        return self._on(("flag",))(script)

    def when_clicked(self, script):
        return self._on(("clicked",))(script)

    def when_clone_starts(self, script):
        return self._on(("clone",))(script)

    def when_key(self, key):
        return self._on(("key", key))

    def when_message(self, message):
        return self._on(("message", message))

    def when_backdrop(self, backdrop):
        return self._on(("backdrop", backdrop))

    def when_timer(self, seconds):
        return self._on(("timer", seconds))

    def when_louder(self, level):
        return self._on(("louder", level))

    def when_video(self, motion):
        return self._on(("video", motion))

    def when_touching(self, target):
        return self._on(("touching", target))

    def when_model_sees(self, label):
        return self._on(("model", label))

    def block(self, function=None, at_once=False):
        """A block of its own: what is below belongs to whoever runs it."""
        return (lambda made: made) if function is None else function

    def stop_other_scripts(self):
        for thread in world.threads:
            if thread.actor is self and thread is not world.current:
                thread.done = True

    # sensing

    def touching(self, target):
        if not self.visible:
            return False
        if target == "edge":
            left, right, top, bottom = self._box()
            return left <= -WIDTH / 2 or right >= WIDTH / 2 or top >= HEIGHT / 2 or bottom <= -HEIGHT / 2
        if target == "mouse":
            return self._covers(world.mouse.x, world.mouse.y)
        return any(other is not self and other.visible and self._meets(other) for other in world.of(target))

    def touching_colour(self, colour):
        return touches_colour(self, colour)

    def colour_touching(self, own, colour):
        return touches_colour(self, colour, own)

    def distance_to(self, target):
        place = world.place_of(target)
        return math.hypot(place[0] - self.x, place[1] - self.y) if place else 10000

    async def ask(self, question):
        world.current.asking = True
        world.questions.append((self, world.current, question))
        await Signal("frame")

    # clones

    def clone(self):
        if self._spec["stage"] or world.clone_count() >= CLONE_LIMIT:
            return
        twin = Sprite(self.name, _of=self)
        for name, value in vars(self).items():
            if name not in ("_key", "_clone", "_spec", "_bubble"):
                copied = list(value) if isinstance(value, list) else dict(value) if isinstance(value, dict) else value
                setattr(twin, name, copied)
        world.actors.insert(world.actors.index(self), twin)
        world.trigger(lambda trigger: trigger == ("clone",), [twin])

    def clone_named(self, value):
        target = sprite_named(value)
        target = self if target == "myself" else target
        if isinstance(target, Sprite):
            target.clone()

    def delete_clone(self):
        if not self._clone:
            return Signal("go on")
        world.actors.remove(self)
        for thread in world.threads:
            if thread.actor is self:
                thread.done = True
        return Signal("stop")

    # pen

    @property
    def pen_size(self):
        return self._pen["size"]

    def stamp(self):
        world.draw({"op": "stamp", "sprite": self._view()})

    def pen_down(self):
        self._pen["down"] = True
        self._draw(self.x, self.y)

    def pen_up(self):
        self._pen["down"] = False

    def set_pen_colour(self, colour):
        stage_pen.set_colour(self._pen, colour)

    def change_pen_colour(self, steps):
        self._pen["colour"] = turn_hue(self._pen["colour"], steps)
        stage_pen.count(self._pen)

    def set_pen_param(self, name, value):
        stage_pen.set_param(self._pen, name, value)

    def change_pen_param(self, name, by):
        stage_pen.change_param(self._pen, name, by)

    def set_pen_hue(self, hue):
        stage_pen.set_hue(self._pen, hue)

    def change_pen_hue(self, by):
        stage_pen.set_hue(self._pen, self._pen["hue"] * 2 + by)

    def set_pen_shade(self, shade):
        stage_pen.set_shade(self._pen, shade)

    def change_pen_shade(self, by):
        stage_pen.set_shade(self._pen, self._pen["shade"] + by)

    def set_pen_size(self, size):
        self._pen["size"] = bounded(size, 1, 200, self._pen["size"])

    def change_pen_size(self, by):
        self.set_pen_size(self._pen["size"] + by)

    def _draw(self, x1, y1):
        line = {"op": "line", "x1": near(x1), "y1": near(y1), "x2": near(self.x), "y2": near(self.y),
                "colour": self._pen["colour"], "size": self._pen["size"]}
        alpha = 1 - self._pen["transparency"] / 100
        world.draw({**line, "alpha": alpha} if alpha < 1 else line)


class StageActor(Sprite):
    legacy_count = 0

    def switch_backdrop(self, backdrop):
        before = self._costume
        self.wear(backdrop)
        return self._changed() if self._costume != before else []

    async def switch_backdrop_and_wait(self, backdrop):
        world.current.awaited = [thread for thread in self.switch_backdrop(backdrop) if thread is not world.current]
        await Signal("frame")

    def next_backdrop(self):
        self.next_costume()
        self._changed()

    def _changed(self):
        backdrop = self._spec["costumes"][self._costume][0]
        return world.trigger(lambda trigger: trigger == ("backdrop", backdrop))

    def show(self, name):
        world.shown[name] = True

    def hide(self, name):
        world.shown.pop(name, None)
