"""readline for programs that make a terminal comfortable: the page's own line of input already is, so nothing is left to do."""


def _nothing(*_arguments):
    return None


def __getattr__(name):
    if name.startswith("_"):
        raise AttributeError(f"module 'readline' has no attribute {name!r}")
    return _lengths.get(name, _nothing)


def _zero():
    return 0


_lengths = {"get_current_history_length": _zero, "get_begidx": _zero, "get_endidx": _zero}


def get_line_buffer():
    return ""


def get_completer_delims():
    return " \t\n"
