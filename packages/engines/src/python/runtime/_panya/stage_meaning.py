"""Turns plain operators into those of the blocks: `a / b` into `__blocks__.divide(a, b)`, each where it stood."""

import ast

BLOCKS = "__blocks__"
GLOBALS = "__globals__"
OPERATORS = {ast.Add: "plus", ast.Sub: "minus", ast.Mult: "times", ast.Div: "divide", ast.Mod: "mod",
             ast.FloorDiv: "floor_divide", ast.Pow: "power"}
COMPARISONS = {ast.Eq: "same", ast.NotEq: "differ", ast.Lt: "less", ast.Gt: "more", ast.LtE: "at_most",
               ast.GtE: "at_least", ast.In: "within", ast.NotIn: "outside"}
BUILT_IN = {"print": "shown", "len": "length", "round": "rounded", "str": "text", "abs": "positive", "int": "whole",
            "float": "broken"}
TRUTHS = {*COMPARISONS.values(), "in_a_row", "truth"}


def ours(name, at, *given, **more):
    """A call of something in `__blocks__`, at the place of what it replaces."""
    function = ast.Attribute(ast.Name(BLOCKS, ast.Load()), name, ast.Load())
    call = ast.Call(function, list(given), [ast.keyword(key, value) for key, value in more.items()])
    return ast.fix_missing_locations(ast.copy_location(call, at))


def is_text(node):
    """Written as a text for sure: beside it `+` puts texts together."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str)
    if isinstance(node, ast.BinOp):
        return isinstance(node.op, ast.Add) and (is_text(node.left) or is_text(node.right))
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id == "str"
    return isinstance(node, ast.JoinedStr)


class Meaning(ast.NodeTransformer):
    def __init__(self, taken):
        # Names that the program gives to something else.
        self.taken = taken

    def truth(self, node):
        """A condition that has been visited; what is true or false already stays as it is."""
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return node
        if isinstance(node, (ast.Compare, ast.BoolOp)) or (isinstance(node, ast.Constant) and isinstance(node.value, bool)):
            return node
        asked = node.func if isinstance(node, ast.Call) else None
        if isinstance(asked, ast.Attribute) and asked.attr in TRUTHS and getattr(asked.value, "id", "") == BLOCKS:
            return node
        return ours("truth", node, node)

    def visit_BinOp(self, node):
        name = OPERATORS.get(type(node.op))
        texts = is_text(node.left) or is_text(node.right)
        self.generic_visit(node)
        if texts and name == "plus":
            return ours("join", node, node.left, node.right)
        return node if texts or name is None else ours(name, node, node.left, node.right)

    def visit_AugAssign(self, node):
        name = OPERATORS.get(type(node.op))
        texts = is_text(node.value)
        self.generic_visit(node)
        target = node.target
        simple = isinstance(target, ast.Name) or (isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name))
        if name is None or not simple or (texts and name != "plus"):
            return node
        before = ast.copy_location(
            ast.Name(target.id, ast.Load()) if isinstance(target, ast.Name)
            else ast.Attribute(ast.copy_location(ast.Name(target.value.id, ast.Load()), target), target.attr, ast.Load()),
            target,
        )
        name = "join" if texts else "add_into" if name == "plus" else name
        return ast.copy_location(ast.Assign([target], ours(name, node, before, node.value)), node)

    def visit_UnaryOp(self, node):
        self.generic_visit(node)
        if isinstance(node.op, ast.Not):
            node.operand = self.truth(node.operand)
        elif isinstance(node.op, ast.USub) and not isinstance(node.operand, ast.Constant):
            return ours("negative", node, node.operand)
        return node

    def visit_BoolOp(self, node):
        self.generic_visit(node)
        node.values = [self.truth(value) for value in node.values]
        return node

    def visit_Compare(self, node):
        self.generic_visit(node)
        if len(node.ops) > 1:
            parts = [part for op, other in zip(node.ops, node.comparators)
                     for part in (ast.copy_location(ast.Constant(type(op).__name__), node), other)]
            return ours("in_a_row", node, node.left, *parts)
        name = COMPARISONS.get(type(node.ops[0]))
        return ours(name, node, node.left, node.comparators[0]) if name else node

    def visit_tested(self, node):
        self.generic_visit(node)
        node.test = self.truth(node.test)
        return node

    visit_If = visit_IfExp = visit_Assert = visit_tested

    def visit_comprehension(self, node):
        self.generic_visit(node)
        node.ifs = [self.truth(test) for test in node.ifs]
        return node

    def visit_Subscript(self, node):
        self.generic_visit(node)
        if isinstance(node.ctx, ast.Load) and not isinstance(node.slice, (ast.Slice, ast.Tuple)):
            return ours("at", node, node.value, node.slice)
        return node

    def visit_JoinedStr(self, node):
        self.generic_visit(node)
        return ours("limited", node, node)

    def visit_FormattedValue(self, node):
        node.value = self.visit(node.value)
        if node.conversion == -1 and node.format_spec is None:
            node.value = ours("text", node.value, node.value)
        return node

    def visit_Call(self, node):
        function = node.func
        self.generic_visit(node)
        if isinstance(function, ast.Name) and function.id not in self.taken:
            name = BUILT_IN.get(function.id)
            if function.id == "range" and not node.keywords:
                name = "turns" if len(node.args) == 1 else "steps"
            if name and (node.args or function.id == "print"):
                node.func = ast.copy_location(
                    ast.Attribute(ast.copy_location(ast.Name(BLOCKS, ast.Load()), function), name, ast.Load()), function
                )
        elif isinstance(function, ast.Attribute) and function.attr in ("upper", "lower") and not node.args:
            return ours(function.attr, node, function.value)
        return node
