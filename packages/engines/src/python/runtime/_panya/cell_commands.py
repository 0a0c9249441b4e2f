"""The few commands of a terminal that a notebook knows: !ls, !cat, !pip install and their like."""

import os
import re
import runpy
import shlex
import sys


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
    """One command, or some that follow each other with && or ;"""
    parts, words = [[]], shlex.shlex(expand(shell, command), posix=True, punctuation_chars=True)
    words.whitespace_split, words.commenters = True, ""
    for word in words:
        if word in ("&&", ";"):
            parts.append([])
        elif word and set(word) <= set("|<>&();"):
            raise no_command(command)
        else:
            parts[-1].append(word)
    return [line for part in parts if part for line in run_words(shell, part, command)]


def no_command(command):
    return OSError(f"There is no command line in the browser, so !{command} cannot run. Python can do most of it: see os, pathlib and shutil.")


def run_words(shell, words, command):
    if words[:2] in (["pip", "install"], ["pip3", "install"], ["conda", "install"]):
        return install(" ".join(words[1:]))
    if words[:4] == ["python", "-m", "pip", "install"]:
        return install(" ".join(words[3:]))
    if words[0] in ("python", "python3"):
        return run_python(words[1:], command)
    if words[0] in COMMANDS and not (words[0] == "rm" and re.search(r"(^| )-\w*[rR]", " ".join(words))):
        return COMMANDS[words[0]](words[1:])
    raise no_command(command)


def run_python(words, command):
    """A file of the project as a program of its own, or the version."""
    if words in (["--version"], ["-V"]):
        return [f"Python {sys.version.split()[0]}"]
    if not words or words[0].startswith("-"):
        raise no_command(command)
    before, sys.argv = sys.argv, words
    try:
        runpy.run_path(words[0], run_name="__main__")
    except SystemExit:
        pass  # Only that program is over.
    finally:
        sys.argv = before
    return []


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


def remove(words):
    for name in paths_of(words):
        if os.path.exists(name) or "-f" not in words:
            os.remove(name)
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
    "cp": copy, "mkdir": make_folders, "mv": move, "rm": remove, "touch": touch,
    "wc": lambda words: [f"{len(read_text(words[-1]))} {words[-1]}"],
}
