"""How a learner's program is made: what a teacher asks for is looked up in its tree, nothing is run."""

import ast
import io
import os
import tokenize

from . import program, program_style
from .lesson_checks import note

LOOPS = (ast.For, ast.AsyncFor, ast.While)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
PARTS = {
    "loop": (*LOOPS, *COMPREHENSIONS),
    "for": (ast.For, ast.AsyncFor, *COMPREHENSIONS),
    "while": (ast.While,),
    "if": (ast.If, ast.IfExp, ast.Match),
    "function": (*FUNCTIONS, ast.Lambda),
    "list": (ast.List, ast.ListComp),
    "dictionary": (ast.Dict, ast.DictComp),
    "comprehension": COMPREHENSIONS,
    "class": (ast.ClassDef,),
}
MAKES = {"list": "list", "dictionary": "dict"}
LAYOUT = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}


def modules_of(tree):
    """The names a program imports, as it writes them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def own_sources(main, source):
    """The program and those of its own files that it imports, however far away."""
    found, waiting = {main: source}, [source]
    while waiting:
        for module in modules_of(ast.parse(waiting.pop())):
            name = module.split(".")[0] + ".py"
            if name not in found and os.path.isfile(os.path.join(program.HOME, name)):
                found[name] = program.read_source(name)
                waiting.append(found[name])
    return list(found.values())


def called(node):
    """What is called: `f` of `f(1)`, `self.m` of `self.m(1)`; what others bring along has no name here."""
    to = node.func
    if isinstance(to, ast.Name):
        return to.id
    if isinstance(to, ast.Attribute) and isinstance(to.value, ast.Name) and to.value.id in ("self", "cls"):
        return f"self.{to.attr}"
    return None


def calls_in(node):
    return {called(inner) for inner in ast.walk(node) if isinstance(inner, ast.Call)}


def functions_in(tree):
    """Every function with the name it is called by."""
    methods = {id(inner) for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for inner in node.body}
    for node in ast.walk(tree):
        if isinstance(node, FUNCTIONS):
            yield f"self.{node.name}" if id(node) in methods else node.name, node


def is_recursive(tree):
    """Whether a function calls itself, by way of others too."""
    calls = {}
    for name, node in functions_in(tree):
        calls[name] = calls.get(name, set()) | calls_in(node)
    return any(name in reached_from(name, calls) for name in calls)


def reached_from(name, calls):
    reached, waiting = set(), [name]
    while waiting:
        new = calls.get(waiting.pop(), set()) - reached
        reached |= new
        waiting += new
    return reached


def has(part, tree):
    if part == "recursion":
        return is_recursive(tree)
    if any(isinstance(node, PARTS[part]) for node in ast.walk(tree)):
        return True
    return part in MAKES and MAKES[part] in calls_in(tree)


def count_lines(source):
    """Lines with something on them for Python: empty ones and remarks do not count."""
    lines = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in LAYOUT:
            lines.update(range(token.start[0], token.end[0] + 1))
    return len(lines)


def require(wish, main, source):
    sources = own_sources(main, source)
    if wish["do"] == "style":
        found = program_style.found_by(wish["rule"], sources)
        if found:
            note(kind="style", found=found)
        return
    if wish["do"] == "most-lines":
        lines = sum(map(count_lines, sources))
        if lines > wish["count"]:
            note(kind="lines", count=lines)
        return
    found = any(has(wish["part"], ast.parse(one)) for one in sources)
    if found != (wish["do"] == "uses"):
        note(kind=wish["do"], part=wish["part"])
