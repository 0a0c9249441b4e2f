"""The old address of IPython.utils.capture."""

from _panya.cell_capture import CapturedIO, capture_output

__all__ = ["CapturedIO", "capture_output"]
