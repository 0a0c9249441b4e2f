"""Stops a running program where the learner wants to look: at breakpoints, at the cursor, step by step."""

import json
import signal
import sys

from pgzero import program as games

from . import console, loop, program, stage_transform, trace, watches

monitoring = sys.monitoring
TOOL = monitoring.DEBUGGER_ID


def code_lines(code):
    """The lines of a program at which Python can stop, those of its functions too."""
    found = {line for _start, _end, line in code.co_lines() if line}
    for part in code.co_consts:
        if hasattr(part, "co_lines"):
            found |= code_lines(part)
    return found


class Debugger:
    """Asleep, and then without any cost, until there is a breakpoint or somebody asks to stop."""

    def __init__(self, main):
        self.main = main
        self.awake = False
        self.breakpoints = {}
        self.until = None
        self.watched = []
        self.step = None
        self.frames = []
        self.lines = {}
        self.busy = False

    def is_own(self, code):
        file = code.co_filename
        return file == self.main or (file.startswith(program.HOME + "/") and ".whl/" not in file)

    def name_of(self, code):
        return code.co_filename.removeprefix(program.HOME + "/")

    # What the page wants.

    def obey(self, wish):
        self.watched = wish.get("watches", self.watched)
        if "breakpoints" in wish:
            self.place(wish["breakpoints"], wish.get("until"))
        if wish.get("go") == "pause":
            self.step = "into"
        if self.breakpoints or self.until or self.step:
            self.wake()

    def listen(self):
        """What the page has wished for meanwhile."""
        while wish := console.host().nextDebug(False):
            self.obey(json.loads(wish))

    def place(self, breakpoints, until):
        self.breakpoints = {}
        for each in breakpoints:
            file, line = each["file"], self.stopping_line(each)
            self.breakpoints.setdefault(file, {})[line] = each.get("condition") or ""
            if line != each["line"]:
                self.emit({"kind": "moved", "file": file, "from": each["line"], "to": line})
        self.until = until and (until["file"], self.stopping_line(until))

    def stopping_line(self, place):
        """The place itself or the next line with code."""
        file = place["file"]
        if file not in self.lines:
            try:
                source = program.read_source(file)
                self.lines[file] = code_lines(compile(source, file, "exec", dont_inherit=True))
            except (OSError, SyntaxError, ValueError):
                self.lines[file] = set()
        return min((line for line in self.lines[file] if line >= place["line"]), default=place["line"])

    def wake(self):
        if not self.awake:
            self.awake = True
            monitoring.use_tool_id(TOOL, "panya")
            monitoring.register_callback(TOOL, monitoring.events.LINE, self.at_line)
            monitoring.set_events(TOOL, monitoring.events.LINE)
        monitoring.restart_events()

    def sleep(self):
        if self.awake:
            self.awake = False
            monitoring.set_events(TOOL, 0)
            monitoring.register_callback(TOOL, monitoring.events.LINE, None)
            monitoring.free_tool_id(TOOL)

    # What happens at a line.

    def at_line(self, code, line):
        if not self.is_own(code):
            return monitoring.DISABLE
        if self.busy:
            return None
        frame = sys._getframe(1)
        reason = self.reason(frame, line)
        if reason:
            self.pause(frame, reason)
        if reason or self.step:
            return None
        return None if self.stops_at(code, line) else monitoring.DISABLE

    def stops_at(self, code, line):
        file = self.name_of(code)
        return self.until == (file, line) or line in self.breakpoints.get(file, ())

    def reason(self, frame, line):
        file = self.name_of(frame.f_code)
        if self.until == (file, line):
            return "cursor"
        condition = self.breakpoints.get(file, {}).get(line)
        if condition is not None and self.holds(condition, frame):
            return "breakpoint"
        if self.step == "into" or (self.step and any(frame is one for one in self.frames)):
            return "step"
        return None

    def holds(self, condition, frame):
        """A condition that cannot be worked out stops too: there somebody can see why."""
        if not condition:
            return True
        self.busy = True
        try:
            return bool(watches.value_of(condition, frame))
        except KeyboardInterrupt:
            raise
        except BaseException:
            return True
        finally:
            self.busy = False

    def pause(self, frame, reason):
        self.until = self.step = None
        self.frames = []
        self.busy = True
        try:
            program.quietly_flush()
            self.tell(frame, reason)
            while True:
                self.tell_watches(frame)
                wish = json.loads(console.check(console.host().nextDebug(True)))
                self.watched = wish.get("watches", self.watched)
                if "go" in wish:
                    break
            self.go_on(wish, frame)
        finally:
            self.busy = False
        self.listen()

    def go_on(self, wish, frame):
        go = wish["go"]
        if go != "continue":
            callers = []
            caller = frame.f_back
            while caller is not None:
                callers.append(caller)
                caller = caller.f_back
            self.step = go
            self.frames = callers if go == "out" else [frame, *callers]
        self.obey({key: wish[key] for key in ("breakpoints", "until") if key in wish})

    # What the page is told.

    def tell(self, frame, reason):
        known, objects = {}, []
        described = watches.in_time(lambda: trace.describe(frame, "line", self.is_own, known, objects))
        step = described.get("value") or {"stack": [], "heap": {}}
        objects = objects if "value" in described else []
        place = {"file": self.name_of(frame.f_code), "line": frame.f_lineno}
        paused = {**step, **place, "event": "line", "printed": 0}
        self.emit({"kind": "paused", "reason": reason, "step": paused, "objects": objects})

    def tell_watches(self, frame):
        for expression in self.watched:
            self.emit({"kind": "watched", "expression": expression, **watches.look_at(expression, frame)})

    def emit(self, event):
        console.host().emit(json.dumps(event))


_debugger = None


def hear(signum, frame):
    """The page has a wish while the program runs."""
    if _debugger is not None and not _debugger.busy:
        _debugger.listen()


def stop_here(*_arguments, **_named):
    """Python's own breakpoint()."""
    if _debugger is not None and not _debugger.busy:
        _debugger.pause(sys._getframe(1), "breakpoint")


@loop.outside_of_page()
def run(main, wish):
    global _debugger
    source = program.read_source(main)
    namespace = program.fresh(main)
    program.remember_source(main, source)
    _debugger = Debugger(main)
    sys.breakpointhook = stop_here
    signal.signal(signal.SIGUSR2, hear)

    def action():
        global _debugger
        code = stage_transform.compiled(source, main, namespace, program.waiting_flag(source))
        try:
            is_game = games.prepare(source)
            _debugger.obey(wish)
            program.finish(eval(code, namespace))
            if is_game:
                games.play(namespace)
        finally:
            _debugger.sleep()
            _debugger = None
            sys.breakpointhook = sys.__breakpointhook__

    return program.guarded(program.to_its_end(action))
