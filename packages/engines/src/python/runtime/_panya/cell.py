"""Runs one cell of a notebook in the namespace that all its cells share."""

import ast
import codeop
import inspect
import sys

from . import cell_commands, cell_display, cell_formatters, cell_kernel, cell_magics, cell_translate, errors, program
from .loop import BlockingLoop, around

TOP_LEVEL_AWAIT = ast.PyCF_ALLOW_TOP_LEVEL_AWAIT
_loop = None


class Shell:
    """What get_ipython() gives: the little of it that notebooks ask for."""

    def __init__(self):
        self.execution_count, self.locale = 0, "en"
        self.user_ns, self.user_ns_hidden = {}, {}
        self.outputs = {}
        self.inputs = [""]
        self.kernel, self.events = cell_kernel.Kernel(), cell_kernel.Events()
        self.kernel.shell, self.history_manager = self, cell_kernel.History(self)
        self.display_formatter = cell_formatters.DisplayFormatter()

    def begin(self):
        """An empty notebook: nothing defined, nothing counted."""
        self.user_ns = program.fresh("notebook")
        self.user_ns.pop("__file__", None)
        self.outputs, self.inputs = {}, [""]
        self.display_formatter = cell_formatters.DisplayFormatter()
        self.user_ns.update(In=self.inputs, Out=self.outputs, get_ipython=get_ipython, display=cell_display.display)
        self.user_ns_hidden = dict(self.user_ns)
        cell_display.in_notebook = True

    @property
    def parent_header(self):
        return self.kernel.get_parent()

    def run_line_magic(self, name, line, _stack_depth=1):
        return cell_magics.run_line(self, name, line)

    def run_cell_magic(self, name, line, cell):
        return cell_magics.run_cell(self, name, line, cell)

    def register_magic_function(self, func, magic_kind="line", magic_name=None):
        from IPython.core.magic import add

        add(func, magic_kind, magic_name)

    def register_magics(self, *magics):
        for one in magics:
            (one(self) if isinstance(one, type) else one)._register()

    def push(self, variables, interactive=True):
        self.user_ns.update(variables)

    def ev(self, expression):
        return eval(expression, self.user_ns)

    def magic(self, line):
        name, _, rest = line.partition(" ")
        return self.run_line_magic(name, rest)

    def system(self, command):
        cell_commands.print_lines(cell_commands.run_command(self, command))

    def getoutput(self, command):
        return cell_commands.run_command(self, command)

    def inspect_name(self, name, detail):
        return cell_magics.show_help(self, name, detail)

    def run_cell(self, source, store_history=False):
        return run_source(source, f"<cell {self.execution_count}>")

    def showtraceback(self, about=None, **_):
        """Of an error in what a widget calls: the cell that made the widget is long over."""
        _, error, _ = about or sys.exc_info()
        if error is not None:
            cell_display.publish_error(errors.describe(error))

    def remember(self, value):
        namespace = self.user_ns
        namespace["___"], namespace["__"] = namespace.get("__", ""), namespace.get("_", "")
        namespace["_"] = namespace[f"_{self.execution_count}"] = value
        self.outputs[self.execution_count] = value


shell = Shell()


def get_ipython():
    return shell


def awaited(value):
    if not inspect.iscoroutine(value):
        return value
    return own_loop().run_until_complete(value)


def own_loop():
    """One for all cells: a task of one can be awaited in the next."""
    global _loop
    if _loop is None or _loop.is_closed():
        _loop = BlockingLoop()
    return _loop


def compiled(tree, name, mode):
    return compile(tree, name, mode, flags=TOP_LEVEL_AWAIT, dont_inherit=True)


def is_silenced(source):
    """A semicolon after the last expression keeps its value from being shown."""
    lines = [line for line in source.splitlines() if line.strip() and not line.strip().startswith("#")]
    return bool(lines) and lines[-1].split("#")[0].rstrip().endswith(";")


def run_source(source, name):
    """Runs it and gives the value of a last line that is an expression, else None."""
    program.remember_source(name, source)
    tree = compile(source, name, "exec", flags=TOP_LEVEL_AWAIT | ast.PyCF_ONLY_AST, dont_inherit=True)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    if tree.body:
        awaited(eval(compiled(tree, name, "exec"), shell.user_ns))
    if last is None:
        return None
    value = awaited(eval(compiled(ast.Expression(last.value), name, "eval"), shell.user_ns))
    return None if is_silenced(source) else value


def run(source, number, locale="en", message=""):
    if not shell.user_ns:
        shell.begin()
    shell.kernel.message = message
    shell.execution_count, shell.locale = number, locale
    shell.inputs.append(source)
    sys.modules["__main__"] = program._main
    found = {}

    def action():
        with around(own_loop()):
            value = run_source(cell_translate.translate(source, shell.user_ns), f"<cell {number}>")
        cell_display.flush_figures()
        if value is not None:
            shell.remember(value)
            if callable(getattr(value, "_ipython_display_", None)) and not isinstance(value, type):
                cell_display.display(value)
            else:
                found["result"] = cell_display.bounded(cell_display.bundle(value))

    return {**program.guarded(action), **found}


def receive(request):
    """What somebody did with a widget on the page."""
    shell.kernel.message = request.get("message", "")
    sys.modules["__main__"] = program._main

    def action():
        shell.kernel.comm_manager.receive(request)
        cell_display.flush_figures()

    return program.guarded(action)


def is_complete(source):
    try:
        code = codeop.compile_command(cell_translate.translate(source), "<cell>", "exec")
    except (SyntaxError, ValueError, OverflowError):
        return {"status": "invalid"}
    if code is None:
        indented = source.rstrip().endswith(":") or source.splitlines()[-1].startswith(" ")
        return {"status": "incomplete", "indent": "    " if indented else ""}
    return {"status": "complete"}


__all__ = ["errors", "get_ipython", "is_complete", "receive", "run", "shell"]
