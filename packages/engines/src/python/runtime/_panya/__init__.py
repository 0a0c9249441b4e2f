"""The part of the Python room that lives inside the interpreter."""
