"""Makes a plain program for the stage run: its scripts can wait and show pictures, its operators mean what the blocks mean.

Functions that have to wait become coroutines of the scheduler, their calls are waited for, loops that show something
take a picture a turn. Every piece keeps the line it stands on, so that errors and the debugger speak of the learner's text.
"""

import ast

from . import stage_files, stage_plain, stage_running
from .stage_calm import Calm, cannot_wait, owner_of, runs_at_once
from .stage_meaning import BLOCKS, GLOBALS, Meaning, ours

PLAIN = stage_plain.__name__


def is_plain(tree):
    """Asks for the stage, and is not one of those from before that wait by themselves."""
    nodes = list(ast.walk(tree))
    asks = any(
        (isinstance(node, ast.ImportFrom) and node.module == "stage" and node.level == 0)
        or (isinstance(node, ast.Import) and any(alias.name == "stage" for alias in node.names))
        for node in nodes
    )
    return asks and not any(isinstance(node, (ast.AsyncFunctionDef, ast.Await)) for node in nodes)


def compiled(source, file, namespace, flags=0):
    """The code of a program; one for the stage is changed first."""
    if "stage" not in source:
        return compile(source, file, "exec", flags=flags, dont_inherit=True)
    tree = compile(source, file, "exec", flags=flags | ast.PyCF_ONLY_AST, dont_inherit=True)
    if not is_plain(tree):
        return compile(source, file, "exec", flags=flags, dont_inherit=True)
    namespace[BLOCKS], namespace[GLOBALS] = stage_running, namespace
    changed = Waiting(tree, source, file).visit(tree)
    return compile(changed, file, "exec", flags=flags, dont_inherit=True)


def brought(tree, seen):
    """What takes time in the learner's other files that a program asks for, and in those that they ask for."""
    found = []
    for path, source in stage_files.sources(tree):
        if path in seen or "stage" not in source:
            continue
        seen.add(path)
        try:
            other = ast.parse(source)
        except (SyntaxError, ValueError):
            continue  # It is told when the file is asked for.
        if is_plain(other):
            found.append(Calm(other, source, brought(other, seen)))
    return found


def frame(at):
    """A picture."""
    place = ast.Attribute(ast.Name(BLOCKS, ast.Load()), "FRAME", ast.Load())
    return ast.fix_missing_locations(ast.copy_location(ast.Expr(ast.Await(place)), at))


def breath(at):
    """A picture only where a calculation has gone on for too long."""
    return ast.copy_location(ast.If(ours("is_spent", at), [frame(at)], []), at)


def end_of_turn(loop):
    """The line that whatever ends a turn belongs to: of the last statement, unless that may have been passed over."""
    last = loop.body[-1]
    return loop if hasattr(last, "body") or hasattr(last, "cases") else last


def names_in(function):
    """What is local to a function."""
    args = function.args
    given = [*args.posonlyargs, *args.args, *args.kwonlyargs, *filter(None, (args.vararg, args.kwarg))]
    nodes = list(ast.walk(function))
    stored = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    shared = {name for node in nodes if isinstance(node, ast.Global) for name in node.names}
    return {arg.arg for arg in given} | (stored - shared), shared


class Waiting(Meaning):
    def __init__(self, tree, source, file):
        nodes = list(ast.walk(tree))
        taken = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
        taken |= {node.arg for node in nodes if isinstance(node, ast.arg)}
        taken |= {node.name for node in nodes if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
        super().__init__(taken)
        self.calm, self.file, self.lines = Calm(tree, source, brought(tree, {file})), file, source.splitlines()
        # Why nothing can wait here; empty where it can.
        self.obstacle, self.pictures, self.locals = "outside", False, None

    def refuse(self, node, name):
        where = {
            "outside": "outside of a script", "lambda": "in a lambda", "generator": "in a generator expression",
            "yield": "in a function with yield", "property": "in a property", "class": "in a class, outside of its methods",
            "key": "as a key",
        }.get(self.obstacle, f"in {self.obstacle}")
        text = self.lines[node.lineno - 1] if node.lineno <= len(self.lines) else ""
        place = (self.file, node.lineno, node.col_offset + 1, text, node.end_lineno, node.end_col_offset + 1)
        raise SyntaxError(f"{name}() takes time, and nothing can wait {where}", place)

    def within(self, obstacle, node):
        before = self.obstacle
        self.obstacle = before or obstacle
        try:
            return self.generic_visit(node)
        finally:
            self.obstacle = before

    # Where nothing can wait.

    def visit_Lambda(self, node):
        return self.within("lambda", node)

    def visit_GeneratorExp(self, node):
        return self.within("generator", node)

    def visit_ClassDef(self, node):
        return self.within("class", node)

    def visit_keyword(self, node):
        if node.arg == "key" and isinstance(node.value, ast.Name) and node.value.id in self.calm.waits:
            self.obstacle = "key"
            self.refuse(node.value, node.value.id)
        return self.generic_visit(node)

    # Functions.

    def visit_FunctionDef(self, node):
        owner = owner_of(node)
        is_script = owner is not None and owner[1] != "block"
        local, shared = names_in(node)
        node.decorator_list = [self.visit(entry) for entry in node.decorator_list]
        node.args = self.visit(node.args)
        waits = is_script or node.name in self.calm.waits
        before = self.obstacle, self.pictures, self.locals
        self.obstacle = cannot_wait(node) or ("" if waits else "a function")
        self.pictures = waits and not self.obstacle and not runs_at_once(node)
        self.locals = local if before[2] is None else before[2] | local
        node.body = [made for entry in node.body for made in self.statements(entry)]
        self.obstacle, self.pictures, self.locals = before
        if owner:
            self.belong(node, owner, local | shared)
        if not waits or cannot_wait(node):
            return node
        fields = {name: getattr(node, name) for name in node._fields}
        return ast.copy_location(ast.AsyncFunctionDef(**fields), node)

    def statements(self, node):
        made = self.visit(node)
        return made if isinstance(made, list) else [] if made is None else [made]

    def belong(self, node, owner, known):
        """Inside, the name of its sprite means whoever runs it; a block without a result gives 0."""
        sprite, kind = owner
        first, last = node.body[0], node.body[-1]
        if kind == "block":
            node.body.append(ast.copy_location(ast.Return(ast.copy_location(ast.Constant(0), last)), last))
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return) and inner.value is None:
                    inner.value = ast.copy_location(ast.Constant(0), inner)
        if sprite in known:
            return
        node.args.kwonlyargs.append(ast.copy_location(ast.arg(sprite), node))
        node.args.kw_defaults.append(ast.copy_location(ast.Name(sprite, ast.Load()), node))
        mine = ast.copy_location(ast.Name(sprite, ast.Store()), first)
        now = ours("me", first, ast.copy_location(ast.Name(sprite, ast.Load()), first))
        node.body.insert(0, ast.copy_location(ast.Assign([mine], now), first))

    # Waiting.

    def visit_Expr(self, node):
        if isinstance(node.value, ast.Call) and self.is_wait_until(node.value):
            call = node.value
            if self.obstacle:
                self.refuse(call, "wait_until")
            test = ast.copy_location(ast.UnaryOp(ast.Not(), self.truth(self.visit(call.args[0]))), call)
            return ast.copy_location(ast.While(test, [frame(node)], []), node)
        return self.generic_visit(node)

    def is_wait_until(self, call):
        is_ours = isinstance(call.func, ast.Name) and call.func.id == "wait_until" and "wait_until" not in self.taken
        return is_ours and len(call.args) == 1 and not call.keywords

    def visit_Call(self, node):
        waits = self.calm.is_wait(node)
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        if waits and self.obstacle:
            self.refuse(node, name)
        made = super().visit_Call(node)
        return ast.copy_location(ast.Await(ours("ready", node, made)), node) if waits else made

    # Loops.

    def visit_While(self, node):
        takes = self.pictures and self.calm.takes_pictures(node) or self.forever(node)
        self.visit_tested(node)
        return self.turning(node, takes)

    def forever(self, node):
        return not self.obstacle and self.calm.is_forever(node)

    def visit_For(self, node):
        takes = self.pictures and self.calm.takes_pictures(node)
        listed = self.listed(node.iter)
        self.generic_visit(node)
        node.iter = listed or node.iter
        return self.turning(node, takes)

    def listed(self, node):
        """A list that has a name is looked at anew at every turn."""
        if isinstance(node, ast.Name) and node.id not in (self.locals or ()):
            owner, name = ast.copy_location(ast.Name(GLOBALS, ast.Load()), node), node.id
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            owner, name = node.value, node.attr
        else:
            return None
        return ours("each", node, owner, ast.copy_location(ast.Constant(name), node))

    def turning(self, node, takes):
        if takes or not self.obstacle:
            pause = frame if takes else breath
            last = pause(node if takes else end_of_turn(node))
            node.body = [made for entry in node.body for made in before_continue(entry, pause)]
            node.body.append(last)
        return node

    # The module itself.

    def visit_ImportFrom(self, node):
        if node.module == "stage" and node.level == 0:
            node.module = PLAIN
        return node

    def visit_Import(self, node):
        for alias in node.names:
            if alias.name == "stage":
                alias.name, alias.asname = PLAIN, alias.asname or "stage"
        return node


def before_continue(node, pause):
    """`continue` ends a turn as well: a pause before each that belongs to this loop."""
    if isinstance(node, ast.Continue):
        return [pause(node), node]
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.While, ast.For)):
        return [node]
    for field in ("body", "orelse", "finalbody"):
        inner = getattr(node, field, None)
        if isinstance(inner, list):
            setattr(node, field, [made for entry in inner for made in before_continue(entry, pause)])
    for part in [*getattr(node, "handlers", []), *getattr(node, "cases", [])]:
        before_continue(part, pause)
    return [node]
