"""What %magic and %%cell magic do."""

import os
import re
import shlex
import sys
import time
import timeit

from . import cell_display
from .cell_capture import capture_output
from .cell_commands import COMMANDS, install, paths_of, print_lines, read_text, run_command
from .cell_translate import translate


def run_line(shell, name, line):
    action = LINES.get(name)
    if action is None and name in COMMANDS:
        return print_lines(run_command(shell, f"{name} {line}"))
    if action is None:
        raise NameError(f"%{name} is not a magic of this notebook. %lsmagic shows those it has.")
    return action(shell, line)


def run_cell(shell, name, line, cell):
    action = CELLS.get(name)
    if action is None:
        raise NameError(f"%%{name} is not a magic of this notebook. %lsmagic shows those it has.")
    return action(shell, line, cell)


def run_inside(shell, source):
    from . import cell

    return cell.run_source(translate(source), f"<cell {shell.execution_count}>")


def show_help(shell, name, detail):
    from . import cell_help

    text = cell_help.describe(name, shell.user_ns, detail)
    print(text if text else f"Object `{name}` not found.")


def duration(seconds):
    for unit, size in (("s", 1), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-9:.3g} ns"


def time_it(shell, line, cell=None):
    numbers = dict(re.findall(r"-([nr])\s*(\d+)", line))
    statement = re.sub(r"-[a-z]\s*\d*\s+|-[oqpct]\b", "", line + " ").strip()
    setup, code = (statement or "pass", cell) if cell is not None else ("pass", statement)
    timer = timeit.Timer(code, setup, globals=shell.user_ns)
    loops = int(numbers.get("n", 0)) or timer.autorange()[0]
    runs = sorted(value / loops for value in timer.repeat(int(numbers.get("r", 5)), loops))
    mean = sum(runs) / len(runs)
    spread = (sum((value - mean) ** 2 for value in runs) / len(runs)) ** 0.5
    print(f"{duration(mean)} ± {duration(spread)} per loop (mean ± std. dev. of {len(runs)} runs, {loops:,} loops each)")


def timed(shell, line, cell=None):
    began, cpu = time.perf_counter(), time.process_time()
    value = run_inside(shell, cell if cell is not None else line)
    total, wall = time.process_time() - cpu, time.perf_counter() - began
    print(f"CPU times: total: {duration(total)}\nWall time: {duration(wall)}")
    return value


def capture(shell, line, cell):
    words = line.split()
    with capture_output(*(f"--no-{what}" not in words for what in ("stdout", "stderr", "display"))) as captured:
        value = run_inside(shell, cell)
        if value is not None:
            cell_display.display(value)
    for name in paths_of(words)[:1]:
        shell.user_ns[name] = captured


def write_file(shell, line, cell):
    words = line.split()
    append = "-a" in words or "--append" in words
    name = next(word for word in words if not word.startswith("-"))
    verb = "Appending to" if append else "Overwriting" if os.path.exists(name) else "Writing"
    with open(name, "a" if append else "w", encoding="utf-8") as file:
        file.write(cell if cell.endswith("\n") else cell + "\n")
    print(f"{verb} {name}")


def show_as(kind):
    def show(shell, line, cell):
        import IPython.display

        cell_display.display(getattr(IPython.display, kind)(cell))

    return show


def not_here(what):
    def refuse(shell, line, cell=""):
        raise NotImplementedError(f"{what} cannot run in this notebook: it has Python only.")

    return refuse


def run_script(shell, line, cell):
    """A script for Python itself runs, with names of its own; one for another language cannot."""
    if not re.match(r"(?:/\S*/)?(?:env\s+)?python3?(?:\s+-)?$", line.strip()):
        return not_here("A script")(shell, line, cell)
    exec(compile(cell, "<script>", "exec"), {"__name__": "__main__", "__builtins__": __builtins__})


def run_shell(shell, line, cell):
    """The few commands there are, one a line; anything more needs a shell."""
    commands = [text.strip() for text in cell.splitlines() if text.strip() and not text.strip().startswith("#")]
    if line or any(re.search(r"[|<>;&`(){}]", text) or text.split()[0] not in COMMANDS for text in commands):
        return not_here("A shell script")(shell, line, cell)
    for text in commands:
        print_lines(run_command(shell, text))


def run_file(shell, line):
    words = shlex.split(line)
    if not os.path.exists(words[0]) and os.path.exists(f"{words[0]}.py"):
        words[0] += ".py"
    with open(words[0], encoding="utf-8") as file:
        source = file.read()
    sys.argv = words
    run_inside(shell, source)


def names_of(shell):
    hidden = {"In", "Out", "get_ipython", "display", "exit", "quit"}
    return sorted(name for name in shell.user_ns if not name.startswith("_") and name not in hidden)


def whos(shell, line):
    rows = [(name, type(shell.user_ns[name]).__name__, repr(shell.user_ns[name]).split("\n")[0][:50]) for name in names_of(shell)]
    if not rows:
        return print("Interactive namespace is empty.")
    width = max(8, *(len(name) for name, _, _ in rows)), max(4, *(len(kind) for _, kind, _ in rows))
    print(f"{'Variable':<{width[0]}}   {'Type':<{width[1]}}   Data/Info")
    print("-" * (sum(width) + 16))
    for name, kind, value in rows:
        print(f"{name:<{width[0]}}   {kind:<{width[1]}}   {value}")


def reset(shell, line):
    shell.begin()


def forget_name(shell, line):
    shell.user_ns.pop(line.split()[-1], None)


def list_magics(shell, line):
    print("Available line magics:\n" + "  ".join(f"%{name}" for name in sorted(LINES)))
    print("\nAvailable cell magics:\n" + "  ".join(f"%%{name}" for name in sorted(CELLS)))


def set_env(shell, line):
    if "=" in line:
        name, value = line.split("=", 1)
        os.environ[name.strip()] = value.strip()
        return print(f"env: {name.strip()}={value.strip()}")
    return dict(os.environ) if not line else os.environ.get(line)


def change_folder(shell, line):
    os.chdir(line or os.path.expanduser("~"))
    print(os.getcwd())


def history(shell, line):
    print("\n".join(shell.inputs[1:]))


NO_EXTENSION = {
    "en": "There is no extension {name} here. The rest of the notebook may still work.",
    "th": "ที่นี่ไม่มีส่วนขยาย {name} ส่วนอื่นของสมุดอาจยังทำงานได้",
    "zh": "这里没有扩展 {name}。笔记本的其他部分也许还能运行。",
    "ar": "لا توجد هنا الإضافة \u2068{name}\u2069. قد تعمل بقية الدفتر مع ذلك.",
}
KNOWN_EXTENSIONS = {"autoreload", "storemagic", "matplotlib"}


NO_DEBUGGER = {
    "en": "A notebook has no debugger. The Python tool has one: open the code there.",
    "th": "สมุดโน้ตไม่มีตัวดีบัก แต่เครื่องมือไพทอนมี เปิดโค้ดที่นั่นได้",
    "zh": "笔记本里没有调试器。Python 工具里有，你可以在那里打开代码。",
    "ar": "لا يوجد مصحّح أخطاء في الدفتر. يوجد واحد في أداة بايثون: افتح الشيفرة هناك.",
}


def no_debugger(shell, line):
    print(NO_DEBUGGER.get(shell.locale, NO_DEBUGGER["en"]), file=sys.stderr)


def show_file(shell, line):
    """IPython puts the file into the cell; here it is shown below."""
    print_lines(read_text(shlex.split(line)[-1]))


def load_extension(shell, line):
    if line and line not in KNOWN_EXTENSIONS:
        print(NO_EXTENSION.get(shell.locale, NO_EXTENSION["en"]).format(name=line), file=sys.stderr)


def quiet(shell, line, cell=None):
    """A wish about the surroundings that changes nothing here."""


LINES = {
    "alias": quiet, "autoreload": quiet, "autosave": quiet, "colors": quiet, "config": quiet, "load_ext": load_extension,
    "matplotlib": quiet, "precision": quiet, "pylab": quiet, "reload_ext": load_extension, "xmode": quiet, "pdb": quiet,
    "automagic": quiet, "debug": no_debugger, "gui": quiet, "less": show_file, "load": show_file, "loadpy": show_file,
    "logstart": quiet, "logstop": quiet, "more": show_file, "page": quiet, "pycat": show_file, "pprint": quiet,
    "unload_ext": quiet, "prun": timed, "hist": history,
    "cd": change_folder, "conda": lambda shell, line: print_lines(install(line)), "env": set_env, "history": history,
    "cat": lambda shell, line: print_lines(run_command(shell, f"cat {line}")), "ls": lambda shell, line: print_lines(run_command(shell, f"ls {line}")),
    "lsmagic": list_magics, "pinfo": lambda shell, line: show_help(shell, line.strip(), 0),
    "pip": lambda shell, line: print_lines(install(line)), "pwd": lambda shell, line: os.getcwd(), "reset": reset,
    "pinfo2": lambda shell, line: show_help(shell, line.strip(), 1), "pdoc": lambda shell, line: show_help(shell, line.strip(), 0),
    "psource": lambda shell, line: show_help(shell, line.strip(), 1), "xdel": forget_name, "store": quiet,
    "tensorflow_version": quiet, "bookmark": quiet,
    "run": run_file, "set_env": set_env, "sx": lambda shell, line: run_command(shell, line), "time": timed,
    "timeit": time_it, "who": lambda shell, line: print("\t".join(names_of(shell))), "whos": whos,
    "who_ls": lambda shell, line: names_of(shell),
}  # fmt: skip
CELLS = {
    "bash": run_shell, "sh": run_shell, "script": run_script, "perl": not_here("Perl"), "ruby": not_here("Ruby"),
    "javascript": show_as("Javascript"), "js": show_as("Javascript"), "cython": not_here("Cython"),
    "R": not_here("R"), "capture": capture, "file": write_file, "html": show_as("HTML"), "HTML": show_as("HTML"),
    "latex": show_as("Latex"), "markdown": show_as("Markdown"), "python": lambda shell, line, cell: run_inside(shell, cell),
    "python3": lambda shell, line, cell: run_inside(shell, cell), "svg": show_as("SVG"), "SVG": show_as("SVG"),
    "time": timed, "timeit": time_it, "writefile": write_file, "script_magic": quiet, "prun": timed,
}  # fmt: skip
del CELLS["script_magic"]
