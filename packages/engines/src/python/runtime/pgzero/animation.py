"""Smooth changes: `animate(alien, pos=(100, 100), tween="bounce_end")`."""

import math

from .clock import clock


def _bounce(n):
    for limit, middle, low in ((1 / 2.75, 0, 0), (2 / 2.75, 1.5, 0.75), (2.5 / 2.75, 2.25, 0.9375)):
        if n < limit:
            return 7.5625 * (n - middle / 2.75) ** 2 + low
    return 7.5625 * (n - 2.625 / 2.75) ** 2 + 0.984375


def _elastic(n):
    return n if n in (0, 1) else 2 ** (-10 * n) * math.sin((n - 0.075) * 2 * math.pi / 0.3) + 1


def _both(half):
    return lambda n: (1 - half(1 - 2 * n)) / 2 if n < 0.5 else (1 + half(2 * n - 1)) / 2


TWEENS = {
    "linear": lambda n: n,
    "accelerate": lambda n: n * n,
    "decelerate": lambda n: -n * (n - 2),
    "accel_decel": lambda n: 2 * n * n if n < 0.5 else 1 - 2 * (1 - n) ** 2,
    "in_elastic": lambda n: 1 - _elastic(1 - n), "out_elastic": _elastic, "in_out_elastic": _both(_elastic),
    "bounce_start": lambda n: 1 - _bounce(1 - n), "bounce_end": _bounce, "bounce_start_end": _both(_bounce),
}
TWEENS |= {"in_bounce": TWEENS["bounce_start"], "out_bounce": _bounce, "in_out_bounce": TWEENS["bounce_start_end"]}


def between(start, end, share):
    if isinstance(start, (tuple, list)):
        return type(start)(between(a, b, share) for a, b in zip(start, end))
    return start + (end - start) * share


class Animation:
    animations = []

    def __init__(self, object, tween="linear", duration=1, on_finished=None, **targets):
        if tween not in TWEENS:
            raise ValueError(f"no tween is called {tween!r}; there are {', '.join(sorted(TWEENS))}")
        self.object, self.duration, self.on_finished = object, duration, on_finished
        self.targets, self.running, self._t = targets, True, 0.0
        self._tween = TWEENS[tween]
        self._from = {}
        for name in targets:
            if not hasattr(object, name):
                raise ValueError(f"{type(object).__name__} has nothing called {name} to animate")
            self._from[name] = getattr(object, name)
        for other in list(Animation.animations):
            if other.object is object:
                other._leave(targets)
        Animation.animations.append(self)
        clock.each_tick(self._update)

    def _leave(self, names):
        """A newer animation of the same thing takes over."""
        for name in names:
            self.targets.pop(name, None)
        if not self.targets:
            self.stop()

    def _update(self, dt):
        self._t += dt
        share = 1.0 if self.duration <= 0 else min(1.0, self._t / self.duration)
        for name, end in list(self.targets.items()):
            now = end if share == 1 else between(self._from[name], end, self._tween(share))
            setattr(self.object, name, now)
        if share == 1:
            self.stop()
            if self.on_finished is not None:
                self.on_finished()

    def stop(self, complete=False):
        if not self.running:
            return
        self.running = False
        if complete:
            for name, end in self.targets.items():
                setattr(self.object, name, end)
        clock.unschedule_tick(self._update)
        if self in Animation.animations:
            Animation.animations.remove(self)


def animate(object, tween="linear", duration=1, on_finished=None, **targets):
    return Animation(object, tween, duration, on_finished, **targets)
