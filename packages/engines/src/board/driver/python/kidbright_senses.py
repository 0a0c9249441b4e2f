"""What a KidBright board notices: buttons, light, warmth, movement, and the time of its clock."""

import math
from kidbright_pins import i2c, input_pin, read_analog
import kidbright_board as _board


def button(name):
    return input_pin(_board.BUTTONS[name]).value() == 0


def light():
    """0 is dark, 100 very bright."""
    return 100 - round(read_analog(_board.LIGHT) * 100 / 65535)


def temperature():
    raw = i2c(1).readfrom_mem(0x4D, 0, 2)
    value = raw[0] << 8 | raw[1]
    return (value - 65536 if value & 0x8000 else value) / 128


_imu = None


def _find_imu():
    """Asks every place where an accelerometer may be who is there."""
    for chip, bus, address in _board.IMUS:
        try:
            if chip == "LSM303AGR":
                if i2c(bus).readfrom_mem(address, 0x0F, 1)[0] != 0x33:
                    continue
                i2c(bus).writeto_mem(address, 0x20, b"\x57")
            elif chip == "MPU6050":
                i2c(bus).writeto_mem(address, 0x6B, b"\x00")
            else:
                i2c(bus).writeto_mem(address, 0x1B, b"\xc0")
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
        raw = i2c(bus).readfrom_mem(address, 0x3B, 6)
        return [_signed(raw[i + 1], raw[i]) / 16.384 for i in (0, 2, 4)]
    if chip == "LSM303AGR":
        raw = i2c(bus).readfrom_mem(address, 0x28 | 0x80, 6)
        return [(_signed(raw[i], raw[i + 1]) >> 6) * 3.9 for i in (0, 2, 4)]
    raw = i2c(bus).readfrom_mem(address, 0x06, 6)
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
    raw = i2c(1).readfrom_mem(0x6F, 0, 7)
    if not raw[0] & 0x80:
        # A new clock chip stands still until it is told to go.
        i2c(1).writeto_mem(0x6F, 0, bytes([raw[0] | 0x80]))
    return {
        "second": _bcd(raw[0] & 0x7F),
        "minute": _bcd(raw[1] & 0x7F),
        "hour": _bcd(raw[2] & 0x3F),
        "weekday": raw[3] & 7,
        "day": _bcd(raw[4] & 0x3F),
        "month": _bcd(raw[5] & 0x1F),
        "year": 2000 + _bcd(raw[6]),
    }[what]
