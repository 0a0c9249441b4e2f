"""One sprite, clone, or the stage itself: everything its own blocks can do."""

import colorsys
import math

from block_values import random_between

from . import stage_pen
from .stage_bounded import FAR, bounded, is_number, near
from .stage_colours import touches_colour
from .stage_given import reads_what_is_given
from .stage_geometry import HEIGHT, WIDTH, Body, tidy_place
from .stage_named import BACKDROP_WORDS, COSTUME_WORDS, entry_named, sprite_named
from .stage_pause import pause
from .stage_sound import Sound
from .stage_world import CLONE_LIMIT, TICKS_PER_SECOND, Signal, world


def turn_hue(colour, steps):
    if not is_number(steps):
        return colour
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    hue, saturation, value = colorsys.rgb_to_hsv(red, green, blue)
    if saturation == 0:
        saturation, value = 1, 1
    parts = colorsys.hsv_to_rgb((hue + steps / 100) % 1, saturation, value)
    return "#" + "".join("%02x" % math.floor(part * 255 + 0.5) for part in parts)


EFFECTS = ("colour", "ghost", "brightness", "fisheye", "whirl", "pixelate", "mosaic")
RANGES = {"ghost": (0, 100), "brightness": (-100, 100), "fisheye": (-100, 5000), "pixelate": (-5000, 5000),
          "mosaic": (-5000, 5000)}


@reads_what_is_given
class Sprite(Body, Sound):
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

    # motion

    def move(self, steps):
        angle = math.radians(self.direction)
        self.go_to(self.x + steps * math.sin(angle), self.y + steps * math.cos(angle))

    def go_to(self, x, y):
        if self._spec["stage"]:
            return
        old_x, old_y = self.x, self.y
        self.x, self.y = tidy_place(x), tidy_place(y)
        self._keep_on_stage()
        if self._pen["down"]:
            self._draw(old_x, old_y)

    def _keep_on_stage(self):
        left, right, top, bottom = self._box()
        limit_x = WIDTH / 2 - min(15, (right - left) / 2)
        limit_y = HEIGHT / 2 - min(15, (top - bottom) / 2)
        if right < -limit_x:
            self.x += -limit_x - right
        if left > limit_x:
            self.x -= left - limit_x
        if top < -limit_y:
            self.y += -limit_y - top
        if bottom > limit_y:
            self.y -= bottom - limit_y

    def set_x(self, x):
        self.go_to(x, self.y)

    def set_y(self, y):
        self.go_to(self.x, y)

    def change_x(self, by):
        self.go_to(self.x + by, self.y)

    def change_y(self, by):
        self.go_to(self.x, self.y + by)

    def go_to_target(self, target):
        place = world.place_of(target)
        if place:
            self.go_to(*place)

    async def glide(self, seconds, x, y):
        old_x, old_y = self.x, self.y
        ticks = max(1, math.floor(bounded(seconds, 0, FAR, 0) * TICKS_PER_SECOND + 0.5))
        for tick in range(1, ticks + 1):
            self.go_to(old_x + (x - old_x) * tick / ticks, old_y + (y - old_y) * tick / ticks)
            await Signal("frame")

    async def glide_to(self, seconds, target):
        place = world.place_of(target)
        if place:
            await self.glide(seconds, *place)

    def turn(self, degrees):
        self.point(self.direction + degrees)

    def turn_left(self, degrees):
        self.turn(-degrees)

    def point(self, direction):
        if is_number(direction):
            turned = direction % 360
            self.direction = tidy_place(turned - 360 if turned > 180 else turned)

    def point_towards(self, target):
        place = world.place_of(target)
        if place and (place[0] != self.x or place[1] != self.y):
            self.point(math.degrees(math.atan2(place[0] - self.x, place[1] - self.y)))

    def bounce(self):
        left, right, top, bottom = self._box()
        over = (-WIDTH / 2 - left, right - WIDTH / 2, top - HEIGHT / 2, -HEIGHT / 2 - bottom)
        deepest = max(over)
        if deepest <= 0:
            return
        dx, dy = math.sin(math.radians(self.direction)), math.cos(math.radians(self.direction))
        if deepest == over[0]:
            dx = max(0.2, abs(dx))
        elif deepest == over[1]:
            dx = -max(0.2, abs(dx))
        elif deepest == over[2]:
            dy = -max(0.2, abs(dy))
        else:
            dy = max(0.2, abs(dy))
        self.point(math.degrees(math.atan2(dx, dy)))
        self.go_to(self.x + max(0, over[0]) - max(0, over[1]), self.y + max(0, over[3]) - max(0, over[2]))

    # looks

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
