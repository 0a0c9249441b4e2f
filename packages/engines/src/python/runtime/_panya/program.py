"""Runs a learner's program in a fresh __main__ and says how it ended."""

import ast
import codeop
import inspect
import io
import linecache
import os
import random
import sys
import types

from pgzero import program as games

from . import clean_slate, console, errors, library_gaps, loop, no_computer, no_pygame, own_modules, stage_files

HOME = "/home/pyodide"
DEEPEST = 4000
_set_recursion_limit = sys.setrecursionlimit
_kept_modules: set[str] = set()
_kept_path: list[str] = []
_main = types.ModuleType("__main__")


def set_recursion_limit(limit):
    """A stack deeper than the browser's would end the interpreter, so the limit has a limit."""
    _set_recursion_limit(min(limit, DEEPEST) if isinstance(limit, int) else limit)


def install():
    """Called once, before the memory snapshot is taken."""
    console.install()
    loop.install()
    no_pygame.install()
    no_computer.install()
    library_gaps.install()
    stage_files.install()
    clean_slate.install()
    library = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    sys.path[:] = ["", library, *[p for p in sys.path if p not in ("", library)]]
    sys.setrecursionlimit = set_recursion_limit
    _kept_modules.update(sys.modules)
    _kept_path[:] = sys.path


def awake():
    """Called when a snapshot was restored: a frozen random generator would repeat itself."""
    random.seed()
    os.environ["MPLBACKEND"] = "module://_panya.matplotlib_pictures"


def is_own(module):
    file = getattr(module, "__file__", None)
    return isinstance(file, str) and os.path.abspath(file).startswith(HOME + "/")


def forget_modules():
    for name, module in list(sys.modules.items()):
        if name not in _kept_modules and is_own(module):
            del sys.modules[name]
    for name in ("turtle", "stage"):
        module = sys.modules.get(name)
        if module is not None and hasattr(module, "_forget"):
            module._forget()
    # The library itself does not change: to read its table of contents again would take time.
    for place, finder in sys.path_importer_cache.items():
        if place.startswith(HOME) and hasattr(finder, "invalidate_caches"):
            finder.invalidate_caches()


def open_wheels():
    """A wheel of pure Python among the project's files is imported from as it is."""
    wheels = [os.path.join(HOME, name) for name in sorted(os.listdir(HOME)) if name.endswith("-none-any.whl")]
    others = [path for path in sys.path if not (path.startswith(HOME) and path.endswith(".whl"))]
    sys.path[:] = others + wheels


def fresh(main):
    global _main
    clean_slate.restore()
    os.chdir(HOME)
    sys.path[:] = _kept_path
    open_wheels()
    sys.argv = [main]
    console.open_screens()
    sys.settrace(None)
    sys.setrecursionlimit(1000)
    forget_modules()
    own_modules.put_first(HOME, main)
    loop.forget()
    games.take_back()
    linecache.clearcache()
    _main = types.ModuleType("__main__")
    _main.__dict__["__file__"] = main
    _main.__dict__["__builtins__"] = __builtins__
    sys.modules["__main__"] = _main
    return _main.__dict__


def read_source(main):
    # Windows puts a mark before the first letter of a text.
    with open(os.path.join(HOME, main), encoding="utf-8-sig") as file:
        return file.read()


def remember_source(name, source):
    lines = [line + "\n" for line in source.splitlines()]
    linecache.cache[name] = (len(source), None, lines, name)


def guarded(action):
    """Does it, and turns whatever happens into an ending the page can show."""
    try:
        action()
        return {"ending": "finished"}
    except SystemExit as leaving:
        return ending_of_exit(leaving)
    except KeyboardInterrupt:
        return {"ending": "stopped"}
    except BaseException as error:
        try:
            return {"ending": "error", "error": errors.describe(error)}
        except KeyboardInterrupt:
            return {"ending": "stopped"}
    finally:
        quietly_flush()


def to_its_end(action):
    """The action and then what the program left for its end, unless it was stopped."""

    def whole():
        try:
            action()
        except KeyboardInterrupt:
            raise
        except BaseException:
            clean_slate.say_goodbye()
            raise
        clean_slate.say_goodbye()

    return whole


def open_files():
    """CPython flushes forgotten files when it ends; here the namespace lives on for the REPL."""
    for value in list(_main.__dict__.values()):
        if isinstance(value, io.IOBase) and not value.closed and value.writable():
            yield value


def quietly_flush():
    drawing = getattr(sys.modules.get("turtle"), "_flush", None)
    flushes = [stream.flush for stream in (sys.stdout, sys.stderr, *open_files())]
    # Twice: a late Stop may meet the first time, and what is left would be the next program's.
    for flush in [console.send_at_once, *flushes, *flushes, *([drawing] if drawing else [])]:
        try:
            flush()
        except BaseException:
            pass


def ending_of_exit(leaving):
    code = leaving.code
    if code is None:
        code = 0
    elif not isinstance(code, int):
        print(code, file=sys.stderr)
        code = 1
    return {"ending": "exited", "code": code}


def waiting_flag(source):
    """Programs for Pyodide wait for micropip at the outermost level, where other Python may not wait."""
    return ast.PyCF_ALLOW_TOP_LEVEL_AWAIT if "micropip" in source else 0


def finish(waiting):
    if inspect.iscoroutine(waiting):
        loop.run(waiting)


@loop.outside_of_page()
def evaluate(source, number):
    """One entry of the REPL, in the namespace the last run left behind."""
    name = f"<input {number}>"
    compiler = codeop.CommandCompiler()
    compiler.compiler.flags |= waiting_flag(source)
    try:
        code = compiler(source, name, "single")
    except (SyntaxError, ValueError, OverflowError):
        code = None
        incomplete = False
    else:
        incomplete = code is None
    if incomplete:
        return {"ending": "incomplete"}
    remember_source(name, source)
    sys.modules["__main__"] = _main

    def action():
        finish(eval(code or compile(source, name, "single"), _main.__dict__))

    return guarded(action)


_main.__dict__["__builtins__"] = __builtins__
