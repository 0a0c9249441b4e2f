"""with capture_output() as captured: what is shown meanwhile is kept."""

from _panya.cell_capture import CapturedIO, RichOutput, capture_output

__all__ = ["CapturedIO", "RichOutput", "capture_output"]
