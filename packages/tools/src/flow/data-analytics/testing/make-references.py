"""Runs the Python that our nodes generate and keeps what it gives, as references for our tests.

    node write-reference-code.ts CODE
    python make-references.py CODE ../testdata/references.json

References were made with pandas 3.0.6, SciPy 1.17.1 and scikit-learn 1.9.1 on Python 3.11.
"""
import json
import os
import sys

import pandas as pd


def plain(value):
    if value is None or value is pd.NaT or (isinstance(value, float) and value != value):
        return None
    return value.item() if hasattr(value, "item") else value


def main(folder, out):
    out = os.path.abspath(out)
    os.makedirs(os.path.dirname(out), exist_ok=True)
    os.chdir(folder)
    results = {}
    for name in sorted(file[:-3] for file in os.listdir(".") if file.endswith(".py")):
        variables = {}
        with open(name + ".py") as file:
            exec(compile(file.read(), name, "exec"), variables)
        with open(name + ".var") as file:
            result = variables[file.read().strip()]
        if isinstance(result, pd.DataFrame):
            results[name] = {str(column): [plain(value) for value in result[column]] for column in result.columns}
        else:
            results[name] = plain(result)
    with open(out, "w") as file:
        json.dump(results, file, ensure_ascii=False)


main(*sys.argv[1:3])
