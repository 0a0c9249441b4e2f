"""The frozen `time` of the interpreter, with sleeps that hear Stop and buttons."""

from utime import *
import _board


def sleep(seconds):
    _board.sleep(seconds * 1000)


def sleep_ms(milliseconds):
    _board.sleep(milliseconds)


def sleep_us(microseconds):
    _board.sleep(microseconds / 1000)
