"""Where libraries look to see whether they run in a notebook."""

from _panya.cell import get_ipython

__all__ = ["get_ipython"]
