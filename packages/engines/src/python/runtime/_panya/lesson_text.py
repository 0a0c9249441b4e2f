"""Compares what a learner printed with what was asked: what matters is the answer, not its spaces."""

import difflib
import re
import unicodedata

VOWEL_SIGNS = re.compile("[\u064b-\u0652\u0640]")
MARKS = str.maketrans({
    "\u060c": ",", "\u061b": ";", "\u061f": "?", "\u066a": "%", "\u3001": ",", "\u3002": ".",
    "\u201c": '"', "\u201d": '"', "\u2018": "'", "\u2019": "'", "\u00d7": "x", "\u2212": "-",
})
NO_SPACES = "\u0e00-\u0e7f\u3000-\u9fff"
FREE_SPACE = re.compile(rf" (?=[^\w]|[{NO_SPACES}])|(?<=[^\w]) |(?<=[{NO_SPACES}]) ")


def digit(letter):
    return str(unicodedata.decimal(letter)) if letter.isdecimal() else letter


def plain(line):
    """A line without what a reader would not call a difference."""
    text = unicodedata.normalize("NFKC", str(line).translate(MARKS)).translate(MARKS).casefold()
    text = VOWEL_SIGNS.sub("", text)
    text = "".join(map(digit, text))
    text = FREE_SPACE.sub("", re.sub(r"\s+", " ", text).strip())
    text = re.sub(r"(\d)\.0+(?!\d)", r"\1", text)
    return text.rstrip(".!") or text


def lines_of(output):
    """The lines that have something in them, as they were printed."""
    return [line.strip() for line in output.splitlines() if line.strip()]


def squeezed(text):
    return re.sub(r"\s", "", plain(text))


def is_sum_of(text, goal):
    if not re.fullmatch(r"[\d\s+\-*/().]{3,60}", text) or "**" in text:
        return False
    try:
        return plain(eval(text, {})) == goal
    except Exception:
        return False


def why_not(output, wanted, names, typed):
    """None when the lines are the wanted ones, else what to say about the first difference."""
    raw = lines_of(output)
    lines = [plain(line) for line in raw]
    goal = [plain(line) for line in wanted]
    if lines == goal:
        return None
    if not lines:
        return {"kind": "nothing"}
    if any(f"{mark}{text}{mark}" in lines for text in goal for mark in "'\""):
        return {"kind": "quotes"}
    if len(lines) != len(goal):
        different = why_other_count(raw, lines, goal, wanted)
        if different:
            return different
    if len(lines) == len(goal) and sorted(lines) == sorted(goal):
        return {"kind": "order"}
    at = next((i for i, (a, b) in enumerate(zip(lines, goal)) if a != b), 0)
    return why_line(raw[at], goal[at], str(wanted[at]), names, typed)


def why_other_count(raw, lines, goal, wanted):
    if squeezed("".join(lines)) == squeezed("".join(goal)):
        return {"kind": "lineBreaks", "count": len(goal)}
    if lines[: len(goal)] == goal:
        return {"kind": "tooMuch", "got": raw[len(goal)]}
    if goal[: len(lines)] == lines:
        return {"kind": "tooLittle", "wanted": str(wanted[len(lines)])}
    return None


def why_line(raw, goal, wanted, names, typed):
    said = {"wanted": wanted, "got": raw}
    for name, value in names.items():
        if raw == name or (name in raw and plain(raw.replace(name, str(value))) == goal):
            return {"kind": "nameNotValue", "word": name, **said}
        if f"{{{name}}}" in raw:
            return {"kind": "noF", "word": name, **said}
    if is_sum_of(raw, goal):
        return {"kind": "sumAsText", **said}
    if len(typed) > 1 and plain(raw) == plain("".join(typed)):
        return {"kind": "textNotNumber", **said}
    close = difflib.SequenceMatcher(None, plain(raw), goal).ratio() >= 0.8
    letters = not any(mark.isdigit() for mark in goal)
    return {"kind": "typo" if close and letters else "differs", **said}
