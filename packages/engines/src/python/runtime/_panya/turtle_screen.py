"""The sheet of paper: sends drawing commands to the page, waits for keys and clicks."""

import json
import time

from .console import check, host, sleep
from .turtle_colors import TurtleGraphicsError, color_of, shown

FLUSH_SECONDS = 0.03
MAX_WAITING = 500


class Paper:
    """Collects commands and sends them; headless when nobody is watching."""

    def __init__(self):
        self.waiting = []
        self.last = 0.0
        self.animated = True

    def put(self, *command):
        self.waiting.append(command)
        if len(self.waiting) >= MAX_WAITING:
            self.flush()

    def flush(self):
        if self.waiting:
            waiting, self.waiting = self.waiting, []
            host().emit(json.dumps({"kind": "turtle", "commands": waiting}))
        self.last = time.monotonic()

    def pause(self, milliseconds):
        if milliseconds > 0 and self.animated:
            self.flush()
            sleep(milliseconds / 1000)
        elif time.monotonic() - self.last > FLUSH_SECONDS:
            self.flush()


class Vec2D(tuple):
    """A point or an arrow on the paper."""

    def __new__(cls, x, y):
        return tuple.__new__(cls, (x, y))

    def __add__(self, other):
        return Vec2D(self[0] + other[0], self[1] + other[1])

    def __sub__(self, other):
        return Vec2D(self[0] - other[0], self[1] - other[1])

    def __mul__(self, other):
        if isinstance(other, Vec2D):
            return self[0] * other[0] + self[1] * other[1]
        return Vec2D(self[0] * other, self[1] * other)

    def __rmul__(self, other):
        return Vec2D(self[0] * other, self[1] * other)

    def __neg__(self):
        return Vec2D(-self[0], -self[1])

    def __abs__(self):
        return (self[0] ** 2 + self[1] ** 2) ** 0.5

    def rotate(self, angle):
        import math

        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        return Vec2D(self[0] * c - self[1] * s, self[0] * s + self[1] * c)

    def __getnewargs__(self):
        return (self[0], self[1])

    def __repr__(self):
        return "(%.2f,%.2f)" % self


BUILT_IN_SHAPES = ["arrow", "blank", "circle", "classic", "square", "triangle", "turtle"]


class _Screen:
    """The one screen of a program."""

    def __init__(self):
        self.paper = Paper()
        self._start()

    def _start(self):
        self._turtles = []
        self._keys = {}
        self._clicks = []
        self._timers = []
        self._top = 1.0
        self._mode = "standard"
        self._tracing = 1
        self._delay = 10
        self._size = (400, 300)
        self._window = (600, 450)
        self._background = "white"
        self._shapes = list(BUILT_IN_SHAPES)
        self._running = False
        self._next_stamp = 5

    # how it looks
    def bgcolor(self, *color):
        if not color:
            return shown(self._background, self._top)
        self._background = color_of(color, self._top)
        self.paper.put("bg", self._background)
        self._refresh()

    def bgpic(self, picname=None):
        return "nopic"

    def screensize(self, canvwidth=None, canvheight=None, bg=None):
        if canvwidth is None and canvheight is None and bg is None:
            return self._size
        self._size = (canvwidth or self._size[0], canvheight or self._size[1])
        if bg is not None:
            self.bgcolor(bg)

    def setup(self, width=0.5, height=0.75, startx=None, starty=None):
        def pixels(value, whole):
            return round(value * whole) if isinstance(value, float) and value <= 1 else round(value)

        self._window = (pixels(width, 960), pixels(height, 720))
        self.paper.put("setup", *self._window)
        self._refresh()

    def setworldcoordinates(self, llx, lly, urx, ury):
        self._mode = "world"
        self.paper.put("world", llx, lly, urx, ury)
        self._refresh()

    def title(self, titlestring):
        self.paper.put("title", str(titlestring))

    def window_width(self):
        return self._window[0]

    def window_height(self):
        return self._window[1]

    def colormode(self, cmode=None):
        if cmode is None:
            return self._top
        if cmode == 1.0:
            self._top = 1.0
        elif cmode == 255:
            self._top = 255

    def mode(self, mode=None):
        if mode is None:
            return self._mode
        if mode not in ("standard", "logo", "world"):
            raise TurtleGraphicsError(f"No turtle-graphics-mode {mode}")
        self._mode = mode
        self.reset()

    def getshapes(self):
        return sorted(self._shapes)

    def register_shape(self, name, shape=None):
        points = [list(point) for point in shape] if isinstance(shape, (list, tuple)) else None
        self._shapes.append(name)
        self.paper.put("newshape", name, points)

    addshape = register_shape

    def turtles(self):
        return list(self._turtles)

    # when it is drawn
    def tracer(self, n=None, delay=None):
        if n is None:
            return self._tracing
        self._tracing = int(n)
        if delay is not None:
            self._delay = delay
        if self._tracing:
            self.update()

    def delay(self, delay=None):
        if delay is None:
            return self._delay
        self._delay = int(delay)

    def update(self):
        self.paper.flush()
        check(host().sleep(0.0))

    def _refresh(self):
        if self._tracing:
            self.paper.pause(0)

    def clear(self):
        for turtle in self._turtles:
            turtle._released = True
        self.paper.put("clearscreen")
        self._turtles.clear()
        self._keys.clear()
        self._clicks.clear()
        self._timers.clear()
        self._background = "white"
        self._refresh()

    clearscreen = clear

    def reset(self):
        for turtle in list(self._turtles):
            turtle.reset()

    resetscreen = reset

    # what it hears
    def listen(self, xdummy=None, ydummy=None):
        self.paper.put("listen")

    def onkeypress(self, fun, key=None):
        self._keys[("down", key)] = fun

    def onkeyrelease(self, fun, key):
        self._keys[("up", key)] = fun

    def onkey(self, fun, key):
        self._keys[("down", key)] = fun

    def onclick(self, fun, btn=1, add=None):
        self._clicks = (self._clicks if add else []) + ([(fun, btn)] if fun else [])

    onscreenclick = onclick

    def ontimer(self, fun, t=0):
        self._timers.append((time.monotonic() + t / 1000, fun))

    def textinput(self, title, prompt):
        try:
            return input(f"{title}: {prompt} ")
        except EOFError:
            return None

    def numinput(self, title, prompt, default=None, minval=None, maxval=None):
        while True:
            text = self.textinput(title, prompt)
            if text is None:
                return None
            try:
                number = float(text) if text.strip() or default is None else float(default)
            except ValueError:
                continue
            if (minval is None or number >= minval) and (maxval is None or number <= maxval):
                return number

    def mainloop(self):
        """Goes on while something can still happen; a finished picture needs no waiting."""
        self.paper.flush()
        self._running = True
        while self._running and self._is_waiting():
            self._hear(host().nextEvent(self._until_timer()))
            self._ring()
            self.paper.flush()

    done = mainloop

    def exitonclick(self):
        if self._is_waiting():
            self.onclick(lambda x, y: self.bye(), add=True)
            self.mainloop()
        else:
            self.paper.flush()

    def bye(self):
        self._running = False

    def _is_waiting(self):
        own = any(turtle._handlers for turtle in self._turtles)
        return bool(own or self._timers or self._clicks or any(self._keys.values()))

    def _until_timer(self):
        if not self._timers:
            return 50.0
        soonest = min(when for when, _ in self._timers)
        return max(0.0, min(50.0, (soonest - time.monotonic()) * 1000))

    def _ring(self):
        now = time.monotonic()
        due = [timer for timer in self._timers if timer[0] <= now]
        self._timers = [timer for timer in self._timers if timer[0] > now]
        for _when, fun in sorted(due, key=lambda timer: timer[0]):
            fun()

    def _hear(self, text):
        if not check(text):
            return
        event = json.loads(text)
        if event.get("type") == "key":
            self._key("down" if event["down"] else "up", event["key"])
        elif event.get("type") in ("click", "drag", "release"):
            self._pointer(event["type"], event["x"], event["y"], event.get("button", 1))

    def _key(self, way, key):
        fun = self._keys.get((way, key)) or self._keys.get((way, key.lower()))
        fun = fun or (self._keys.get((way, None)) if way == "down" else None)
        if fun:
            fun()

    def _pointer(self, kind, x, y, button):
        for turtle in list(self._turtles):
            for fun in turtle._heard(kind, x, y, button):
                fun(x, y)
        if kind == "click":
            for fun, wanted in list(self._clicks):
                if wanted == button:
                    fun(x, y)


_screen = _Screen()
