"""Turns the lines of a cell that are not Python into Python: %magic, %%cell magic, !command and name?"""

import re

_LINE = re.compile(r"^(\s*)(?:([A-Za-z_][\w.]*(?:\s*,\s*[A-Za-z_]\w*)*\s*=\s*))?([%!])(?![%=])(.*)$")
_HELP = re.compile(r"^\s*(\?{1,2})\s*([\w.]+)\s*$|^\s*%?([\w.%]+)(\?{1,2})\s*$")
_NAME = re.compile(r"^([A-Za-z_][\w]*)\s?(.*)$", re.S)


def inside_text(lines):
    """For each line, whether it begins inside a triple-quoted text."""
    quote, found = None, []
    for line in lines:
        found.append(quote is not None)
        at = 0
        while at < len(line):
            if quote:
                end = line.find(quote, at)
                if end < 0:
                    break
                quote, at = None, end + 3
            elif line[at] == "#":
                break
            elif line.startswith(('"""', "'''"), at):
                quote, at = line[at : at + 3], at + 3
            elif line[at] in "\"'":
                end = at + 1
                while end < len(line) and line[end] != line[at]:
                    end += 2 if line[end] == "\\" else 1
                at = end + 1
            else:
                at += 1
    return found


_BARE = re.compile(r"^(ls|cd|pwd|cat|head|echo|wc|mkdir|touch|cp|mv|pip|conda)(?:[ \t]+(.*))?$")


def is_command(line, source, names):
    """`ls` or `cat a.txt` alone on a line: a command, unless it means something in Python."""
    match = _BARE.match(line.rstrip())
    if not match or match[1] in names or re.search(rf"\b{match[1]}\s*=|\b(?:def|import|as|for)\s+{match[1]}\b", source):
        return False
    if match[2] is None:
        return match[1] in ("ls", "cd", "pwd")
    try:
        compile(line, "<line>", "exec")
    except SyntaxError:
        return True
    return False


_PROMPT = re.compile(r"^\s*(?:>>>|\.\.\.|In \[\d+\]:|\.\.\.+:)(?: (.*)|$)")


def without_prompts(lines):
    """Copied out of a book or a console, `>>>` and all: the prompts go, and what Python had answered goes too."""
    first = next((line for line in lines if line.strip()), "")
    if not re.match(r"^\s*(?:>>>|In \[\d+\]:)(?: |$)", first):
        return lines
    return [match[1] or "" if (match := _PROMPT.match(line)) else "" for line in lines]


def without_indent(source):
    """Copied out of the middle of a program: as far as the first line is moved to the right, all are."""
    first = next((line for line in source.split("\n") if line.strip()), "")
    indent = first[: len(first) - len(first.lstrip(" \t"))]
    if not indent or first.lstrip().startswith("#"):
        return source
    return "\n".join(line.removeprefix(indent) for line in source.split("\n"))


def translate(source, names=()):
    """The same cell as plain Python; line numbers stay as they are."""
    source = without_indent(source.removeprefix("\ufeff"))
    stripped = source.lstrip("\n")
    if stripped.startswith("%%"):
        head, _, body = stripped.partition("\n")
        match = _NAME.match(head[2:].strip())
        if match:
            return f"get_ipython().run_cell_magic({match[1]!r}, {match[2].strip()!r}, {body!r})"
    lines = without_prompts(source.split("\n"))
    for index, inside in enumerate(inside_text(lines)):
        if inside:
            continue
        bare = is_command(lines[index], source, names)
        lines[index] = translate_line(f"%{lines[index].rstrip()}" if bare else lines[index])
    return "\n".join(lines)


def translate_line(line):
    help_wanted = _HELP.match(line)
    if help_wanted:
        name = help_wanted[2] or help_wanted[3]
        detail = len(help_wanted[1] or help_wanted[4]) - 1
        return f"get_ipython().inspect_name({name!r}, {detail})"
    match = _LINE.match(line)
    if not match:
        return line
    indent, target, sign, rest = match[1], match[2] or "", match[3], match[4]
    if sign == "!":
        action = "getoutput" if target else "system"
        return f"{indent}{target}get_ipython().{action}({rest.lstrip('!').strip()!r})"
    name = _NAME.match(rest)
    if not name:
        return line
    return f"{indent}{target}get_ipython().run_line_magic({name[1]!r}, {name[2].strip()!r})"
