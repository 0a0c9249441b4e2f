"""Things that happen later: `clock.schedule(function, seconds)`."""

import itertools


class Clock:
    def __init__(self):
        self._start()

    def _start(self):
        self.t = 0.0
        self.fired = False
        self._events = []
        self._each_tick = []
        self._count = itertools.count()

    def schedule(self, callback, delay):
        """Calls the function once, after so many seconds."""
        self._add(callback, delay, None)

    def schedule_interval(self, callback, delay):
        """Calls the function again and again."""
        self._add(callback, delay, max(delay, 0.001))

    def schedule_unique(self, callback, delay):
        """Calls the function once; a call that was planned before is forgotten."""
        self.unschedule(callback)
        self._add(callback, delay, None)

    def unschedule(self, callback):
        self._events = [event for event in self._events if event[2] != callback]

    def each_tick(self, callback):
        self._each_tick.append(callback)

    def unschedule_tick(self, callback):
        self._each_tick = [each for each in self._each_tick if each != callback]

    def _add(self, callback, delay, every):
        if not callable(callback):
            raise TypeError(f"schedule() needs a function's name without brackets, not {callback!r}")
        self._events.append((self.t + delay, next(self._count), callback, every))

    def tick(self, dt):
        self.t += dt
        for callback in list(self._each_tick):
            self.fired = True
            callback(dt)
        while due := [event for event in self._events if event[0] <= self.t]:
            when, number, callback, every = event = min(due, key=lambda each: each[:2])
            self._events.remove(event)
            if every is not None:
                # Late by many turns, it is called once: a game that was away does not race.
                again = when + every if when + every > self.t else self.t + every
                self._events.append((again, next(self._count), callback, every))
            self.fired = True
            callback()


clock = Clock()
tick, schedule, schedule_interval = clock.tick, clock.schedule, clock.schedule_interval
schedule_unique, unschedule, each_tick = clock.schedule_unique, clock.unschedule, clock.each_tick
