"""The old address of the media classes of IPython.display."""

from IPython.display import IFrame, YouTubeVideo

__all__ = ["IFrame", "YouTubeVideo"]
