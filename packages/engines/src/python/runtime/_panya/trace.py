"""Records an execution step by step, so that it can be watched forwards and backwards."""

import json
import sys
import types

from pgzero import program as games

from . import loop, program, stage_transform
from .check import Paper
from .errors import safe_str, show

MAX_ITEMS = 20
MAX_OBJECTS = 60
MAX_VARIABLES = 30
SMALL = (int, float, complex, bool, str, bytes, type(None), type(...), range)
SKIPPED = (types.ModuleType,)
STAGE = {"stage", "block_values", "_panya.stage_plain", "_panya.stage_sprite", "_panya.stage_values", "_panya.stage_named",
         "_panya.stage_motion", "_panya.stage_looks"}


class Enough(BaseException):
    """Raised inside the program when the last step has been kept."""


class Tee(Paper):
    """Shows what is printed and remembers how much that was at every step."""

    def __init__(self, through):
        super().__init__()
        self.through = through

    def write(self, text):
        self.through.write(text)
        return super().write(text)

    def flush(self):
        self.through.flush()

    @property
    def length(self):
        return min(self.size, 20000)


class Heap:
    """The objects of one step, each described once; equal descriptions are shared by all steps."""

    def __init__(self, known, objects):
        self.known = known
        self.objects = objects
        self.found = {}

    def value(self, thing):
        if isinstance(thing, SMALL) or thing is NotImplemented:
            return {"show": show(thing)}
        if isinstance(thing, type):
            return {"show": f"class {thing.__name__}"}
        key = str(id(thing))
        if key not in self.found:
            if len(self.found) >= MAX_OBJECTS:
                return {"show": "…"}
            self.found[key] = -1
            self.found[key] = self.remember(self.describe(thing))
        return {"ref": id(thing)}

    def remember(self, described):
        text = json.dumps(described, sort_keys=True)
        if text not in self.known:
            self.known[text] = len(self.objects)
            self.objects.append(described)
        return self.known[text]

    def describe(self, thing):
        kind = type(thing).__name__
        if isinstance(thing, (list, tuple, set, frozenset)):
            return self.row(thing, kind)
        if isinstance(thing, dict):
            return self.table("dict", thing, kind)
        if isinstance(thing, (types.FunctionType, types.MethodType, types.BuiltinFunctionType)):
            return {"kind": "function", "type": kind, "text": thing.__name__ + "()"}
        fields = getattr(thing, "__dict__", None)
        if isinstance(fields, dict) and type(thing).__module__ == "__main__":
            return self.table("instance", fields, kind)
        return {"kind": "other", "type": kind, "text": show(thing)}

    def row(self, thing, kind):
        shape = "list" if isinstance(thing, list) else "tuple" if isinstance(thing, tuple) else "set"
        items = [self.value(item) for item in list(thing)[:MAX_ITEMS]]
        return {"kind": shape, "type": kind, "items": items, "more": max(0, len(thing) - MAX_ITEMS)}

    def table(self, shape, thing, kind):
        entries = list(thing.items())[:MAX_ITEMS]
        pairs = [
            [{"show": name} if shape == "instance" else self.value(name), self.value(value)]
            for name, value in entries
        ]
        return {"kind": shape, "type": kind, "entries": pairs, "more": max(0, len(thing) - MAX_ITEMS)}


class Recorder:
    def __init__(self, limit, paper, own_files):
        self.limit = limit
        self.paper = paper
        self.own_files = own_files
        self.steps = []
        self.objects = []
        self.known = {}
        self.cut = False

    def is_own(self, code):
        return code.co_filename in self.own_files

    def watch(self, frame, event, argument):
        if not self.is_own(frame.f_code):
            return None
        if event != "call" or frame.f_code.co_name != "<module>":
            self.keep(frame, event, argument)
        return self.watch

    def keep(self, frame, event, argument):
        if len(self.steps) >= self.limit:
            self.cut = True
            sys.settrace(None)
            raise Enough
        step = describe(frame, event, self.is_own, self.known, self.objects, argument)
        step["printed"] = self.paper.length
        self.steps.append(step)


def describe(frame, event, is_own, known, objects, argument=None):
    """One moment of a program: who called whom, and the values of the learner's own frames."""
    heap = Heap(known, objects)
    step = {
        "file": frame.f_code.co_filename,
        "line": frame.f_lineno,
        "event": event,
        "stack": [picture(each, heap) for each in frames(frame, is_own)],
    }
    if event == "return":
        step["result"] = heap.value(argument)
    if event == "exception":
        step["error"] = f"{argument[0].__name__}: {safe_str(argument[1])}"
    step["heap"] = heap.found
    return step


def frames(frame, is_own):
    found = []
    while frame is not None:
        if is_own(frame.f_code):
            found.append(frame)
        frame = frame.f_back
    return found[::-1][-20:]


def is_brought_along(value):
    """What `from stage import *` puts beside the learner's own names."""
    module = getattr(value, "__module__", None)
    return isinstance(value, (types.FunctionType, type)) and isinstance(module, str) and module in STAGE


def picture(frame, heap):
    variables = []
    for name, value in list(frame.f_locals.items()):
        if name.startswith("__") or isinstance(value, SKIPPED) or name.startswith(".") or is_brought_along(value):
            continue
        if len(variables) == MAX_VARIABLES:
            break
        variables.append([name, heap.value(value)])
    return {"function": frame.f_code.co_name, "line": frame.f_lineno, "variables": variables}


def own_files(main):
    import os

    return {main, *(os.path.join(program.HOME, name) for name in os.listdir(program.HOME))}


@loop.outside_of_page()
def run(main, limit):
    source = program.read_source(main)
    namespace = program.fresh(main)
    program.remember_source(main, source)
    paper = Tee(sys.stdout)
    recorder = Recorder(limit, paper, own_files(main))

    def action():
        code = stage_transform.compiled(source, main, namespace)
        before = sys.stdout
        sys.stdout = paper
        is_game = games.prepare(source)
        sys.settrace(recorder.watch)
        try:
            exec(code, namespace)
            if is_game:
                games.play(namespace)
        except Enough:
            pass
        finally:
            sys.settrace(None)
            sys.stdout = before

    ending = program.guarded(program.to_its_end(action))
    return {
        **ending,
        "trace": {
            "steps": recorder.steps,
            "objects": recorder.objects,
            "output": paper.text(),
            "cut": recorder.cut,
        },
    }
