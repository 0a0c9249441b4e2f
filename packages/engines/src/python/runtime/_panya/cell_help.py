"""What the editor asks while somebody types: completions and what a name means."""

import builtins
import inspect
import keyword
import pkgutil
import re
import sys

_PATH = re.compile(r"[^\W\d]\w*(?:\.[^\W\d]\w*)*\.?$|[^\W\d]\w*(?:\.[^\W\d]\w*)*$")
_IMPORT = re.compile(r"^\s*(?:import|from)\s+([\w., ]*)$")
_FROM = re.compile(r"^\s*from\s+([\w.]+)\s+import\s+(?:.*,\s*)?(\w*)$")
MISSING = object()


def found(path, namespace):
    """The value of a dotted name, without calling anything of the learner's."""
    first, *rest = path.split(".")
    value = namespace.get(first, getattr(builtins, first, MISSING))
    for name in rest:
        if value is MISSING:
            return MISSING
        try:
            value = getattr(value, name, MISSING)
        except Exception:
            return MISSING
    return value


def kind_of(value):
    if inspect.ismodule(value):
        return "module"
    if inspect.isclass(value):
        return "class"
    return "function" if callable(value) else "instance"


def module_names(prefix):
    package, _, start = prefix.rpartition(".")
    if package:
        module = module_of(package)
        names = [f"{package}.{entry.name}" for entry in pkgutil.iter_modules(getattr(module, "__path__", []))]
    else:
        names = top_level_names()
    return sorted({name for name in names if name.startswith(prefix) and not name.split(".")[-1].startswith("_")})


def top_level_names():
    names = {*sys.stdlib_module_names, *sys.builtin_module_names}
    for importer in pkgutil.iter_importers():
        try:
            names.update(name for name, _ in pkgutil.iter_importer_modules(importer))
        except KeyError:
            # The list of a zip file is gone once import caches were emptied; the names above are in it.
            continue
    return names


def module_of(name):
    if name.split(".")[0] not in sys.stdlib_module_names and name not in sys.modules:
        return None
    try:
        __import__(name)
    except Exception:
        return None
    return sys.modules.get(name)


def attributes(value, start):
    try:
        names = [name for name in dir(value) if isinstance(name, str) and name.startswith(start)]
    except Exception:
        return []
    shown = [name for name in names if not name.startswith("_")]
    return names if start.startswith("_") else shown


def words_of(code, start, namespace):
    words = {name: kind_of(value) for name, value in namespace.items() if not name.startswith("_") or start.startswith("_")}
    words.update({name: kind_of(getattr(builtins, name)) for name in dir(builtins) if not name.startswith("_")})
    words.update(dict.fromkeys(keyword.kwlist, "keyword"))
    for word in re.findall(r"[^\W\d]\w{2,}", code):
        words.setdefault(word, "text")
    return {name: kind for name, kind in words.items() if name.startswith(start) and name != start}


def complete(code, cursor, namespace):
    from . import cell_magics

    before = code[:cursor]
    line = before.rsplit("\n", 1)[-1]
    magic = re.match(r"^\s*(%%?)(\w*)$", line)
    if magic:
        names = cell_magics.CELLS if magic[1] == "%%" else cell_magics.LINES
        matches = sorted(name for name in names if name.startswith(magic[2]))
        return answer(dict.fromkeys(matches, "magic"), cursor - len(magic[2]), cursor)
    chosen = _FROM.match(line)
    if chosen:
        module = module_of(chosen[1])
        names = {name: kind_of(getattr(module, name, None)) for name in attributes(module, chosen[2])} if module else {}
        return answer(names, cursor - len(chosen[2]), cursor)
    imported = _IMPORT.match(line)
    if imported:
        start = re.split(r"[, ]+", imported[1])[-1]
        return answer(dict.fromkeys(module_names(start), "module"), cursor - len(start), cursor)
    path = _PATH.search(line)
    if path and "." in path[0]:
        owner, _, start = path[0].rpartition(".")
        value = found(owner, namespace)
        names = {} if value is MISSING else {name: kind_of(getattr(type(value), name, None)) if not inspect.ismodule(value) else kind_of(getattr(value, name, None)) for name in attributes(value, start)}
        return answer(names, cursor - len(start), cursor)
    start = path[0] if path else ""
    if not start:
        return answer({}, cursor, cursor)
    return answer(words_of(code, start, namespace), cursor - len(start), cursor)


def answer(names, start, end):
    ordered = sorted(names, key=lambda name: (name.startswith("_"), names[name] == "text", name.lower()))
    types = [{"start": start, "end": end, "text": name, "type": names[name]} for name in ordered]
    return {"matches": ordered, "start": start, "end": end, "types": types}


def name_at(code, cursor):
    """The name under the cursor, or the function whose brackets it is in."""
    for match in re.finditer(r"[^\W\d]\w*(?:\.[^\W\d]\w*)*", code):
        if match.start() <= cursor <= match.end():
            return match[0]
    depth = 0
    for at in range(min(cursor, len(code)) - 1, -1, -1):
        if code[at] == ")":
            depth += 1
        elif code[at] == "(":
            if depth == 0:
                match = _PATH.search(code[:at].rstrip())
                return match[0] if match else None
            depth -= 1
    return None


def signature(value, name):
    try:
        return f"{name}{inspect.signature(value)}" if callable(value) else None
    except (TypeError, ValueError):
        return None


def source_of(value):
    try:
        return inspect.getsource(value)
    except (OSError, TypeError):
        return None


def describe(name, namespace, detail):
    value = found(name, namespace)
    if value is MISSING:
        return None
    parts = [("Signature", signature(value, name.split(".")[-1])), ("Type", type(value).__name__)]
    if not callable(value) and not inspect.ismodule(value):
        parts.append(("Value", repr(value)[:400]))
    parts.append(("Source" if detail else "Docstring", (source_of(value) if detail else None) or inspect.getdoc(value)))
    lines = [f"\x1b[31m{title}:\x1b[0m {text}" if "\n" not in text else f"\x1b[31m{title}:\x1b[0m\n{text}" for title, text in parts if text]
    return "\n".join(lines)


def look_up(code, cursor, detail, namespace):
    name = name_at(code, cursor)
    text = describe(name, namespace, detail) if name else None
    return {"found": text is not None, "text": text or ""}
