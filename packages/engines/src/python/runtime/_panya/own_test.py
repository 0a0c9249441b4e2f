"""A teacher's own test: Python that runs after the learner's program and asks about it."""

import ast
import builtins

from . import clean_slate


def put_back_python():
    """A program may have changed print() or len() for everybody; a test means those of Python."""
    clean_slate.put_back_builtins()


def taken_names(tree, namespace):
    """What the test calls as Python has it, where the program gave the name to something that cannot be called."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        name = node.func.id
        if name in namespace and hasattr(builtins, name) and not callable(namespace[name]):
            yield name


def why_not(test, namespace, output):
    """The words of the assertion that does not hold, empty where it has none; None when all of them hold."""
    tree = ast.parse(test)
    scope = {**namespace, "__builtins__": builtins, "output": output}
    for name in list(taken_names(tree, namespace)):
        scope[name] = getattr(builtins, name)
    try:
        exec(compile(tree, "<test>", "exec"), scope)
    except AssertionError as failed:
        return str(failed)
    return None
