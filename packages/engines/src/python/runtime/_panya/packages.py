"""Finds the modules a project imports that are not in the interpreter yet."""

import ast
import importlib.util
import json
import os
import re

from .program import HOME, open_wheels


def plain(source):
    """A cell without its magics, which are not Python."""
    return re.sub(r"^([ \t]*)[%!].*$", r"\1pass", source, flags=re.M)


def imports_of(source):
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError):
        return set()
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.split(".")[0])
    return found


def is_here(name):
    if name == "pygame":
        return True  # It is told apart: see no_pygame.
    own = os.path.join(HOME, name)
    if os.path.exists(own + ".py") or os.path.isdir(own):
        return True
    try:
        return importlib.util.find_spec(name) is not None
    except (ImportError, ValueError):
        return False


def asked_for(source):
    """The names in `%pip install a b` and `!pip install a b`, without versions and options."""
    names = []
    for line in re.findall(r"^[ \t]*[%!](?:pip3?|conda|python -m pip)\s+install\s+(.+)$", source, re.M):
        names += [re.split(r"[<>=!~\[;]", word)[0] for word in line.split() if not word.startswith("-")]
    return [name for name in names if name]


def wanted(source=""):
    """For the project's programs, and for the cell that is about to run."""
    open_wheels()
    importlib.invalidate_caches()
    found = imports_of(plain(source)) | set(asked_for(source))
    for entry in os.listdir(HOME):
        if entry.endswith(".py"):
            with open(os.path.join(HOME, entry), encoding="utf-8", errors="replace") as file:
                found |= imports_of(file.read())
    return json.dumps(sorted(name for name in found if not is_here(name)))
