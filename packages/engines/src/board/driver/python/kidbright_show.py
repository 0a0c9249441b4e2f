"""What a KidBright board shows and sounds: the LED display and the buzzer."""

from machine import PWM, Pin
from block_values import text
from kidbright_pins import i2c
import kidbright_board as _board


class Display:
    """16 x 8 dots behind an HT16K33: columns from the left, the top row is 0."""

    def __init__(self):
        self.columns = bytearray(16)
        self._ready = False

    def _send(self, data):
        try:
            if not self._ready:
                for command in (0x21, 0x81, 0xEF):
                    i2c(0).writeto(0x70, bytes([command]))
                self._ready = True
            i2c(0).writeto(0x70, data)
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


display = Display()
buzzer = Buzzer()
