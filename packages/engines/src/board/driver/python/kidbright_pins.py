"""Buses and pins of a KidBright board, each opened once, for everything that is connected to them."""

from machine import ADC, I2C, Pin

_I2C = {}


def i2c(number):
    if number not in _I2C:
        if number == 0:
            _I2C[0] = I2C(0, scl=Pin(22), sda=Pin(21), freq=400000)
        else:
            _I2C[1] = I2C(1, scl=Pin(5), sda=Pin(4), freq=100000)
    return _I2C[number]


_inputs = {}


def input_pin(pin):
    if pin not in _inputs:
        _inputs[pin] = Pin(pin, Pin.IN, Pin.PULL_UP) if pin < 34 else Pin(pin, Pin.IN)
    return _inputs[pin]


def read_analog(pin):
    reader = ADC(Pin(pin))
    reader.atten(ADC.ATTN_11DB)
    return reader.read_u16()
