"""Runs the Python of every case with OpenCV for Python and keeps what it gives, as references for our tests.

    node write-reference-code.ts CODE      writes the Python our nodes generate
    node write-samples.ts SAMPLES          writes the sample pictures as PNG
    python make-references.py CODE SAMPLES ../testdata

References were made with opencv-python-headless 5.0.0, numpy 2.4 and pandas 3.0 on Python 3.11.
Pictures are kept as every third pixel in both directions (RGB order), numbers and tables as JSON.
"""
import json
import os
import struct
import sys
import types
import zlib

import numpy as np

plt = types.ModuleType("matplotlib.pyplot")
sys.modules["matplotlib"] = types.ModuleType("matplotlib")
sys.modules["matplotlib.pyplot"] = plt


def write_png(path, image):
    """An unfiltered PNG, so that the test can read it with a few lines."""
    kind = 0 if image.ndim == 2 else 2
    rows = b"".join(b"\0" + row.tobytes() for row in np.ascontiguousarray(image))

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    head = struct.pack(">IIBBBBB", image.shape[1], image.shape[0], 8, kind, 0, 0, 0)
    with open(path, "wb") as out:
        out.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b""))


def main(code_dir, sample_dir, out_dir):
    code_dir, out_dir = os.path.abspath(code_dir), os.path.abspath(out_dir)
    os.makedirs(out_dir, exist_ok=True)
    os.chdir(sample_dir)
    values = {}
    for name in sorted(file[:-3] for file in os.listdir(code_dir) if file.endswith(".py")):
        variables = {}
        with open(os.path.join(code_dir, name + ".py")) as file:
            exec(compile(file.read(), name, "exec"), variables)
        with open(os.path.join(code_dir, name + ".var")) as file:
            result = variables[file.read().strip()]
        if isinstance(result, np.ndarray):
            small = result[::3, ::3]
            write_png(os.path.join(out_dir, name + ".png"), small)
        elif hasattr(result, "to_dict"):
            values[name] = result.to_dict("list")
        else:
            values[name] = result.item() if hasattr(result, "item") else result
    with open(os.path.join(out_dir, "values.json"), "w") as file:
        json.dump(values, file, indent=1)


main(*sys.argv[1:4])
