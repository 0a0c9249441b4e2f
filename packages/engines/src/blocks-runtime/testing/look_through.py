"""Looks through generated Python with Python's own parser: what it is made of, and which names it takes from outside."""

import ast
import json

KINDS = {
    "Module", "ImportFrom", "alias", "Assign", "AugAssign", "Expr", "Call", "keyword", "Name", "Attribute", "Constant",
    "List", "Tuple", "Load", "Store", "BinOp", "Add", "Sub", "Mult", "Div", "Mod", "UnaryOp", "USub", "Not", "BoolOp",
    "And", "Or", "Compare", "Lt", "Gt", "Eq", "If", "While", "For", "FunctionDef", "AsyncFunctionDef", "arguments",
    "arg", "Return", "Pass", "Global", "Await", "Subscript", "Slice", "Del", "JoinedStr", "FormattedValue", "In", "With",
    "withitem",
}
MODULES = {"stage": ["*"], "kidbright": ["*"], "_board": ["step"]}


def look_through(source, texts, ours, members):
    """The first thing that is not ours, or None. `ours` are names of our modules, `members` what is behind a dot."""
    tree = ast.parse(source)
    compile(source, "main.py", "exec")
    given = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    given |= {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    made = {node.name for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))}
    kept = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)}
    for node in ast.walk(tree):
        kind = type(node).__name__
        if kind not in KINDS:
            return kind
        if kind == "ImportFrom" and [alias.name for alias in node.names] != MODULES.get(node.module):
            return "import " + str(node.module)
        if kind == "Name" and node.id not in given | made | ours:
            return "name " + node.id
        if kind == "Call" and isinstance(node.func, ast.Name) and node.func.id not in made | ours:
            return "call " + node.func.id
        if kind == "Attribute" and (node.attr.startswith("_") or node.attr not in members | kept):
            return "member " + node.attr
        if kind == "Constant" and isinstance(node.value, str) and node.value not in texts:
            return "text " + repr(node.value)
    return None


def faults(cases_json, ours, members):
    """Cases are [source, texts]; gives a list of [number, fault]."""
    found = []
    for number, (source, texts) in enumerate(json.loads(cases_json)):
        try:
            fault = look_through(source, set(texts), set(ours.split()), set(members.split()))
        except SyntaxError as error:
            fault = "%s in %r" % (error, error.text)
        if fault:
            found.append([number, fault])
    return json.dumps(found)


def texts_in(source):
    """Every text that is written in a program, in its order."""
    constants = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)]
    constants.sort(key=lambda node: (node.lineno, node.col_offset))
    return json.dumps([node.value for node in constants if isinstance(node.value, str)])
