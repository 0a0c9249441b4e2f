"""What the checks of the course may ask: about the output, about how the program is made, about its picture."""

import ast
import contextlib
import io
import json

from . import errors, lesson_drawing, lesson_text

LONGEST = 300


def note(**said):
    """An assertion whose words the page can translate."""
    short = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in said.items()}
    raise AssertionError(json.dumps(short, ensure_ascii=False))


class Tree:
    """How a program is made."""

    def __init__(self, source):
        self.root = ast.parse(source)

    def all(self, *kinds, inside=None):
        return [node for node in ast.walk(inside or self.root) if isinstance(node, kinds)]

    def calls(self, name, inside=None):
        return [node for node in self.all(ast.Call, inside=inside) if called(node) == name]

    def uses_name(self, name):
        return any(node.id == name and isinstance(node.ctx, ast.Load) for node in self.all(ast.Name))

    def function(self, name):
        return next((node for node in self.all(ast.FunctionDef) if node.name == name), None)


def called(node):
    if isinstance(node.func, ast.Name):
        return node.func.id
    return node.func.attr if isinstance(node.func, ast.Attribute) else None


class Other(ast.NodeTransformer):
    """The same program with other values in the names it sets first."""

    def __init__(self, given):
        self.left = dict(given)

    def visit_Assign(self, node):
        target = node.targets[0]
        if isinstance(target, ast.Name) and target.id in self.left:
            value = ast.parse(repr(self.left.pop(target.id)), mode="eval").body
            node.value = ast.copy_location(value, node.value)
            ast.fix_missing_locations(node)
        return node


def output_with(source, given):
    """What the program would print if these names began with other values."""
    paper = io.StringIO()
    with contextlib.redirect_stdout(paper):
        exec(compile(Other(given).visit(ast.parse(source)), "<again>", "exec"), {"__name__": "__main__"})
    return paper.getvalue()


NODES = {"for": (ast.For, ast.comprehension), "while": (ast.While,), "if": (ast.If, ast.IfExp), "return": (ast.Return,), "f": (ast.JoinedStr,)}


def is_short(value):
    """A number of thousands of digits cannot even be written."""
    if isinstance(value, int):
        return value.bit_length() < 200
    return isinstance(value, float) or (isinstance(value, str) and len(value) < LONGEST)


def helpers(scope, source, output, typed):
    tree = Tree(source)
    names = {name: value for name, value in scope.items() if name[0] != "_" and is_short(value)}

    def no_gaps():
        """The last hint shows the program with gaps; copied as it is, it is not an answer yet."""
        if "___" in source:
            note(kind="gaps")

    def prints(*lines):
        why = lesson_text.why_not(output, lines, names, typed)
        if why:
            note(**why)

    def prints_if(given, *lines):
        """Also with other values in its names: what is only typed out is found here."""
        other = output_with(source, given)
        if lesson_text.why_not(other, lines, {}, []):
            word = ", ".join(f"{name} = {value!r}" for name, value in given.items())
            note(kind="onlyNow", word=word, wanted="\n".join(map(str, lines)), got=other.strip())

    def ends_with(line):
        """What is printed before the last line is the learner's own affair."""
        last = lesson_text.lines_of(output)[-1:]
        if not last:
            note(kind="nothing")
        if lesson_text.plain(last[0]) != lesson_text.plain(line):
            note(kind="differs", wanted=str(line), got=last[0])

    def says(*pieces):
        for piece in pieces:
            if lesson_text.squeezed(piece) not in lesson_text.squeezed(output):
                note(kind="missing" if output.strip() else "nothing", wanted=str(piece), got=output.strip())

    def calls(name, times=1):
        if len(tree.calls(name)) < times:
            note(kind="uses", word=f"{name}()")

    def at_most(name, times):
        """Written so often, not oftener: a loop does the rest."""
        if len(tree.calls(name)) > times:
            note(kind="tooOften", word=f"{name}()", count=times)

    def has(word):
        if not tree.all(*NODES[word]):
            note(kind="uses", word='f"…"' if word == "f" else word)

    def named(name):
        if name not in scope:
            note(kind="noName", word=name)

    def holds(name, value):
        named(name)
        if lesson_text.plain(scope[name]) != lesson_text.plain(value):
            note(kind="holds", word=name, wanted=str(value), got=errors.show(scope[name]))

    def uses_name(name):
        named(name)
        if not tree.uses_name(name):
            note(kind="useName", word=name)

    def defines(name, inputs=None):
        function = tree.function(name)
        if function is None:
            note(kind="noFunction", word=name)
        if inputs is not None and len(function.args.args) != inputs:
            note(kind="inputs", word=name, count=inputs)

    def gives(call, expected):
        with contextlib.redirect_stdout(io.StringIO()) as paper:
            actual = eval(call, scope)
        if actual is None:
            note(kind="givesNothing" if paper.getvalue() else "givesNone", word=call)
        if actual != expected and lesson_text.plain(actual) != lesson_text.plain(expected):
            note(kind="gives", word=call, wanted=str(expected), got=errors.show(actual))

    def shows(call, *lines):
        """A function that prints, asked by the check."""
        with contextlib.redirect_stdout(io.StringIO()) as paper:
            eval(call, scope)
        if lesson_text.why_not(paper.getvalue(), lines, {}, []):
            note(kind="gives", word=call, wanted="\n".join(map(str, lines)), got=paper.getvalue().strip())

    return {
        "note": note, "no_gaps": no_gaps, "ends_with": ends_with, "prints": prints, "prints_if": prints_if,
        "says": says, "calls": calls, "at_most": at_most, "has": has, "named": named, "holds": holds,
        "uses_name": uses_name, "defines": defines, "gives": gives, "shows": shows,
        **lesson_drawing.helpers(note),
    }
