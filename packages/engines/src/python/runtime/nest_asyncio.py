"""Notebooks import it so that a loop can run inside another one. Here it can without."""


def apply(loop=None):
    pass
