"""Runs a challenge's hidden checks: the program anew for every check, in the same sandbox."""

import builtins
import contextlib
import io
import json
import os
import sys
import tokenize

from pgzero import program as games

from . import errors, lesson_checks, lesson_drawing, loop, own_test, program, program_parts, stage_transform

MAX_OUTPUT = 20000


class TypedLines(io.TextIOBase):
    """The lines a check types; asking for more is the end of the input."""

    def __init__(self, lines):
        self.left = list(lines)

    def readable(self):
        return True

    def fileno(self):
        raise io.UnsupportedOperation("fileno")

    def readline(self, size=-1):
        return self.left.pop(0) + "\n" if self.left else ""


class Paper(io.TextIOBase):
    """Collects what is printed, up to a limit."""

    encoding = "utf-8"

    def __init__(self):
        self.parts = []
        self.size = 0

    def writable(self):
        return True

    def write(self, text):
        if self.size < MAX_OUTPUT:
            self.parts.append(text[: MAX_OUTPUT - self.size])
            self.size += len(text)
        return len(text)

    def text(self):
        return "".join(self.parts)


@contextlib.contextmanager
def keyboard(typed):
    """Types the lines; what input() asks is the learner's own wording and not compared."""
    before = sys.stdin, builtins.input
    sys.stdin = typed

    def input(prompt="", /):
        line = sys.stdin.readline()
        if not line:
            raise EOFError("EOF when reading a line")
        return line.rstrip("\n")

    builtins.input = input
    try:
        yield
    finally:
        sys.stdin, builtins.input = before


def write_files(files):
    for name, text in (files or {}).items():
        with open(os.path.join(program.HOME, name), "w", encoding="utf-8") as file:
            file.write(text)


def same(expected, actual):
    """Spaces at the ends of lines and a missing last newline are not what is being asked."""
    return [line.rstrip() for line in expected.rstrip().splitlines()] == [
        line.rstrip() for line in actual.rstrip().splitlines()
    ]


def note(**said):
    """An assertion whose words the page can translate."""
    raise AssertionError(json.dumps(said, ensure_ascii=False))


def words_of(source):
    """The words and signs of a program, without its comments and texts."""
    found = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in (tokenize.NAME, tokenize.OP):
            found.add(token.string)
    return found


def helpers(scope, source):
    def equals(call, expected):
        actual = eval(call, scope)
        if actual != expected or isinstance(actual, bool) != isinstance(expected, bool):
            note(kind="equals", call=call, expected=repr(expected), actual=errors.show(actual))

    def uses(*words):
        for word in words:
            if word not in words_of(source):
                note(kind="uses", word=word)

    def avoids(*words):
        for word in words:
            if word in words_of(source):
                note(kind="avoids", word=word)

    return {"equals": equals, "uses": uses, "avoids": avoids}


def judge(check, namespace, output, source):
    if check.get("output") is not None and not same(check["output"], output):
        return False, None
    if check.get("test") is not None:
        scope = {"output": output, "source": source, **namespace}
        scope["lines"] = [line.rstrip() for line in output.strip().splitlines()]
        scope.update(helpers(scope, source))
        if check.get("quiet"):
            scope.update(lesson_checks.helpers(namespace, source, output, check.get("input") or []))
        try:
            exec(compile(check["test"], "<check>", "exec"), scope)
        except AssertionError as failed:
            return False, str(failed) or None
    return True, None


def outcome_of(check):
    return {
        "passed": False,
        "input": check.get("input") or [],
        "expected": check.get("output"),
        "actual": "",
        "message": None,
        "error": None,
    }


def of_parts(main, source, check):
    """Looks at the program without running it."""
    outcome = outcome_of(check)
    try:
        program_parts.require(check["parts"], main, source)
        outcome["passed"] = True
    except AssertionError as failed:
        outcome["message"] = str(failed)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        outcome["error"] = errors.describe(error)
    return outcome


def by_own_test(main, source, check):
    namespace = program.fresh(main)
    program.remember_source(main, source)
    outcome = outcome_of(check)
    typed = TypedLines(outcome["input"])
    try:
        outcome["actual"] = printed_by(source, main, namespace, typed)
        with contextlib.redirect_stdout(Paper()), keyboard(typed):
            outcome["message"] = own_test.why_not(check["ownTest"], namespace, outcome["actual"])
        outcome["passed"] = outcome["message"] is None
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        outcome["error"] = errors.describe(error)
    return outcome


def printed_by(source, main, namespace, typed):
    """Leaving with exit() is an end as good as any."""
    paper = Paper()
    with keyboard(typed), contextlib.redirect_stdout(paper):
        try:
            games.prepare(source)
            exec(stage_transform.compiled(source, main, namespace), namespace)
        except SystemExit:
            pass
    own_test.put_back_python()
    return paper.text()


def one(main, source, check):
    if check.get("parts") is not None:
        return of_parts(main, source, check)
    if check.get("ownTest") is not None:
        return by_own_test(main, source, check)
    namespace = program.fresh(main)
    program.remember_source(main, source)
    write_files(check.get("files"))
    paper = Paper()
    outcome = outcome_of(check)
    drawing = lesson_drawing.quiet() if check.get("quiet") else contextlib.nullcontext()
    with keyboard(TypedLines(outcome["input"])), contextlib.redirect_stdout(paper), drawing:
        try:
            games.prepare(source)
            exec(stage_transform.compiled(source, main, namespace), namespace)
            outcome["passed"], outcome["message"] = judge(check, namespace, paper.text(), source)
        except SystemExit:
            outcome["passed"], outcome["message"] = judge(check, namespace, paper.text(), source)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            outcome["error"] = errors.describe(error)
    outcome["actual"] = paper.text()
    return outcome


@loop.outside_of_page()
def run(main, checks, every=False):
    """Up to the first that fails, or every one of them."""
    source = program.read_source(main)
    outcomes = []

    def action():
        for check in checks:
            outcomes.append(one(main, source, check))
            if not every and not outcomes[-1]["passed"]:
                break

    return {**program.guarded(action), "checks": outcomes}
