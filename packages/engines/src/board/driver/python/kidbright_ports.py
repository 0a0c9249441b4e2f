"""The ports of a KidBright board: lamps, outputs, inputs, servos and colour lights."""

import math
from machine import PWM, Pin
from kidbright_pins import input_pin, read_analog
import kidbright_board as _board

_outputs = {}
_strengths = {}


def _output(pin):
    strength = _strengths.pop(pin, None)
    if strength is not None:
        strength.deinit()
        _outputs.pop(pin, None)
    if pin not in _outputs:
        _outputs[pin] = Pin(pin, Pin.OUT)
    return _outputs[pin]


def led(name, on):
    _output(_board.LEDS[name]).value(0 if on else 1)


def output(name, on):
    _output(_board.OUTPUTS[name]).value(1 if on else 0)


def usb(on):
    _output(_board.USB).value(0 if on else 1)


def power(name, percent):
    """Part of the time on: dims a lamp, slows a motor."""
    pin = _board.OUTPUTS[name]
    duty = int(max(0, min(100, percent)) * 65535 / 100)
    if pin not in _strengths:
        _strengths[pin] = PWM(Pin(pin), freq=1000, duty_u16=duty)
    else:
        _strengths[pin].duty_u16(duty)


def read_input(name):
    return input_pin(_board.INPUTS[name]).value() == 1


def analog(name):
    """0 to 100."""
    return round(read_analog(_board.ANALOGS[name]) * 100 / 65535)


_servos = {}


def servo(name, angle):
    pin = _board.SERVOS[name]
    if pin not in _servos:
        _servos[pin] = PWM(Pin(pin), freq=50)
    pulse = 500 + max(0, min(180, angle)) * 2000 / 180
    _servos[pin].duty_u16(int(pulse * 65535 / 20000))


_pixels = None


def _lights():
    global _pixels
    if _pixels is None:
        from neopixel import NeoPixel

        _pixels = NeoPixel(Pin(_board.PIXELS[0], Pin.OUT), _board.PIXELS[1])
    return _pixels


def pixel(position, colour):
    lights = _lights()
    index = math.floor(position) - 1
    if 0 <= index < _board.PIXELS[1]:
        lights[index] = tuple([int(colour[i : i + 2], 16) for i in (1, 3, 5)])
        lights.write()


def pixels_off():
    lights = _lights()
    for index in range(_board.PIXELS[1]):
        lights[index] = (0, 0, 0)
    lights.write()
