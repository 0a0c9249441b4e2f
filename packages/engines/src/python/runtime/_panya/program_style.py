"""How a program is written: names, long lines, and what nobody uses. Nothing is run for it."""

import ast
import re

MAX_LINE = 88
MOST_SHOWN = 5
SMALL = re.compile(r"_*[^\W\dA-Z]\w*\Z|_+\Z")
READ_BY_GAMES = {"WIDTH", "HEIGHT", "TITLE", "ICON"}
CAPITAL = re.compile(r"[A-Z][A-Z0-9_]*\Z")


def is_small(name):
    """lower_case, also in scripts without capitals."""
    return name == name.lower() and SMALL.match(name) is not None


def is_variable(name):
    """Constants are written in capitals."""
    return is_small(name) or CAPITAL.match(name) is not None


def is_class(name):
    letters = name.lstrip("_")
    return letters != "" and "_" not in letters and letters[0] == letters[0].upper()


def odd_names(tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and not is_class(node.name):
            yield node.name
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and not is_small(node.name):
            yield node.name
        elif isinstance(node, ast.arg) and not is_small(node.arg):
            yield node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and not is_variable(node.id):
            yield node.id


def imported(tree):
    for node in ast.walk(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            for alias in node.names:
                if alias.name != "*" and getattr(node, "module", "") != "__future__":
                    yield (alias.asname or alias.name).split(".")[0]


def looped(tree):
    """What counts a loop is often not read."""
    loops = (ast.For, ast.AsyncFor, ast.comprehension)
    targets = [node.target for node in ast.walk(tree) if isinstance(node, loops)]
    return {id(node) for target in targets for node in ast.walk(target)}


def read_in(tree):
    """Names that are read, also by way of a module or as a word in a text, as in __all__."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.ImportFrom):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def given_in(tree):
    counters = looped(tree)
    yield from imported(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and id(node) not in counters:
            yield node.id


def unused(trees):
    """Names that are given and never read, in the whole program; an underscore says that it is meant."""
    read = {name for tree in trees for name in read_in(tree)}
    for tree in trees:
        for name in given_in(tree):
            if name not in read and name not in READ_BY_GAMES and not name.startswith("_"):
                yield name


def long_lines(source):
    for number, line in enumerate(source.splitlines(), 1):
        if len(line.rstrip()) > MAX_LINE:
            yield str(number)


def found_by(rule, sources):
    """What is not as the rule wants it, each once."""
    if rule == "long-lines":
        found = [line for source in sources for line in long_lines(source)]
    else:
        trees = [ast.parse(source) for source in sources]
        found = unused(trees) if rule == "unused" else [name for tree in trees for name in odd_names(tree)]
    return list(dict.fromkeys(found))[:MOST_SHOWN]
