"""A learner's `queue.py` beside the program is meant, although the library has a module of that name."""

import ast
import os
import sys

# Python itself needs them before any program begins: nowhere else are they a learner's either.
_ITS_OWN = {"abc", "builtins", "codecs", "io", "os", "site", "stat", "sys", "time", "zipimport"}
_taken: dict = {}


def parsed(path):
    try:
        with open(path, encoding="utf-8-sig") as file:
            return ast.parse(file.read())
    except (OSError, SyntaxError, ValueError):
        return ast.Module([], [])


def made_in(tree):
    """The names that a file gives to whoever imports it."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
    return found


def wanted_of(module, tree):
    """What a program takes out of a module, by either way."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == module and not node.level:
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == module:
            yield node.attr


def is_meant(name, files):
    """Somebody wants from it what the file has and the library's module has not."""
    own = made_in(files[name]) - set(dir(sys.modules[name]))
    return any(own.intersection(wanted_of(name, tree)) for tree in files.values())


def put_first(home, main):
    """Called before every run; what the run before put aside is the library's again."""
    sys.modules.update(_taken)
    _taken.clear()
    names = [entry[:-3] for entry in os.listdir(home) if entry.endswith(".py")]
    both = [name for name in names if name in sys.modules and name not in _ITS_OWN and f"{name}.py" != main]
    if not both:
        return
    files = {name: parsed(os.path.join(home, f"{name}.py")) for name in names}
    for name in both:
        if is_meant(name, files):
            _taken[name] = sys.modules.pop(name)
