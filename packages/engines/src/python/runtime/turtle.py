"""Turtle graphics for the browser: the module taught in schools, drawn on the page."""

from _panya.turtle_colors import TurtleGraphicsError
from _panya.turtle_pen import Pen, RawPen, RawTurtle, Turtle
from _panya.turtle_events import Terminator
from _panya.turtle_canvas import Canvas as ScrolledCanvas
from _panya.turtle_screen import Vec2D, _Screen, _screen
from _panya.turtle_shapes import Shape

_SCREEN_FUNCTIONS = """addshape bgcolor bgpic bye clearscreen colormode delay done exitonclick getcanvas getshapes
listen mainloop mode no_animation numinput onkey onkeypress onkeyrelease onscreenclick ontimer register_shape
resetscreen save screensize setup setworldcoordinates textinput title tracer turtles update
window_height window_width""".split()

_TURTLE_FUNCTIONS = """back backward begin_fill begin_poly bk circle clear clearstamp clearstamps clone
color degrees distance dot down end_fill end_poly fd fill fillcolor filling forward get_poly get_shapepoly getpen
getscreen getturtle goto heading hideturtle home ht isdown isvisible left lt onclick ondrag onrelease
pd pen pencolor pendown pensize penup poly pos position pu radians reset resizemode right rt seth
setheading setpos setposition settiltangle setundobuffer setx sety shape shapesize shapetransform shearfactor showturtle speed st
stamp teleport tilt tiltangle towards turtlesize undo undobufferentries up width write xcor
ycor""".split()

_default = None
TurtleScreen = _Screen


def Screen():
    return _screen


def _own():
    global _default
    if _default is None or _default._released:
        _default = Turtle()
    return _default


def _of_turtle(name):
    def function(*args, **kwargs):
        return getattr(_own(), name)(*args, **kwargs)

    return _named(function, name, getattr(Turtle, name).__doc__)


def _of_screen(name):
    def function(*args, **kwargs):
        return getattr(_screen, name)(*args, **kwargs)

    return _named(function, name, getattr(_Screen, name).__doc__)


def _named(function, name, doc):
    function.__name__ = function.__qualname__ = name
    function.__doc__ = doc
    return function


def _flush():
    _screen.paper.flush()


def _forget():
    """Every run begins with an empty sheet."""
    global _default
    _default = None
    RawTurtle._next = 1
    _screen.paper.waiting.clear()
    _screen._start()


for _name in _SCREEN_FUNCTIONS:
    globals()[_name] = _of_screen(_name)
for _name in _TURTLE_FUNCTIONS:
    globals()[_name] = _of_turtle(_name)

__all__ = [
    *_SCREEN_FUNCTIONS,
    *_TURTLE_FUNCTIONS,
    "Pen",
    "RawPen",
    "RawTurtle",
    "Screen",
    "ScrolledCanvas",
    "Shape",
    "Terminator",
    "Turtle",
    "TurtleGraphicsError",
    "TurtleScreen",
    "Vec2D",
]
