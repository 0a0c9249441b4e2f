"""The stage for Python: sprites, scripts that run side by side, and the same rules as the blocks.

A script is an `async def`; `await next_frame()` shows a picture, `await wait(1)` waits a second.
`run()` starts every `when_flag` script and keeps the stage alive until nothing is left to do.
The page gives this module a `_stage_bridge` (see python-stage-api.md); without one it runs silently.
"""

import json
import math
import sys
import time
import unicodedata
from datetime import datetime

WIDTH, HEIGHT, TICKS_PER_SECOND, CLONE_LIMIT = 480, 360, 60, 300

# --- values: the same as in the blocks ---------------------------------------------------------------


def _read_number(value):
    plain = "".join(
        str(unicodedata.digit(c)) if c.isdigit() and not c.isascii() else c for c in value.strip()
    )
    body = plain[1:] if plain[:1] in "+-" and plain else plain
    if not body or not (body[0].isdigit() or body[0] == ".") or not all(c in "0123456789.eE+-" for c in body):
        return None
    try:
        result = float(plain)
    except ValueError:
        return None
    return int(result) if result.is_integer() and abs(result) < 1e15 else result


def number(value):
    if isinstance(value, bool):
        return 1 if value else 0
    if isinstance(value, (int, float)):
        return value
    found = _read_number(value)
    return 0 if found is None else found


def text(value):
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        if math.isinf(value):
            return "Infinity" if value > 0 else "-Infinity"
        if value.is_integer():
            return str(int(value)) if abs(value) < 1e21 else _exponent("%.12g" % value)
        return _exponent("%.12g" % value)
    return str(value)


def _exponent(shown):
    if "e" not in shown:
        return shown
    mantissa, power = shown.split("e")
    power = int(power)
    if -7 <= power < 0:
        digits = mantissa.replace(".", "").replace("-", "")
        return ("-" if mantissa[0] == "-" else "") + "0." + "0" * (-power - 1) + digits
    return mantissa + "e" + ("+" if power > 0 else "-") + str(abs(power))


def is_true(value):
    if isinstance(value, str):
        return value != "" and value != "0" and value.lower() != "false"
    return bool(value)


def _both(a, b):
    left = _read_number(a) if isinstance(a, str) else number(a)
    right = _read_number(b) if isinstance(b, str) else number(b)
    return None if left is None or right is None else (left, right)


def same(a, b):
    pair = _both(a, b)
    return pair[0] == pair[1] if pair else text(a).lower() == text(b).lower()


def less(a, b):
    pair = _both(a, b)
    return pair[0] < pair[1] if pair else text(a).lower() < text(b).lower()


def divide(a, b):
    if b != 0:
        return a / b
    return 0 if a == 0 else math.inf if a > 0 else -math.inf


def mod(a, b):
    return 0 if b == 0 else a % b


def round_half_up(value):
    return value if math.isinf(value) else math.floor(value + 0.5)


def _tidy(value, digits=1e10):
    return math.floor(value * digits + 0.5) / digits if math.isfinite(value) else value


def math_of(name, value):
    if name == "abs":
        return abs(value)
    if name == "floor":
        return math.floor(value)
    if name == "ceiling":
        return math.ceil(value)
    if name == "sqrt":
        return math.sqrt(value) if value >= 0 else 0
    if name in ("sin", "cos"):
        return _tidy(getattr(math, name)(math.radians(value)))
    if name == "tan":
        return math.inf if value % 180 == 90 else _tidy(math.tan(math.radians(value % 180)))
    if name in ("asin", "acos"):
        return _tidy(math.degrees(getattr(math, name)(max(-1, min(1, value)))))
    if name == "atan":
        return _tidy(math.degrees(math.atan(value)))
    if name in ("ln", "log"):
        if value <= 0:
            return -math.inf if value == 0 else 0
        return math.log(value) if name == "ln" else math.log10(value)
    return math.exp(value) if name == "exp" else 10.0**value


def letters(value):
    """Letters as people see them: a base character with its marks is one."""
    parts = []
    joins = False
    for char in value:
        mark = unicodedata.category(char) in ("Mn", "Mc", "Me") or char in "\u0e33\u200d\ufe0f"
        skin = "\U0001f3fb" <= char <= "\U0001f3ff"
        if parts and (mark or skin or joins):
            parts[-1] += char
        else:
            parts.append(char)
        joins = char == "\u200d"
    return parts


def letter(position, value):
    parts = letters(value)
    index = math.floor(position) - 1
    return parts[index] if 0 <= index < len(parts) else ""


def length(value):
    return len(letters(value))


def slice_text(value, first, last):
    start = max(1, math.floor(first))
    return "".join(letters(value)[start - 1 : max(start - 1, math.floor(last))])


def contains(value, part):
    return part.lower() in value.lower()


def _place(position, values):
    index = math.floor(position) - 1
    return index if 0 <= index < len(values) else None


def item(position, values):
    index = _place(position, values)
    return "" if index is None else values[index]


def delete_item(position, values):
    index = _place(position, values)
    if index is not None:
        del values[index]


def insert_item(position, value, values):
    index = math.floor(position) - 1
    if 0 <= index <= len(values):
        values.insert(index, value)


def set_item(position, values, value):
    index = _place(position, values)
    if index is not None:
        values[index] = value


def index_of(value, values):
    for index, entry in enumerate(values):
        if same(entry, value):
            return index + 1
    return 0


def has_item(values, value):
    return index_of(value, values) > 0


def list_text(values):
    parts = [text(value) for value in values]
    return ("" if all(len(part) == 1 for part in parts) else " ").join(parts)


def split(value, separator):
    if value == "":
        return []
    parts = letters(value) if separator == "" else value.split(separator)
    return [_literal(part) for part in parts]


def _literal(part):
    found = _read_number(part)
    return found if found is not None and text(found) == part else part


def counting(first, last, step):
    step = abs(step) or 1
    current = first
    if first <= last:
        while current <= last:
            yield current
            current += step
    else:
        while current >= last:
            yield current
            current -= step


class _Random:
    def __init__(self, seed):
        self.state = seed & 0xFFFFFFFF

    def next(self):
        self.state = (self.state + 0x6D2B79F5) & 0xFFFFFFFF
        mixed = ((self.state ^ (self.state >> 15)) * (1 | self.state)) & 0xFFFFFFFF
        mixed = ((mixed + (((mixed ^ (mixed >> 7)) * (61 | mixed)) & 0xFFFFFFFF)) ^ mixed) & 0xFFFFFFFF
        return ((mixed ^ (mixed >> 14)) & 0xFFFFFFFF) / 4294967296


def random_between(a, b):
    low, high = min(a, b), max(a, b)
    if float(a).is_integer() and float(b).is_integer():
        return int(low) + math.floor(_world.random.next() * (high - low + 1))
    return low + _world.random.next() * (high - low)


def now(what):
    moment = datetime.now()
    return moment.isoweekday() if what == "weekday" else getattr(moment, what, 0)


# --- waiting ------------------------------------------------------------------------------------------


class _Signal:
    def __init__(self, kind):
        self.kind = kind

    def __await__(self):
        yield self.kind


def next_frame():
    return _Signal("frame")


def _sleep(seconds):
    thread = _world.current
    ticks = max(1, math.floor(seconds * TICKS_PER_SECOND + 0.5)) if math.isfinite(seconds) else 10**12
    thread.wake_at = _world.tick + ticks
    return _Signal("frame")


async def wait(seconds):
    await _sleep(seconds)


def broadcast(message):
    return _world.trigger(lambda trigger: trigger == ("message", message))


async def broadcast_and_wait(message):
    _world.current.awaited = [thread for thread in broadcast(message) if thread is not _world.current]
    await next_frame()


def stop_all():
    _world.stop_all()
    return _Signal("stop")


def answer():
    return _world.answer


def timer():
    return (_world.tick - _world.timer_start) / TICKS_PER_SECOND


def reset_timer():
    _world.timer_start = _world.tick


# --- who is on the stage ------------------------------------------------------------------------------


class Sprite:
    def __init__(self, name, x=0, y=0, direction=90, size=100, visible=True, costume=1,
                 rotation_style="all", costumes=(), sounds=(), _of=None):
        world = _world
        self._spec = _of._spec if _of else {
            "name": name, "costumes": list(costumes), "sounds": dict(sounds), "scripts": [], "stage": False,
            "start": None,
        }
        self._clone = _of is not None
        world.keys += 1
        self._key = world.keys
        self.name = name
        self.x, self.y, self.direction, self.size, self.visible = x, y, direction, size, visible
        self.rotation_style, self.draggable, self.volume = rotation_style, False, 100
        self._costume = costume - 1
        self._effects = {"colour": 0, "ghost": 0, "brightness": 0}
        self._bubble = None
        self._pen = {"down": False, "colour": "#4338ca", "size": 2}
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

    def stop_other_scripts(self):
        for thread in _world.threads:
            if thread.actor is self and thread is not _world.current:
                thread.done = True

    # motion

    def move(self, steps):
        angle = math.radians(self.direction)
        self.go_to(self.x + steps * math.sin(angle), self.y + steps * math.cos(angle))

    def go_to(self, x, y):
        if self._spec["stage"]:
            return
        old_x, old_y = self.x, self.y
        self.x, self.y = _tidy_place(x), _tidy_place(y)
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
        place = _world.place_of(target)
        if place:
            self.go_to(*place)

    async def glide(self, seconds, x, y):
        old_x, old_y = self.x, self.y
        ticks = max(1, math.floor(seconds * TICKS_PER_SECOND + 0.5))
        for tick in range(1, ticks + 1):
            self.go_to(old_x + (x - old_x) * tick / ticks, old_y + (y - old_y) * tick / ticks)
            await next_frame()

    async def glide_to(self, seconds, target):
        place = _world.place_of(target)
        if place:
            await self.glide(seconds, *place)

    def turn(self, degrees):
        self.point(self.direction + degrees)

    def point(self, direction):
        if math.isfinite(direction):
            turned = direction % 360
            self.direction = _tidy_place(turned - 360 if turned > 180 else turned)

    def point_towards(self, target):
        place = _world.place_of(target)
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

    def wear(self, costume):
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
        await _sleep(seconds)
        if self._bubble is bubble:
            self._bubble = None

    def resize(self, size):
        self.size = max(5, min(800, size))

    def set_effect(self, name, value):
        low, high = {"ghost": (0, 100), "brightness": (-100, 100)}.get(name, (-math.inf, math.inf))
        self._effects[name] = max(low, min(high, value))

    def change_effect(self, name, by):
        self.set_effect(name, self._effects.get(name, 0) + by)

    def clear_effects(self):
        self._effects = {"colour": 0, "ghost": 0, "brightness": 0}

    def layer_to(self, where):
        self.layer_by(math.inf if where == "front" else -math.inf)

    def layer_by(self, layers):
        actors = _world.actors
        index = actors.index(self)
        if index < 1:
            return
        actors.pop(index)
        actors.insert(int(max(1, min(len(actors), index + layers))), self)

    # sound

    def play(self, sound):
        if sound not in self._spec["sounds"]:
            return 0
        _world.sounds.append({"op": "play", "actorId": self.name, "sound": sound, "volume": self.volume})
        return self._spec["sounds"][sound]

    async def play_until_done(self, sound):
        await _sleep(self.play(sound))

    async def note(self, note, beats):
        seconds = max(0, beats) * 60 / music.tempo
        _world.sounds.append({"op": "note", "note": max(0, min(130, note)), "seconds": seconds, "volume": self.volume})
        await _sleep(seconds)

    def set_volume(self, volume):
        self.volume = max(0, min(100, volume))

    # sensing

    def touching(self, target):
        if not self.visible:
            return False
        if target == "edge":
            left, right, top, bottom = self._box()
            return left <= -WIDTH / 2 or right >= WIDTH / 2 or top >= HEIGHT / 2 or bottom <= -HEIGHT / 2
        if target == "mouse":
            return self._covers(mouse.x, mouse.y)
        return any(other is not self and other.visible and self._meets(other) for other in _world.of(target))

    def distance_to(self, target):
        place = _world.place_of(target)
        return math.hypot(place[0] - self.x, place[1] - self.y) if place else 10000

    async def ask(self, question):
        _world.current.asking = True
        _world.questions.append((self, _world.current, question))
        await next_frame()

    # clones

    def clone(self):
        if self._spec["stage"] or _world.clone_count() >= CLONE_LIMIT:
            return
        twin = Sprite(self.name, _of=self)
        for name, value in vars(self).items():
            if name not in ("_key", "_clone", "_spec", "_bubble"):
                copied = list(value) if isinstance(value, list) else dict(value) if isinstance(value, dict) else value
                setattr(twin, name, copied)
        _world.actors.insert(_world.actors.index(self), twin)
        _world.trigger(lambda trigger: trigger == ("clone",), [twin])

    def delete_clone(self):
        if not self._clone:
            return _Signal("go on")
        _world.actors.remove(self)
        for thread in _world.threads:
            if thread.actor is self:
                thread.done = True
        return _Signal("stop")

    # pen

    @property
    def pen_size(self):
        return self._pen["size"]

    def stamp(self):
        _world.pen.append({"op": "stamp", "sprite": self._view()})

    def pen_down(self):
        self._pen["down"] = True
        self._draw(self.x, self.y)

    def pen_up(self):
        self._pen["down"] = False

    def set_pen_colour(self, colour):
        self._pen["colour"] = colour

    def change_pen_colour(self, steps):
        self._pen["colour"] = _turn_hue(self._pen["colour"], steps)

    def set_pen_size(self, size):
        self._pen["size"] = max(1, min(200, size))

    def _draw(self, x1, y1):
        _world.pen.append({"op": "line", "x1": x1, "y1": y1, "x2": self.x, "y2": self.y,
                           "colour": self._pen["colour"], "size": self._pen["size"]})

    # geometry

    def _size(self):
        costumes = self._spec["costumes"]
        return (costumes[self._costume][2], costumes[self._costume][3]) if costumes else (1, 1)

    def _turn(self):
        return self.direction - 90 if self.rotation_style == "all" else 0

    def _box(self):
        width, height = self._size()
        half_w, half_h = width * self.size / 200, height * self.size / 200
        cos, sin = abs(math.cos(math.radians(self._turn()))), abs(math.sin(math.radians(self._turn())))
        reach_x, reach_y = half_w * cos + half_h * sin, half_w * sin + half_h * cos
        return self.x - reach_x, self.x + reach_x, self.y + reach_y, self.y - reach_y

    def _covers(self, x, y):
        width, height = self._size()
        turn, scale = math.radians(self._turn()), self.size / 100
        dx, dy = (x - self.x) / scale, (y - self.y) / scale
        flip = -1 if self.rotation_style == "left-right" and self.direction < 0 else 1
        across, up = (dx * math.cos(turn) - dy * math.sin(turn)) * flip, dx * math.sin(turn) + dy * math.cos(turn)
        u, v = across / width + 0.5, 0.5 - up / height
        if not (0 <= u < 1 and 0 <= v < 1):
            return False
        mask = _world.masks.get(self._spec["costumes"][self._costume][0]) if self._spec["costumes"] else None
        if not mask:
            return True
        columns, rows, cells = mask
        return cells[int(v * rows) * columns + int(u * columns)] != 0

    def _meets(self, other):
        a, b = self._box(), other._box()
        left, right, top, bottom = max(a[0], b[0]), min(a[1], b[1]), min(a[2], b[2]), max(a[3], b[3])
        if left >= right or bottom >= top:
            return False
        step_x, step_y = max(1, (right - left) / 48), max(1, (top - bottom) / 48)
        y = bottom + step_y / 2
        while y < top:
            x = left + step_x / 2
            while x < right:
                if self._covers(x, y) and other._covers(x, y):
                    return True
                x += step_x
            y += step_y
        return False

    def _view(self):
        costumes = self._spec["costumes"]
        return {"key": self._key, "actorId": self.name, "costume": costumes[self._costume][0] if costumes else "",
                "x": self.x, "y": self.y, "turn": self._turn(),
                "flipped": self.rotation_style == "left-right" and self.direction < 0,
                "scale": self.size / 100, **self._effects}


def _tidy_place(value):
    return _number_like(math.floor(value * 1e6 + 0.5) / 1e6) if math.isfinite(value) else 0


def _number_like(value):
    return int(value) if float(value).is_integer() else value


def _turn_hue(colour, steps):
    import colorsys

    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    hue, saturation, value = colorsys.rgb_to_hsv(red, green, blue)
    if saturation == 0:
        saturation, value = 1, 1
    parts = colorsys.hsv_to_rgb((hue + steps / 100) % 1, saturation, value)
    return "#" + "".join("%02x" % math.floor(part * 255 + 0.5) for part in parts)


class _StageActor(Sprite):
    def switch_backdrop(self, backdrop):
        before = self._costume
        self.wear(backdrop)
        if self._costume != before:
            self._changed()

    def next_backdrop(self):
        self.next_costume()
        self._changed()

    def _changed(self):
        backdrop = self._spec["costumes"][self._costume][0]
        _world.trigger(lambda trigger: trigger == ("backdrop", backdrop))

    def show(self, name):
        _world.shown[name] = True

    def hide(self, name):
        _world.shown.pop(name, None)


class _Mouse:
    x, y, down = 0, 0, False


class _Keys:
    def __init__(self):
        self.held = set()

    def pressed(self, key):
        return bool(self.held) if key == "any" else key in self.held


class _Music:
    tempo = 120

    def set_tempo(self, tempo):
        self.tempo = max(20, min(500, tempo))

    async def rest(self, beats):
        await _sleep(max(0, beats) * 60 / self.tempo)

    def silence(self):
        _world.sounds.append({"op": "silence"})


class _Pen:
    def clear(self):
        _world.pen[:] = [{"op": "clear"}]


# --- the scheduler: one tick for everybody, always in the same order -----------------------------------


class _Thread:
    def __init__(self, actor, script, born_at):
        self.actor, self.script, self.born_at, self.wake_at = actor, script, born_at, born_at
        self.coroutine = script(actor)
        self.done, self.asking, self.awaited = False, False, None

    def asleep(self, tick):
        if self.asking or self.wake_at > tick:
            return True
        if self.awaited and any(not thread.done for thread in self.awaited):
            return True
        self.awaited = None
        return False


class _World:
    def __init__(self):
        self.actors, self.threads, self.pen, self.sounds, self.questions = [], [], [], [], []
        self.running, self.masks, self.shown = {}, {}, {}
        self.keys = self.tick = self.timer_start = 0
        self.answer, self.current, self.random = "", None, _Random(1)
        self.timers_due = set()

    def of(self, target):
        return [actor for actor in self.actors if isinstance(target, Sprite) and actor._spec is target._spec]

    def place_of(self, target):
        if target == "mouse":
            return mouse.x, mouse.y
        if target == "random":
            return random_between(-WIDTH / 2, WIDTH / 2), random_between(-HEIGHT / 2, HEIGHT / 2)
        found = self.of(target)
        return (found[0].x, found[0].y) if found else None

    def clone_count(self):
        return sum(actor._clone for actor in self.actors)

    def trigger(self, wanted, actors=None, restart=True):
        started = []
        for actor in list(self.actors if actors is None else actors):
            for trigger, script in actor._spec["scripts"]:
                thread = self.start(actor, script, restart) if wanted(trigger) else None
                if thread:
                    started.append(thread)
        return started

    def start(self, actor, script, restart=True):
        before = self.running.get((actor._key, script))
        if before and not before.done and (not restart or before.born_at > self.tick):
            return before if restart else None
        if before:
            before.done = True
        again = before is not None and before.born_at == self.tick
        thread = _Thread(actor, script, self.tick + 1 if again else self.tick)
        self.running[(actor._key, script)] = thread
        self.threads.append(thread)
        return thread

    def check_timers(self):
        for actor in self.actors:
            for trigger, script in actor._spec["scripts"]:
                if trigger[0] != "timer":
                    continue
                due = timer() > trigger[1]
                if due and script not in self.timers_due:
                    self.start(actor, script)
                (self.timers_due.add if due else self.timers_due.discard)(script)

    def run_tick(self):
        self.check_timers()
        index = 0
        while index < len(self.threads):
            thread = self.threads[index]
            index += 1
            if not thread.done and not thread.asleep(self.tick):
                self.resume(thread)
        self.tick += 1
        self.threads = [thread for thread in self.threads if not thread.done]

    def resume(self, thread):
        self.current = thread
        try:
            while True:
                signal = thread.coroutine.send(None)
                if signal == "stop":
                    thread.done = True
                if signal != "go on":
                    return
        except StopIteration:
            thread.done = True

    def stop_all(self):
        for thread in self.threads:
            thread.done = True
        self.actors = [actor for actor in self.actors if not actor._clone]
        for actor in self.actors:
            actor._bubble = None
        self.questions = []
        music.silence()

    def hear(self, event):
        kind = event.get("do")
        if kind == "key":
            (keys.held.add if event["down"] else keys.held.discard)(event["key"])
            if event["down"]:
                self.trigger(lambda t: t[0] == "key" and t[1] in (event["key"], "any"), restart=False)
        elif kind == "pointer":
            pressed = event["down"] and not mouse.down
            mouse.x, mouse.y, mouse.down = event["x"], event["y"], event["down"]
            if pressed:
                hit = next((a for a in reversed(self.actors[1:]) if a.visible and a._covers(mouse.x, mouse.y)), stage)
                self.trigger(lambda t: t == ("clicked",), [hit])
        elif kind == "answer":
            waiting = next((q for q in self.questions if not q[1].done), None)
            if waiting:
                self.answer = event["text"]
                waiting[1].asking = False
                self.questions.remove(waiting)
        elif kind == "masks":
            self.masks.update({name: tuple(mask) for name, mask in event["masks"].items()})

    def frame(self):
        shown = [actor for actor in self.actors[1:] if actor.visible]
        asking = next((q for q in self.questions if not q[1].done), None)
        main = sys.modules.get("__main__")
        frame = {
            "tick": self.tick, "state": "running" if any(not t.done for t in self.threads) else "idle",
            "backdrop": stage._spec["costumes"][stage._costume][0] if stage._spec["costumes"] else "",
            "sprites": [actor._view() for actor in shown],
            "bubbles": [{"key": a._key, "x": a.x, "y": a.y, **a._bubble} for a in shown if a._bubble],
            "pen": self.pen[:], "sounds": self.sounds[:],
            "ask": {"key": asking[0]._key, "text": asking[2]} if asking else None,
            "watchers": [_watcher(name, main) for name in self.shown],
            "output": [], "reports": [], "problems": [], "at": [], "clones": self.clone_count(),
        }
        self.pen.clear()
        self.sounds.clear()
        return frame


def _watcher(name, main):
    owner, _, attribute = name.rpartition(".")
    holder = getattr(main, owner, None) if owner else main
    value = getattr(holder, attribute or name, "")
    shown = [text(entry) for entry in value[:100]] if isinstance(value, list) else text(value)
    view = {"id": name, "name": attribute or name, "owner": owner or None, "value": shown}
    return {**view, "length": len(value)} if isinstance(value, list) else view


_world = _World()
mouse, keys, music, pen = _Mouse(), _Keys(), _Music(), _Pen()
stage = _StageActor("Stage")
stage._spec["stage"] = True


def set_stage(costumes=(), sounds=(), costume=1, **_):
    stage._spec["costumes"], stage._spec["sounds"] = list(costumes), dict(sounds)
    stage._costume = costume - 1
    return stage


def start(seed=1):
    """Presses the green flag without waiting: used by run() and by tests."""
    _world.random = _Random(seed)
    _world.pen[:] = [{"op": "clear"}]
    _world.trigger(lambda trigger: trigger == ("flag",))


def run():
    """Runs until every script has ended and nothing can start one any more."""
    bridge = globals().get("_stage_bridge") or getattr(sys.modules.get("builtins"), "_stage_bridge", None)
    start(bridge.seed if bridge and hasattr(bridge, "seed") else 1)
    waits = any(t[0] in ("key", "clicked", "timer") for a in _world.actors for t, _ in a._spec["scripts"])
    due = time.monotonic()
    while True:
        _world.run_tick()
        if bridge:
            bridge.frame(json.dumps(_world.frame()))
            for event in json.loads(bridge.events()):
                _world.hear(event)
        idle = not any(not thread.done for thread in _world.threads)
        if idle and (not bridge or not waits):
            return
        due = max(due + 1 / TICKS_PER_SECOND, time.monotonic() - 0.1)
        if bridge:
            time.sleep(max(0, due - time.monotonic()))


__all__ = [name for name in dir() if not name.startswith("_") and name not in
           ("json", "math", "sys", "time", "unicodedata", "datetime", "WIDTH", "HEIGHT", "start")]
