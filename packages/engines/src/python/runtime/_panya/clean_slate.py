"""Every run begins as a new Python would: what the program before changed in the library is taken back."""

import atexit
import builtins
import decimal
import math
import os
import random
import signal
import string
import sys
import time
import traceback

# Those that beginners change, by accident or to see what happens.
_MODULES = (builtins, math, random, string, time)
_kept: dict = {}
_at_exit: list = []


def register(function, *arguments, **named):
    _at_exit.append((function, arguments, named))
    return function


def unregister(function):
    _at_exit[:] = [one for one in _at_exit if one[0] != function]


def install():
    atexit.register = register
    atexit.unregister = unregister


def say_goodbye():
    """What the program asked for with atexit, the last first."""
    while _at_exit:
        function, arguments, named = _at_exit.pop()
        try:
            function(*arguments, **named)
        except Exception:
            traceback.print_exc()


def keep():
    for module in _MODULES:
        _kept[module] = dict(vars(module))
    _kept["environ"] = dict(os.environ)
    _kept["interrupt"] = signal.getsignal(signal.SIGINT)


def restore():
    """Called before every run; before the first it remembers how things are."""
    if not _kept:
        keep()
        return
    _at_exit.clear()
    for module in _MODULES:
        names, before = vars(module), _kept[module]
        for name in names.keys() - before.keys():
            del names[name]
        names.update(before)
    if dict(os.environ) != _kept["environ"]:
        os.environ.clear()
        os.environ.update(_kept["environ"])
    if signal.getsignal(signal.SIGINT) != _kept["interrupt"]:
        signal.signal(signal.SIGINT, _kept["interrupt"])
    random.seed()
    decimal.setcontext(decimal.Context(prec=28, rounding=decimal.ROUND_HALF_EVEN))
    sys.set_int_max_str_digits(sys.int_info.default_max_str_digits)
    sys.displayhook, sys.excepthook = sys.__displayhook__, sys.__excepthook__
    if "logging" in sys.modules:
        forget_logging(sys.modules["logging"])


def put_back_builtins():
    """What the program changed in Python's own names; what a library added to them stays."""
    vars(builtins).update(_kept[builtins])


def forget_logging(logging):
    logging.disable(logging.NOTSET)
    loggers = [one for one in logging.root.manager.loggerDict.values() if isinstance(one, logging.Logger)]
    for logger in [logging.root, *loggers]:
        for handler in [one for one in logger.handlers if not isinstance(one, logging.NullHandler)]:
            logger.removeHandler(handler)
            handler.close()
        logger.filters.clear()
        logger.setLevel(logging.NOTSET)
        logger.propagate, logger.disabled = True, False
    logging.root.setLevel(logging.WARNING)
