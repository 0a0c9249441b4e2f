"""Makes the interpreter look like a board: typed input, error numbers, and how files are run."""

import builtins
import os
import sys

import _board


def _input(prompt=""):
    sys.stdout.write(prompt)
    return _board.readLine()


builtins.input = _input


def run(name):
    try:
        with open(name) as file:
            source = file.read()
        exec(compile(source, name, "exec"), {"__name__": "__main__", "__file__": name})
    except SystemExit:
        pass
    except BaseException as problem:
        sys.print_exception(problem, sys.stdout)


# The interpreter was built for the web: its error numbers are not those of a board.
_NUMBERS = {44: 2, 20: 17, 54: 20, 31: 21, 2: 13, 8: 9, 28: 22, 55: 39, 51: 28}


def _as_on_a_board(call):
    def wrapped(*args, **kwargs):
        try:
            return call(*args, **kwargs)
        except OSError as problem:
            raise OSError(_NUMBERS.get(problem.errno, problem.errno))

    return wrapped


for _name in ("stat", "remove", "unlink", "rename", "mkdir", "rmdir", "listdir", "ilistdir", "chdir"):
    if hasattr(os, _name):
        try:
            setattr(os, _name, _as_on_a_board(getattr(os, _name)))
        except AttributeError:
            pass
builtins.open = _as_on_a_board(open)
