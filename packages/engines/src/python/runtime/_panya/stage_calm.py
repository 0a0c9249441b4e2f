"""Which parts of a program take time. The blocks' rule: a loop that shows or waits takes one picture a turn, one that
only calculates runs at full speed; so does a function that calls such a one (compile/suspension.ts)."""

import ast

from .stage_files import other_names

# What somebody has to wait for.
WAITS = set(
    "wait wait_until next_frame broadcast_and_wait stop_all ask glide glide_to say_for think_for play_until_done note "
    "drum rest switch_backdrop_and_wait delete_clone".split()
)

# What shows something, or starts or ends scripts.
SHOWS = WAITS | set(
    "broadcast move turn turn_left go_to go_to_target point point_towards change_x set_x change_y set_y bounce say think "
    "wear next_costume switch_backdrop next_backdrop resize change_size change_effect set_effect clear_effects layer_to "
    "layer_by go_forward go_backward stamp pen_down pen_up set_pen_colour change_pen_colour set_pen_param "
    "change_pen_param set_pen_size change_pen_size set_pen_shade change_pen_shade set_pen_hue change_pen_hue play "
    "silence speak stop_other_scripts clone clone_named pen.clear video.switch video.set_transparency model.sees "
    "model.confidence model.topic model.topic_confidence missing missing_value missing_truth".split()
)
# These are methods of more than sprites: with a name in the brackets they are about a variable.
SHOWS_ALONE = {"show", "hide"}
SEEN = {"x", "y", "direction", "size", "visible", "draggable", "rotation_style"}

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
LOOPS = (ast.While, ast.For)


def inside(nodes):
    """Everything in these, but not what is in functions inside them."""
    waiting = list(nodes)
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, FUNCTIONS):
            waiting.extend(ast.iter_child_nodes(node))


def called(node):
    """The name of what is called: `wait`, `.move`; None for anything else."""
    if not isinstance(node, ast.Call):
        return None
    if isinstance(node.func, ast.Name):
        return node.func.id
    return "." + node.func.attr if isinstance(node.func, ast.Attribute) else None


def owner_of(function):
    """The sprite in `@cat.when_flag`, `@cat.when_key("a")`, `@cat.block`: its name and what it says, or None."""
    for decorator in function.decorator_list:
        said = decorator.func if isinstance(decorator, ast.Call) else decorator
        if isinstance(said, ast.Attribute) and isinstance(said.value, ast.Name):
            if said.attr == "block" or said.attr.startswith("when_"):
                return said.value.id, said.attr
    return None


def runs_at_once(function):
    """`@cat.block(at_once=True)`: loops in it take no pictures."""
    calls = [decorator for decorator in function.decorator_list if isinstance(decorator, ast.Call)]
    return any(k.arg == "at_once" and getattr(k.value, "value", False) is True for call in calls for k in call.keywords)


def cannot_wait(function):
    """Why a function cannot become one that waits; None when it can."""
    if function.name.startswith("__") and function.name.endswith("__"):
        return function.name
    if any(isinstance(node, (ast.Yield, ast.YieldFrom)) for node in inside(function.body)):
        return "yield"
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Name) and decorator.id in ("property", "cached_property"):
            return "property"
    return None


class Calm:
    """What shows and what waits in one program, by the names of its functions."""

    def __init__(self, tree, source, brought=()):
        """`brought`: what is known of the files it asks for, as one of these each."""
        self.lines = source.splitlines()
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        self.made = {function.name for function in functions}
        self.shows = {name for other in brought for name in other.shows}
        self.waits = {name for other in brought for name in other.waits}
        for name, here in other_names(tree):
            self.shows.update({here} if name in self.shows else ())
            self.waits.update({here} if name in self.waits else ())
        # Its own functions of the same name are others.
        self.shows -= self.made
        self.waits -= self.made
        self.spread(functions, self.shows, lambda function: any(map(self.is_seen, inside(function.body))))
        able = [function for function in functions if not cannot_wait(function)]
        self.spread(able, self.waits, self.has_to_wait)

    def spread(self, functions, found, is_one):
        """Until nothing is new: who calls one of them is one too."""
        before = -1
        while before != len(found):
            before = len(found)
            found.update(function.name for function in functions if function.name not in found and is_one(function))

    def is_call_of(self, node, ours, theirs):
        name = called(node)
        if name is None:
            return False
        bare = name.removeprefix(".")
        if bare in theirs:
            return True
        if not name.startswith("."):
            return name in ours and name not in self.made
        owner = node.func.value
        whole = f"{owner.id}.{bare}" if isinstance(owner, ast.Name) else ""
        return bare in ours or whole in ours or (bare in SHOWS_ALONE and ours is SHOWS and not node.args)

    def is_seen(self, node):
        """Shows something, or waits, or ends a script."""
        if isinstance(node, ast.Call):
            return self.is_call_of(node, SHOWS, self.shows)
        if isinstance(node, ast.Return):
            return node.value is None
        if isinstance(node, ast.While):
            return self.is_forever(node)
        if not isinstance(node, ast.Attribute):
            return False
        if isinstance(node.ctx, ast.Store):
            return node.attr in SEEN
        return node.attr == "label" and isinstance(node.value, ast.Name) and node.value.id == "model"

    def is_forever(self, loop):
        """`while True:`; with brackets around it, it is a loop with a condition that happens to be true."""
        test = loop.test
        if not (isinstance(test, ast.Constant) and test.value is True):
            return False
        before = self.lines[test.lineno - 1].encode()[: test.col_offset]
        return not before.endswith(b"(")

    def takes_pictures(self, loop):
        if not isinstance(loop, LOOPS):
            return False
        return (isinstance(loop, ast.While) and self.is_forever(loop)) or any(map(self.is_seen, inside(loop.body)))

    def is_wait(self, node):
        return self.is_call_of(node, WAITS, self.waits)

    def has_to_wait(self, function):
        nodes = list(inside(function.body))
        if any(map(self.is_wait, nodes)):
            return True
        if runs_at_once(function):
            return any(isinstance(node, ast.While) and self.is_forever(node) for node in nodes)
        return any(map(self.takes_pictures, nodes))
