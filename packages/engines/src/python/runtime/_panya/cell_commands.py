"""The few commands of a terminal that a notebook knows: !ls, !cat, !pip install and their like."""

import os
import re
import shlex


def expand(shell, text):
    """{name} and $name in a command stand for the value of a variable."""

    def value(match):
        name = match[1] or match[2]
        return str(shell.user_ns[name]) if name in shell.user_ns else match[0]

    return re.sub(r"\{(\w+)\}|\$(\w+)", value, text)


def print_lines(lines):
    if lines:
        print("\n".join(lines))


def run_command(shell, command):
    words = shlex.split(expand(shell, command)) if command.strip() else []
    if words[:2] in (["pip", "install"], ["pip3", "install"], ["conda", "install"]):
        return install(" ".join(words[1:]))
    if words[:4] == ["python", "-m", "pip", "install"]:
        return install(" ".join(words[3:]))
    name = words[0] if words else ""
    if name in COMMANDS:
        return COMMANDS[name](words[1:])
    raise OSError(f"There is no command line in the browser, so !{command} cannot run. Python can do most of it: see os, pathlib and shutil.")


def install(line):
    """The packages were fetched before the cell began; this says what came of it."""
    import importlib.util

    from .packages import asked_for, module_of

    said = []
    for name in asked_for(f"%pip {line}"):
        ready = importlib.util.find_spec(module_of(name)) is not None
        said.append(f"{name} is ready." if ready else f"{name} is not among the packages of this Python.")
    return said


def read_text(name):
    with open(name, encoding="utf-8", errors="replace") as file:
        return file.read().splitlines()


def wanted_lines(words):
    """-n 3 or -3; ten without."""
    found = re.search(r"-n?\s*(\d+)", " ".join(words[:-1]))
    return max(1, int(found[1])) if found else 10


def paths_of(words):
    return [word for word in words if not word.startswith("-")]


def make_folders(words):
    for name in paths_of(words):
        os.makedirs(name, exist_ok=True)
    return []


def touch(words):
    for name in paths_of(words):
        open(name, "a").close()
    return []


def copy(words):
    import shutil

    *sources, target = paths_of(words)
    for name in sources:
        shutil.copy(name, target)
    return []


def move(words):
    import shutil

    *sources, target = paths_of(words)
    for name in sources:
        shutil.move(name, target)
    return []


COMMANDS = {
    "ls": lambda words: sorted(os.listdir(next((w for w in words if not w.startswith("-")), "."))),
    "pwd": lambda words: [os.getcwd()],
    "cat": lambda words: [line for name in words for line in read_text(name)],
    "head": lambda words: read_text(words[-1])[: wanted_lines(words)],
    "tail": lambda words: read_text(words[-1])[-wanted_lines(words) :],
    "echo": lambda words: [" ".join(words)],
    "cp": copy, "mkdir": make_folders, "mv": move, "touch": touch,
    "wc": lambda words: [f"{len(read_text(words[-1]))} {words[-1]}"],
}
