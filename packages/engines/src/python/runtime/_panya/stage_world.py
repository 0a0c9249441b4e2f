"""Everybody on the stage and the scheduler: one tick for everybody, always in the same order."""

import inspect

import block_values

TICKS_PER_SECOND, CLONE_LIMIT, STROKE_LIMIT = 60, 300, 20000
# Turns of loops that a script may spend before the others get theirs, as in world/scheduler.ts.
FUEL = 200_000


class Signal:
    """What a script hands to the scheduler: a picture, or its end."""

    def __init__(self, kind):
        self.kind = kind

    def __await__(self):
        yield self.kind


class Mouse:
    x, y, down = 0, 0, False


def started(script, actor):
    """A script of old programs is handed its sprite; a plain one knows it by its name."""
    if not script.__code__.co_flags & inspect.CO_COROUTINE:
        return at_once(script, actor)
    return script(actor) if script.__code__.co_argcount else script()


async def at_once(script, actor):
    script(actor) if script.__code__.co_argcount else script()


class Thread:
    def __init__(self, actor, script, born_at):
        self.actor, self.script, self.born_at, self.wake_at = actor, script, born_at, born_at
        self.coroutine = None
        self.done, self.asking, self.awaited = False, False, None

    def go_on(self):
        # Made only now: one that is stopped before its first turn was never begun.
        self.coroutine = self.coroutine or started(self.script, self.actor)
        return self.coroutine.send(None)

    def asleep(self, tick):
        if self.asking or self.wake_at > tick:
            return True
        if self.awaited and any(not thread.done for thread in self.awaited):
            return True
        self.awaited = None
        return False


class World:
    def __init__(self):
        self.actors, self.threads, self.pen, self.sounds, self.questions = [], [], [], [], []
        self.running, self.masks, self.pictures, self.shown = {}, {}, {}, {}
        self.paper, self.strokes, self.adjusted = None, [], {}
        self.keys = self.tick = self.timer_start = 0
        self.fuel = FUEL
        self.answer, self.current = "", None
        self.timers_due, self.held, self.tempo = set(), set(), 120
        self.mouse, self.dragged, self.seen = Mouse(), None, ("", 0)

    def timer(self):
        return (self.tick - self.timer_start) / TICKS_PER_SECOND

    def draw(self, stroke):
        """A stroke for the page, and for those who ask about colours."""
        self.pen.append(stroke)
        self.strokes.append(stroke)
        if len(self.strokes) > STROKE_LIMIT:
            del self.strokes[: STROKE_LIMIT // 2]

    def clear_pen(self):
        self.pen[:] = [{"op": "clear"}]
        self.strokes, self.paper = [], None

    def of(self, target):
        return [actor for actor in self.actors if getattr(target, "_spec", None) is actor._spec]

    def place_of(self, target):
        if target == "mouse":
            return self.mouse.x, self.mouse.y
        if target == "random":
            return block_values.random_between(-240, 240), block_values.random_between(-180, 180)
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
        thread = Thread(actor, script, self.tick + 1 if again else self.tick)
        self.running[(actor._key, script)] = thread
        self.threads.append(thread)
        return thread

    def check_timers(self):
        for actor in self.actors:
            for trigger, script in actor._spec["scripts"]:
                if trigger[0] not in ("timer", "model", "touching"):
                    continue
                if trigger[0] == "touching":
                    due = actor.touching(trigger[1])
                else:
                    due = self.timer() > trigger[1] if trigger[0] == "timer" else self.seen[0] == trigger[1]
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
        self.current, self.fuel = thread, FUEL
        try:
            while True:
                signal = thread.go_on()
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
        self.sounds.append({"op": "silence"})


world = World()
