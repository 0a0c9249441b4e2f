"""The little of tkinter that turtle programs ask for: here no window lies around the paper."""

from .turtle_colors import TurtleGraphicsError


class Window:
    """`screen._root` and its like: to be resizable, on top or without a frame changes nothing on a page."""

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return lambda *_arguments, **_named: None


class Canvas:
    def __init__(self, screen=None, width=400, height=300, **_options):
        self._screen, self._size = screen, (width, height)
        self._rootwindow = self.master = Window()

    def winfo_width(self):
        return getattr(self._screen, "_window", self._size)[0]

    def winfo_height(self):
        return getattr(self._screen, "_window", self._size)[1]

    winfo_reqwidth, winfo_reqheight = winfo_width, winfo_height

    def winfo_toplevel(self):
        return self.master

    def _quietly(self, *_arguments, **_named):
        """A wish about the window around it."""

    config = configure = focus_force = focus_set = pack = update = _quietly

    def postscript(self, **_options):
        raise TurtleGraphicsError("here a drawing is saved with the button beside it")
