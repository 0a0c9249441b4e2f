"""What the screen hears: keys, clicks and timers, in mainloop(), in update() and while turtles draw."""

import json
import time

from .console import check, host

FRAME_SECONDS = 1 / 60
DEEPEST = 20


class Terminator(SystemExit):
    """The program closed its window and goes on drawing: it ends."""

    __module__ = "turtle"


class Hearing:
    def _forget_heard(self):
        self._keys = {}
        self._clicks = []
        self._timers = []
        self._running = False
        self._closed = False
        self._frame_due = 0.0
        self._depth = 0
        self._dragged = None

    def listen(self, xdummy=None, ydummy=None):
        self.paper.put("listen")

    def onkeypress(self, fun, key=None):
        self._keys["down", key] = fun

    def onkeyrelease(self, fun, key):
        self._keys["up", key] = fun

    def onkey(self, fun, key):
        """Answers the press, unless another function waits for that: then the release."""
        self._keys["key", key] = fun

    def onclick(self, fun, btn=1, add=None):
        self._clicks = (self._clicks if add else []) + ([(fun, btn)] if fun else [])

    onscreenclick = onclick

    def ontimer(self, fun, t=0):
        self._timers.append((time.monotonic() + t / 1000, fun))

    def mainloop(self):
        """Goes on while something can still happen; a finished picture needs no waiting."""
        self.paper.flush()
        self._running = True
        while self._running and self._is_waiting():
            self._hear(check(host().nextEvent(self._until_timer())))
            self._ring()
            self.paper.flush()
        self._closed = False

    done = mainloop

    def exitonclick(self):
        if self._is_waiting():
            self.onclick(lambda x, y: self.bye(), add=True)
            self.mainloop()
        else:
            self.paper.flush()

    def bye(self):
        self._running = False
        self._closed = True

    def update(self):
        """Shows what was drawn, hears what happened, and waits for the next picture of the screen."""
        if self._closed:
            self._closed = False
            raise Terminator
        self.paper.flush()
        now = time.monotonic()
        self._frame_due = max(self._frame_due + FRAME_SECONDS, now - 0.05)
        self._listen_until(self._frame_due)
        self._ring()

    def _listen_until(self, due):
        while True:
            left = (due - time.monotonic()) * 1000
            text = check(host().nextEvent(max(0.0, left)))
            if text and self._depth < DEEPEST:
                self._hear(text)
            elif left <= 0:
                return

    def _look_up(self):
        """While turtles draw, keys and clicks are heard too; not those that come while one is being answered."""
        if self._depth == 0 and self._is_waiting():
            self._listen_until(0)
            self._ring()

    def _is_waiting(self):
        own = any(turtle._handlers for turtle in self._turtles)
        return bool(own or self._timers or self._clicks or any(self._keys.values()))

    def _until_timer(self):
        if not self._timers:
            return 50.0
        soonest = min(when for when, _ in self._timers)
        return max(0.0, min(50.0, (soonest - time.monotonic()) * 1000))

    def _answer(self, fun, *args):
        self._depth += 1
        try:
            fun(*args)
        finally:
            self._depth -= 1

    def _ring(self):
        now = time.monotonic()
        due = [timer for timer in self._timers if timer[0] <= now]
        self._timers = [timer for timer in self._timers if timer[0] > now]
        for _when, fun in sorted(due, key=lambda timer: timer[0]):
            self._answer(fun)

    def _hear(self, text):
        if not text:
            return
        event = json.loads(text)
        if event.get("type") == "key":
            self._key("down" if event["down"] else "up", event["key"])
        elif event.get("type") in ("click", "drag", "release"):
            self._pointer(event["type"], event["x"], event["y"], event.get("button", 1))

    def _handler(self, way, key):
        """Books write "Up", "up", "W" and "w" for the same key."""
        if fun := self._keys.get((way, key)):
            return fun
        for (own, wanted), fun in self._keys.items():
            if own == way and fun and isinstance(wanted, str) and wanted.lower() == key.lower():
                return fun
        return None

    def _key(self, way, key):
        pressed, other = self._handler("down", key), self._handler("key", key)
        if way == "down":
            fun = pressed or other or self._keys.get(("down", None))
        else:
            fun = self._handler("up", key) or (other if pressed else None)
        if fun:
            self._answer(fun)

    def _pointer(self, kind, x, y, button):
        if kind == "click":
            self._dragged = next((t for t in reversed(self._turtles) if t._covers(x, y)), None)
        grabbed = self._dragged
        if grabbed:
            for fun in grabbed._heard(kind, button):
                self._answer(fun, x, y)
        if kind == "release":
            self._dragged = None
        if kind == "click":
            for fun, wanted in list(self._clicks):
                if wanted == button:
                    self._answer(fun, x, y)
