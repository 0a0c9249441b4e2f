"""Knows a program that is a game by its look, and gives it the names it uses without importing them."""

import ast
import builtins

from . import game

_given = []
OTHERS = {"turtle", "stage", "tkinter", "pygame"}
FUNCTIONS = {"draw", "update", "on_mouse_down", "on_mouse_up", "on_mouse_move", "on_key_down", "on_key_up"}


def give_names():
    from . import builtins as ours

    for name in ours.__all__:
        if not hasattr(builtins, name):
            _given.append(name)
            setattr(builtins, name, getattr(ours, name))


def take_back():
    """Every run begins without them, and every game with nothing."""
    while _given:
        name = _given.pop()
        if hasattr(builtins, name):
            delattr(builtins, name)
    game.forget()


def is_game(tree):
    """It uses a name only games have, or draws, and makes no window of another kind."""
    imported, used, made, functions = set(), set(), set(), set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            imported.update(alias.name.split(".")[0] for alias in node.names)
            made.update((alias.asname or alias.name).split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            imported.add((node.module or "").split(".")[0])
            made.update(alias.asname or alias.name for alias in node.names)
        elif isinstance(node, ast.Name):
            (used if isinstance(node.ctx, ast.Load) else made).add(node.id)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.AsyncFunctionDef)):
            made.add(node.name)
    functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)} & FUNCTIONS
    if imported & OTHERS or "*" in made:
        return False
    if "pgzrun" in imported:
        return True
    own = {"Actor", "screen", "keyboard", "clock", "animate", "sounds", "images", "music", "tone"}
    return bool(functions) and bool((used - made) & own)


def prepare(source):
    """Gives a game its names; says whether it is one."""
    game.may_play = True
    try:
        found = is_game(ast.parse(source))
    except (SyntaxError, ValueError):
        return False
    if found:
        give_names()
    return found


def play(namespace):
    """After the program's last line: a game that was not started by hand begins now."""
    if not game.went and any(callable(namespace.get(name)) for name in FUNCTIONS):
        game.run(namespace)
