"""The loop of a game: hears keys and presses, calls update(), calls draw(), sends the picture."""

import inspect
import json
import time

from _panya.console import check, host

from . import loaders
from .animation import Animation
from .clock import clock
from .constants import keys, mouse
from .keyboard import keyboard
from .page import page
from .screen import screen
from .storage import storage

FRAMES_PER_SECOND = 60
LARGEST = 4000
_KEY_OF = {key.value: key for key in keys}
HANDLERS = {
    "on_mouse_down": ("pos", "button"), "on_mouse_up": ("pos", "button"), "on_mouse_move": ("pos", "rel", "buttons"),
    "on_key_down": ("key", "mod", "unicode"), "on_key_up": ("key", "mod"), "on_music_end": (),
}


went = False
# A notebook has no place for a game.
may_play = False


def forget():
    """Every game begins with nothing."""
    global went, may_play
    may_play = False
    page._start()
    clock._start()
    Animation.animations.clear()
    keyboard._held.clear()
    storage._forget()
    loaders.images.__init__()
    loaders.sounds.__init__()
    loaders.music.__init__()
    screen.width, screen.height = 800, 600
    went = False


def caller(function, known):
    """Calls a handler with what its parameters ask for, by name, else by their order."""
    names = [p.name for p in inspect.signature(function).parameters.values() if p.kind in (0, 1)]
    left = [name for name in known if name not in names]
    wanted = [name if name in known else (left.pop(0) if left else None) for name in names]

    def call(values):
        function(*[values.get(name) for name in wanted])

    return call


class Game:
    def __init__(self, namespace):
        self.namespace = namespace
        self.size = None
        self.callers = {}
        self.pos, self.buttons = (0, 0), set()

    def call(self, name, **values):
        function = self.namespace.get(name)
        if not callable(function):
            return False
        if self.callers.get(name, (None,))[0] is not function:
            self.callers[name] = (function, caller(function, HANDLERS[name]))
        self.callers[name][1](values)
        return True

    def resize(self):
        size = tuple(self.namespace.get(name, default) for name, default in (("WIDTH", 800), ("HEIGHT", 600)))
        title = str(self.namespace.get("TITLE", ""))[:200]
        if (*size, title) == self.size:
            return
        for name, value in zip(("WIDTH", "HEIGHT"), size):
            if not isinstance(value, (int, float)) or not 1 <= value <= LARGEST:
                raise ValueError(f"{name} must be a number from 1 to {LARGEST}, not {value!r}")
        self.size = (*size, title)
        screen.width, screen.height = round(size[0]), round(size[1])
        page.open(screen.width, screen.height, title)

    def hear(self, event):
        kind = event.get("type")
        if kind == "key" and event.get("key") in _KEY_OF:
            return self.key(_KEY_OF[event["key"]], event)
        if kind != "mouse":
            return False
        before, self.pos = self.pos, (event["x"], event["y"])
        if event["do"] == "move":
            rel = (self.pos[0] - before[0], self.pos[1] - before[1])
            return self.call("on_mouse_move", pos=self.pos, rel=rel, buttons=set(self.buttons))
        button = mouse(event["button"]) if event["button"] in (1, 2, 3, 4, 5) else mouse.LEFT
        (self.buttons.add if event["do"] == "down" else self.buttons.discard)(button)
        return self.call(f"on_mouse_{event['do']}", pos=self.pos, button=button)

    def key(self, key, event):
        if event["down"]:
            if key.value in keyboard._held:
                return False
            keyboard._held.add(key.value)
            return self.call("on_key_down", key=key, mod=event.get("mod", 0), unicode=event.get("unicode", ""))
        keyboard._held.discard(key.value)
        return self.call("on_key_up", key=key, mod=event.get("mod", 0))

    def listen(self, due):
        """Until the next picture is due; says whether anybody heard something."""
        heard = False
        while True:
            left = (due - time.monotonic()) * 1000
            text = check(host().nextEvent(max(0.0, left)))
            if text:
                heard = self.hear(json.loads(text)) or heard
            elif left <= 0:
                return heard

    def update(self, dt):
        function = self.namespace.get("update")
        if not callable(function):
            return False
        if self.callers.get("update", (None,))[0] is not function:
            takes = len(inspect.signature(function).parameters) > 0
            self.callers["update"] = (function, takes)
        function(dt) if self.callers["update"][1] else function()
        return True

    def run(self):
        changed, due = True, time.monotonic()
        last = due
        while True:
            self.resize()
            now = time.monotonic()
            dt, last = min(now - last, 0.25), now
            clock.fired = False
            clock.tick(dt)
            changed = self.update(dt) or clock.fired or changed
            if changed and not page.is_behind():
                draw = self.namespace.get("draw")
                if callable(draw):
                    draw()
                changed = False
            if not changed or page.sounds:
                page.show()
            due = max(due + 1 / FRAMES_PER_SECOND, time.monotonic() - 0.1)
            changed = self.listen(due) or changed


def run(namespace):
    global went
    if not may_play:
        raise RuntimeError("a game is played in the Python tool: open this program there")
    went = True
    Game(namespace).run()
