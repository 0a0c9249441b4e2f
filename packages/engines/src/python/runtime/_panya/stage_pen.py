"""The colour of a pen as numbers from 0 to 100: hue, saturation, brightness, transparency."""

import colorsys
import math

from .stage_bounded import bounded, is_number

PARAMS = {"colour": "hue", "color": "hue", "saturation": "saturation", "brightness": "brightness",
          "transparency": "transparency"}


def new_pen():
    pen = {"down": False, "colour": "#4338ca", "size": 2, "transparency": 0, "shade": 50}
    count(pen)
    return pen


def hex_of(parts):
    return "#" + "".join("%02x" % math.floor(part * 255 + 0.5) for part in parts)


def parts_of(colour):
    return [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]


def count(pen):
    hue, saturation, value = colorsys.rgb_to_hsv(*parts_of(pen["colour"]))
    pen["hue"], pen["saturation"], pen["brightness"] = hue * 100, saturation * 100, value * 100


def set_colour(pen, colour):
    pen["colour"] = colour
    pen["transparency"] = 0
    count(pen)
    pen["shade"] = pen["brightness"] / 2


def set_param(pen, name, value):
    param = PARAMS.get(name)
    if param is None:
        return
    if param == "hue":
        pen[param] = value % 100 if is_number(value) else 0
    else:
        pen[param] = bounded(value, 0, 100, pen[param])
    pen["colour"] = hex_of(colorsys.hsv_to_rgb(pen["hue"] / 100 % 1, pen["saturation"] / 100, pen["brightness"] / 100))


def change_param(pen, name, by):
    if name in PARAMS:
        set_param(pen, name, pen[PARAMS[name]] + by)


def set_hue(pen, hue):
    pen["hue"] = hue / 2 % 100 if is_number(hue) else 0
    paint_shade(pen)


def set_shade(pen, shade):
    pen["shade"] = shade % 200 if is_number(shade) else 0
    paint_shade(pen)


def paint_shade(pen):
    """Below 50 towards black, above towards white."""
    hue, full = pen["hue"], colorsys.hsv_to_rgb(pen["hue"] / 100 % 1, 1, 1)
    shade = 200 - pen["shade"] if pen["shade"] > 100 else pen["shade"]
    if shade < 50:
        parts = [part * (10 + shade) / 60 for part in full]
    else:
        parts = [part + (1 - part) * (shade - 50) / 60 for part in full]
    pen["colour"] = hex_of(parts)
    count(pen)
    pen["hue"], pen["transparency"] = hue, 0
