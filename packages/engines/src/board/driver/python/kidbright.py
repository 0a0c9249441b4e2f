"""KidBright boards for MicroPython: scripts side by side, with everything their board can do.

A script is an `async def`: `await wait(1)` lets the others work. `run()` starts them all.
"""

import time
from block_values import *
from block_values import seed_random
from kidbright_show import buzzer, display
from kidbright_senses import acceleration, button, clock, light, shaken, temperature, tilted
from kidbright_ports import analog, led, output, pixel, pixels_off, power, read_input, servo, usb


class _Script:
    def __init__(self, make):
        self.make = make
        self.steps = make()
        self.wake = time.ticks_ms()


_starts = []
_watched = []
_running = []
_current = None
_born = time.ticks_ms()


def when_start(script):
    _starts.append(script)
    return script


def _when(condition):
    def keep(script):
        _watched.append([condition, script, False])
        return script

    return keep


def when_button(name):
    return _when(lambda: button(name))


def when_input(name, level):
    return _when(lambda: read_input(name) == level)


def wait(seconds):
    yield int(min(max(seconds, 0), 1000000) * 1000)


def next_frame():
    yield 0


def seconds():
    return time.ticks_diff(time.ticks_ms(), _born) / 1000


def stop_all():
    _running.clear()
    _starts.clear()
    _watched.clear()
    yield 0


def stop_other_scripts():
    _running[:] = [script for script in _running if script is _current]


def _begin(make):
    _running[:] = [script for script in _running if script.make is not make]
    _running.append(_Script(make))


def _look():
    for entry in _watched:
        is_so = entry[0]()
        if is_so and not entry[2]:
            _begin(entry[1])
        entry[2] = is_so


def _turn():
    """Everybody whose time has come goes on; returns how long the board may rest, in milliseconds."""
    global _current
    rest = 20
    for script in list(_running):
        left = time.ticks_diff(script.wake, time.ticks_ms())
        if script not in _running:
            continue
        if left > 0:
            rest = min(rest, left)
            continue
        _current = script
        try:
            pause = next(script.steps)
            script.wake = time.ticks_add(time.ticks_ms(), pause)
            rest = min(rest, pause)
        except StopIteration:
            if script in _running:
                _running.remove(script)
    return rest


def run():
    """Starts every script and stays until nothing can happen any more."""
    seed_random(time.ticks_us() * 2654435761)
    for make in list(_starts):
        _begin(make)
    try:
        while _running or _watched:
            _look()
            time.sleep_ms(max(1, min(_turn(), 5 if _watched else 20)))
    finally:
        buzzer.off()


def plot(name, value):
    print(text(name) + ":" + text(value))
