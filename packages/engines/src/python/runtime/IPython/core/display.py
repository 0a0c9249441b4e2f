"""The old address of IPython.display."""

from IPython.display import *  # noqa: F403
