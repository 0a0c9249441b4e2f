"""`import pgzrun` at the top and `pgzrun.go()` at the end make a program a game; here neither is needed."""

import sys

from pgzero import game
from pgzero.program import give_names


def go():
    give_names()
    game.run(vars(sys.modules["__main__"]))
