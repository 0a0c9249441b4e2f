"""A learner's other files for the stage: `import helpers` changes them as the program itself is changed."""

import ast
import importlib.machinery
import importlib.util
import os
import sys

HOME = "/home/pyodide"


class StageLoader(importlib.machinery.SourceFileLoader):
    """Loads a file as Python does; in what is written for the stage loops can wait there too."""

    def exec_module(self, module):
        with open(self.path, "rb") as file:
            data = file.read()
        if b"stage" not in data:
            return super().exec_module(module)
        from . import stage_transform

        source = importlib.util.decode_source(data)
        exec(stage_transform.compiled(source, self.path, module.__dict__), module.__dict__)


class StageFiles:
    """Asked first, but only about files beside the program."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        places = [place for place in (sys.path if path is None else path) if place == "" or place.startswith(HOME)]
        spec = importlib.machinery.PathFinder.find_spec(name, places, target) if places else None
        if spec is None or type(spec.loader) is not importlib.machinery.SourceFileLoader:
            return None
        spec.loader = StageLoader(spec.loader.name, spec.loader.path)
        return spec


def sources(tree):
    """The learner's files that a program asks for: each its text."""
    for node in ast.walk(tree):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        for name in names:
            place = os.path.join(HOME, *name.split("."))
            for path in (place + ".py", os.path.join(place, "__init__.py")):
                if os.path.isfile(path):
                    with open(path, encoding="utf-8", errors="replace") as file:
                        yield path, file.read()


def other_names(tree):
    """Where a program gives another name to what it asks for: `from helpers import walk as go`."""
    nodes = (node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom))
    return [(alias.name, alias.asname) for node in nodes for alias in node.names if alias.asname]


def install():
    sys.meta_path.insert(0, StageFiles)
