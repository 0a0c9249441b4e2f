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
    return modules_in([tree])


def modules_in(nodes):
    found = set()
    for node in (inner for outer in nodes for inner in ast.walk(outer)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return {name.split(".")[0] for name in found if not name.startswith("google.colab")}


FORGIVING = {"ImportError", "ModuleNotFoundError", "Exception", "BaseException"}


def forgives(handler):
    if handler.type is None:
        return True
    kinds = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    return any(isinstance(kind, ast.Name) and kind.id in FORGIVING for kind in kinds)


def tried_in(source):
    """Modules that the program does without: it catches the error when they are missing."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError):
        return set()
    tries = [node for node in ast.walk(tree) if isinstance(node, ast.Try) and any(map(forgives, node.handlers))]
    safe = [statement for node in tries for statement in node.body]
    inside = {id(inner) for statement in safe for inner in ast.walk(statement)}
    must = [node for node in ast.walk(tree) if isinstance(node, (ast.Import, ast.ImportFrom)) and id(node) not in inside]
    return modules_in(safe) - modules_in(must)


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


# What a module of the library looks for when it is used.
LOOKED_FOR = {"zoneinfo": "tzdata"}

MODULES = {"scikit-learn": "sklearn", "pillow": "PIL", "beautifulsoup4": "bs4", "opencv-python": "cv2", "pyyaml": "yaml"}


def module_of(name):
    """What is imported, by the name under which it is installed."""
    return MODULES.get(name.lower(), name.replace("-", "_"))


def wheel_name(requirement):
    """Of the file that is meant, if one is."""
    return os.path.basename(requirement.split("?")[0].split("#")[0]) if requirement.split("?")[0].split("#")[0].endswith(".whl") else None


def name_of(requirement):
    wheel = wheel_name(requirement)
    return wheel.split("-")[0] if wheel else re.split(r"[<>=!~\[;@ ]", requirement.strip())[0]


def texts_in(node):
    """The texts that are written there, alone or in a list."""
    parts = node.elts if isinstance(node, (ast.List, ast.Tuple, ast.Set)) else [node]
    return [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def requirements_in(source):
    """What `micropip.install("a")` and `micropip.install(["a", "b"])` ask for, as far as it can be read."""
    try:
        tree = compile(source, "<program>", "exec", ast.PyCF_ONLY_AST | ast.PyCF_ALLOW_TOP_LEVEL_AWAIT, dont_inherit=True)
    except (SyntaxError, ValueError):
        return []
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("micropip.install", "install"):
            named = [word.value for word in node.keywords if word.arg == "requirements"]
            found += [text for argument in node.args[:1] + named for text in texts_in(argument)]
    return found


def brought_by_micropip(source):
    return [name_of(text) for text in requirements_in(source)] if "micropip" in source else []


def project_texts():
    for entry in os.listdir(HOME):
        if entry.endswith(".py"):
            with open(os.path.join(HOME, entry), encoding="utf-8", errors="replace") as file:
                yield file.read()


def wanted(source=""):
    """For the project's programs, and for the cell that is about to run."""
    open_wheels()
    importlib.invalidate_caches()
    found = imports_of(plain(source)) | set(asked_for(source)) | set(brought_by_micropip(plain(source)))
    for text in project_texts():
        found |= imports_of(text) | set(brought_by_micropip(text))
    found |= {LOOKED_FOR[name] for name in found & LOOKED_FOR.keys()}
    return json.dumps(sorted(name for name in found if name and not is_here(module_of(name))))


def tried(source=""):
    """Of those, the ones that nothing needs: every program that imports them goes on without."""
    texts = [plain(source), *project_texts()]
    must = set().union(*(imports_of(text) - tried_in(text) for text in texts), asked_for(source))
    return json.dumps(sorted(set().union(*map(tried_in, texts)) - must))
