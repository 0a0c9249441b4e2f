"""`import pygame` says what to do instead: its window needs a part of the browser that no program here reaches."""

import sys


class NoPygame:
    """Asked last, so that a learner's own file of that name is found first."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.split(".")[0] != "pygame":
            return None
        raise ModuleNotFoundError("pygame cannot open its window here. Write the game with draw() and update().", name="pygame")


def install():
    sys.meta_path.append(NoPygame)
