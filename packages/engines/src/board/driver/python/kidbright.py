"""KidBright boards for MicroPython: display, buzzer, buttons, sensors, ports, and scripts side by side.

A script is an `async def`: `await wait(1)` lets the others work. `run()` starts them all.
"""

import math
import time
from machine import ADC, I2C, PWM, Pin
from block_values import *
from block_values import seed_random
import kidbright_board as _board

_I2C = {}


def _bus(number):
    if number not in _I2C:
        if number == 0:
            _I2C[0] = I2C(0, scl=Pin(22), sda=Pin(21), freq=400000)
        else:
            _I2C[1] = I2C(1, scl=Pin(5), sda=Pin(4), freq=100000)
    return _I2C[number]


# --- time and scripts ---------------------------------------------------------------------------


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


# --- display -------------------------------------------------------------------------------------


class Display:
    """16 x 8 dots behind an HT16K33: columns from the left, the top row is 0."""

    def __init__(self):
        self.columns = bytearray(16)
        self._ready = False

    def _send(self, data):
        try:
            if not self._ready:
                for command in (0x21, 0x81, 0xEF):
                    _bus(0).writeto(0x70, bytes([command]))
                self._ready = True
            _bus(0).writeto(0x70, data)
        except OSError:
            print("The LED display does not answer.")

    def update(self):
        data = bytearray(17)
        for x in range(8):
            data[1 + x * 2] = _flip(self.columns[x])
            data[2 + x * 2] = _flip(self.columns[x + 8])
        self._send(data)

    def clear(self):
        self.columns = bytearray(16)
        self.update()

    def dot(self, x, y, on=True):
        x, y = int(x), int(y)
        if 0 <= x < 16 and 0 <= y < 8:
            mask = 1 << y
            self.columns[x] = self.columns[x] | mask if on else self.columns[x] & ~mask
            self.update()

    def picture(self, dots):
        for x in range(16):
            self.columns[x] = int(dots[x * 2 : x * 2 + 2] or "0", 16)
        self.update()

    def show(self, words):
        """As much as fits, from the left."""
        self._window(_columns_of(text(words)), 0)

    def scroll(self, words):
        columns = _columns_of(text(words))
        for start in range(-16, len(columns) + 1):
            self._window(columns, start)
            yield 60

    def _window(self, columns, start):
        for x in range(16):
            at = start + x
            self.columns[x] = columns[at] if 0 <= at < len(columns) else 0
        self.update()

    def brightness(self, level):
        self._send(bytes([0xE0 | max(0, min(15, int(level)))]))


def _flip(column):
    flipped = 0
    for bit in range(8):
        if column & (1 << bit):
            flipped |= 0x80 >> bit
    return flipped


def _columns_of(words):
    columns = []
    for char in words:
        if columns:
            columns.append(0)
        columns.extend(_glyph(char))
    return columns


def _glyph(char):
    code = ord(char)
    if code == 32:
        return [0, 0]
    if code < 32 or code > 126:
        return [0x7F, 0x41, 0x41, 0x7F]
    at = (code - 32) * 10
    glyph = [int(_board.FONT[i : i + 2], 16) for i in range(at, at + 10, 2)]
    while glyph[0] == 0:
        glyph.pop(0)
    while glyph[-1] == 0:
        glyph.pop()
    return glyph


# --- buzzer --------------------------------------------------------------------------------------

_STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


class Buzzer:
    def __init__(self):
        self._pwm = None
        self.tempo = 120

    def on(self, frequency):
        frequency = max(20, min(10000, int(frequency)))
        if self._pwm is None:
            self._pwm = PWM(Pin(_board.BUZZER), freq=frequency, duty_u16=32768)
        else:
            self._pwm.freq(frequency)

    def off(self):
        if self._pwm is not None:
            self._pwm.deinit()
            self._pwm = None
            Pin(_board.BUZZER, Pin.OUT).value(0)

    def tone(self, frequency, seconds):
        self.on(frequency)
        yield int(max(seconds, 0) * 1000)
        self.off()

    def note(self, name, beats):
        """`C4` is the middle C, `F#4` a half step above F."""
        half = _STEPS[name[0]] + (1 if "#" in name else 0) + (int(name[-1]) - 4) * 12 - 9
        length = max(beats, 0) * 60000 / self.tempo
        self.on(440 * 2 ** (half / 12))
        yield int(length * 0.9)
        self.off()
        yield int(length * 0.1)

    def rest(self, beats):
        self.off()
        yield int(max(beats, 0) * 60000 / self.tempo)

    def set_tempo(self, tempo):
        self.tempo = max(20, min(500, tempo))


# --- buttons, sensors, clock ---------------------------------------------------------------------

_inputs = {}


def _input(pin):
    if pin not in _inputs:
        _inputs[pin] = Pin(pin, Pin.IN, Pin.PULL_UP) if pin < 34 else Pin(pin, Pin.IN)
    return _inputs[pin]


def button(name):
    return _input(_board.BUTTONS[name]).value() == 0


def _analog(pin):
    reader = ADC(Pin(pin))
    reader.atten(ADC.ATTN_11DB)
    return reader.read_u16()


def light():
    """0 is dark, 100 very bright."""
    return 100 - round(_analog(_board.LIGHT) * 100 / 65535)


def temperature():
    raw = _bus(1).readfrom_mem(0x4D, 0, 2)
    value = raw[0] << 8 | raw[1]
    return (value - 65536 if value & 0x8000 else value) / 128


_imu = None


def _find_imu():
    """Asks every place where an accelerometer may be who is there."""
    for chip, bus, address in _board.IMUS:
        try:
            if chip == "LSM303AGR":
                if _bus(bus).readfrom_mem(address, 0x0F, 1)[0] != 0x33:
                    continue
                _bus(bus).writeto_mem(address, 0x20, b"\x57")
            elif chip == "MPU6050":
                _bus(bus).writeto_mem(address, 0x6B, b"\x00")
            else:
                _bus(bus).writeto_mem(address, 0x1B, b"\xc0")
            return chip, bus, address
        except OSError:
            pass
    raise OSError("No accelerometer answers on this board.")


def _signed(low, high):
    value = low | high << 8
    return value - 65536 if value & 0x8000 else value


def _force():
    global _imu
    if _imu is None:
        _imu = _find_imu()
    chip, bus, address = _imu
    if chip == "MPU6050":
        raw = _bus(bus).readfrom_mem(address, 0x3B, 6)
        return [_signed(raw[i + 1], raw[i]) / 16.384 for i in (0, 2, 4)]
    if chip == "LSM303AGR":
        raw = _bus(bus).readfrom_mem(address, 0x28 | 0x80, 6)
        return [(_signed(raw[i], raw[i + 1]) >> 6) * 3.9 for i in (0, 2, 4)]
    raw = _bus(bus).readfrom_mem(address, 0x06, 6)
    return [(_signed(raw[i], raw[i + 1]) >> 4) * 0.977 for i in (0, 2, 4)]


def acceleration(axis):
    """In thousandths of gravity; `strength` is all three together."""
    x, y, z = _force()
    if axis == "strength":
        return round(math.sqrt(x * x + y * y + z * z))
    return round({"x": x, "y": y, "z": z}[axis])


def tilted(way):
    x, y, _ = _force()
    return {"left": x < -300, "right": x > 300, "forward": y > 300, "backward": y < -300}[way]


def shaken():
    return acceleration("strength") > 1800


def _bcd(value):
    return (value >> 4) * 10 + (value & 15)


def clock(what):
    raw = _bus(1).readfrom_mem(0x6F, 0, 7)
    if not raw[0] & 0x80:
        # A new clock chip stands still until it is told to go.
        _bus(1).writeto_mem(0x6F, 0, bytes([raw[0] | 0x80]))
    return {
        "second": _bcd(raw[0] & 0x7F),
        "minute": _bcd(raw[1] & 0x7F),
        "hour": _bcd(raw[2] & 0x3F),
        "weekday": raw[3] & 7,
        "day": _bcd(raw[4] & 0x3F),
        "month": _bcd(raw[5] & 0x1F),
        "year": 2000 + _bcd(raw[6]),
    }[what]


# --- ports ---------------------------------------------------------------------------------------

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
    return _input(_board.INPUTS[name]).value() == 1


def analog(name):
    """0 to 100."""
    return round(_analog(_board.ANALOGS[name]) * 100 / 65535)


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


def plot(name, value):
    print(text(name) + ":" + text(value))


display = Display()
buzzer = Buzzer()
