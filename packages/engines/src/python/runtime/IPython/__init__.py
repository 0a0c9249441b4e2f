"""The face of IPython that notebooks use, over this kernel: display, magics, get_ipython."""

from _panya.cell import get_ipython

from . import display

__version__ = "8.0.0"
version_info = (8, 0, 0, "")
__all__ = ["display", "get_ipython", "version_info"]
