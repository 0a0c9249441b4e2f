"""The `machine` module of the virtual board: the same calls as on an ESP32, answered by simulated chips."""

import _board
from binascii import hexlify, unhexlify


class Pin:
    IN = 1
    OUT = 3
    OPEN_DRAIN = 7
    PULL_UP = 2
    PULL_DOWN = 1
    IRQ_RISING = 1
    IRQ_FALLING = 2

    def __init__(self, id, mode=-1, pull=-1, value=None):
        self.id = id
        self.mode = mode
        if value is not None:
            self.value(value)

    def init(self, mode=-1, pull=-1, value=None):
        self.mode = mode
        if value is not None:
            self.value(value)

    def value(self, given=None):
        if given is None:
            return _board.pinRead(self.id, self.mode == Pin.OUT)
        _board.pinWrite(self.id, 1 if given else 0)

    __call__ = value

    def on(self):
        self.value(1)

    def off(self):
        self.value(0)

    def toggle(self):
        self.value(0 if self.value() else 1)

    def irq(self, handler=None, trigger=3):
        _board.pinWatch(self.id, trigger, (lambda: handler(self)) if handler else None)

    def __eq__(self, other):
        return isinstance(other, Pin) and other.id == self.id

    def __hash__(self):
        return self.id


class Signal:
    def __init__(self, pin, invert=False):
        self._pin = pin
        self._invert = invert

    def value(self, given=None):
        if given is None:
            return self._pin.value() ^ self._invert
        self._pin.value(bool(given) != self._invert)

    __call__ = value

    def on(self):
        self.value(1)

    def off(self):
        self.value(0)


def _number(pin):
    return pin.id if isinstance(pin, Pin) else pin


class ADC:
    ATTN_0DB = 0
    ATTN_2_5DB = 1
    ATTN_6DB = 2
    ATTN_11DB = 3
    WIDTH_12BIT = 3

    def __init__(self, pin, atten=0):
        self._pin = _number(pin)

    def atten(self, level):
        pass

    def width(self, bits):
        pass

    def read(self):
        return _board.analogRead(self._pin)

    def read_u16(self):
        raw = _board.analogRead(self._pin)
        return raw << 4 | raw >> 8


class PWM:
    def __init__(self, pin, freq=1000, duty=0, duty_u16=None):
        self._pin = _number(pin)
        self._freq = freq
        self._duty = duty_u16 if duty_u16 is not None else duty << 6
        self._send()

    def _send(self):
        _board.pwm(self._pin, self._freq, self._duty)

    def freq(self, given=None):
        if given is None:
            return self._freq
        if not 0 < given <= 40000000:
            raise ValueError("frequency must be from 1Hz to 40MHz")
        self._freq = int(given)
        self._send()

    def duty(self, given=None):
        if given is None:
            return self._duty >> 6
        self._duty = int(given) << 6
        self._send()

    def duty_u16(self, given=None):
        if given is None:
            return self._duty
        self._duty = int(given)
        self._send()

    def deinit(self):
        _board.pwm(self._pin, 0, 0)


class I2C:
    def __init__(self, id=0, scl=None, sda=None, freq=100000, timeout=0):
        self._bus = (_number(sda) if sda else 21) * 100 + (_number(scl) if scl else 22)

    def scan(self):
        found = _board.i2cScan(self._bus)
        return [int(address) for address in found.split(",")] if found else []

    def writeto(self, address, data, stop=True):
        if _board.i2cWrite(self._bus, address, hexlify(data).decode()) < 0:
            raise OSError(19)
        return len(data)

    def readfrom(self, address, count, stop=True):
        found = _board.i2cRead(self._bus, address, count)
        if not found:
            raise OSError(19)
        return unhexlify(found)

    def readfrom_into(self, address, buffer, stop=True):
        buffer[:] = self.readfrom(address, len(buffer))

    def writeto_mem(self, address, register, data, addrsize=8):
        self.writeto(address, bytes([register]) + data)

    def readfrom_mem(self, address, register, count, addrsize=8):
        self.writeto(address, bytes([register]))
        return self.readfrom(address, count)

    def readfrom_mem_into(self, address, register, buffer, addrsize=8):
        buffer[:] = self.readfrom_mem(address, register, len(buffer))


SoftI2C = I2C


class RTC:
    def datetime(self, given=None):
        import time

        year, month, day, hour, minute, second, weekday = time.localtime()[:7]
        return (year, month, day, weekday, hour, minute, second, 0)


def freq(hertz=None):
    return 240000000


def unique_id():
    return b"\x24\x0a\xc4\x00\x00\x01"


def reset():
    raise SystemExit


soft_reset = reset
