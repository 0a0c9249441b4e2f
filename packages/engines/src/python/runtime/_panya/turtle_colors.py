"""Colours as turtle programs write them: names, #rrggbb, or three numbers."""

import re

NAMES = set(
    """aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet
    brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue
    darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange
    darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise
    darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia
    gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo
    ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
    lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue
    lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon
    mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue
    mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin
    navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen
    paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple red rosybrown
    royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray
    slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke
    yellow yellowgreen""".split()
)
SHADES = {"1": 100, "2": 93, "3": 80, "4": 55}


class TurtleGraphicsError(Exception):
    """Something turtle cannot draw."""

    __module__ = "turtle"


def named(text):
    plain = text.replace(" ", "").lower()
    if plain in NAMES:
        return plain
    if re.fullmatch(r"#([0-9a-f]{3}|[0-9a-f]{6})", plain):
        return plain
    if shade := re.fullmatch(r"gr[ae]y(\d{1,2}|100)", plain):
        level = round(int(shade[1]) * 2.55)
        return f"#{level:02x}{level:02x}{level:02x}"
    if (shade := re.fullmatch(r"([a-z]+)([1-4])", plain)) and shade[1] in NAMES:
        return f"color-mix(in srgb, {shade[1]} {SHADES[shade[2]]}%, black)"
    raise TurtleGraphicsError(f"bad color string: {text}")


def mixed(numbers, top):
    try:
        red, green, blue = numbers
        parts = [round(255.0 * part / top) for part in (red, green, blue)]
    except (TypeError, ValueError):
        raise TurtleGraphicsError(f"bad color arguments: {numbers!r}") from None
    if not all(0 <= part <= 255 for part in parts):
        raise TurtleGraphicsError(f"bad color sequence: {tuple(numbers)!r}")
    return "#{:02x}{:02x}{:02x}".format(*parts)


def color_of(arguments, top):
    """One colour from what a learner passed: a name, a sequence, or three numbers."""
    if len(arguments) == 1:
        only = arguments[0]
        return named(only) if isinstance(only, str) else mixed(only, top)
    if len(arguments) == 3:
        return mixed(arguments, top)
    raise TurtleGraphicsError(f"bad color arguments: {arguments!r}")


def shown(color, top):
    """A colour as the getters answer: names stay names, numbers become a tuple."""
    if not color.startswith("#") or len(color) != 7:
        return color
    parts = [int(color[at : at + 2], 16) for at in (1, 3, 5)]
    return tuple(parts) if top == 255 else tuple(round(part / 255, 4) for part in parts)
