"""Every name a game may use without importing it."""

from . import tone
from .actor import Actor
from .animation import animate
from .clock import clock
from .constants import keymods, keys, mouse
from .keyboard import keyboard
from .loaders import images, music, sounds
from .rect import Rect, ZRect
from .screen import screen
from .storage import storage

__all__ = ["Actor", "Rect", "ZRect", "animate", "clock", "images", "keyboard", "keymods", "keys", "mouse",
           "music", "screen", "sounds", "storage", "tone"]
