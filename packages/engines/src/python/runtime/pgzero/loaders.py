"""Pictures and sounds by their names: from the project's files, else from those brought along."""

import difflib
import os
import re
import struct

from .page import page
from .pictures import PICTURES
from .rect import Rect
from .sounds_given import SOUNDS

IMAGE_TYPES = {".png": "image/png", ".gif": "image/gif", ".jpg": "image/jpeg", ".jpeg": "image/jpeg",
               ".webp": "image/webp", ".bmp": "image/bmp", ".svg": "image/svg+xml"}
SOUND_TYPES = {".wav": "audio/wav", ".ogg": "audio/ogg", ".oga": "audio/ogg", ".mp3": "audio/mpeg"}


class MissingPicture(KeyError):
    __module__ = "pgzero"

    def __str__(self):
        return self.args[0]


class MissingSound(MissingPicture):
    pass


def files_of(folder, types):
    """Names without endings -> path; a picture may lie in `images` or beside the program."""
    found = {}
    for place in (".", folder):
        if not os.path.isdir(place):
            continue
        for root, folders, names in os.walk(place):
            folders[:] = [] if place == "." else sorted(folders)
            for name in sorted(names):
                stem, ending = os.path.splitext(name)
                if ending.lower() in types:
                    inside = os.path.relpath(os.path.join(root, stem), place).replace(os.sep, "/")
                    found[inside.lower()] = os.path.join(root, name)
    return found


def plain(name, types):
    stem, ending = os.path.splitext(name)
    return (stem if ending.lower() in types else name).lower().replace("\\", "/")


def size_of(data, path):
    """Width and height, read from the first bytes of the file."""
    if data[:8] == b"\x89PNG\r\n\x1a\n":
        return struct.unpack(">II", data[16:24])
    if data[:4] == b"GIF8":
        return struct.unpack("<HH", data[6:10])
    if data[:2] == b"BM":
        width, height = struct.unpack("<ii", data[18:26])
        return width, abs(height)
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return webp_size(data)
    if data[:2] == b"\xff\xd8":
        return jpeg_size(data, path)
    if b"<svg" in data[:5000]:
        return svg_size(data.decode("utf-8", "replace"))
    raise ValueError(f"{path} is not a picture that can be shown")


def webp_size(data):
    if data[12:16] == b"VP8X":
        return 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little")
    if data[12:16] == b"VP8L":
        bits = int.from_bytes(data[21:25], "little")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    width, height = struct.unpack("<HH", data[26:30])
    return width & 0x3FFF, height & 0x3FFF


def jpeg_size(data, path):
    at = 2
    while at + 9 < len(data):
        if data[at] != 0xFF:
            at += 1
            continue
        kind = data[at + 1]
        if 0xC0 <= kind <= 0xCF and kind not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", data[at + 5 : at + 9])
            return width, height
        at += 2 if kind in (0x01, *range(0xD0, 0xDA)) else 2 + struct.unpack(">H", data[at + 2 : at + 4])[0]
    raise ValueError(f"{path} is not a picture that can be shown")


def svg_size(text):
    start = text[text.index("<svg") :].split(">", 1)[0]
    sides = [re.search(rf'\s{side}="([\d.]+)(?:px)?"', start) for side in ("width", "height")]
    if all(sides):
        return tuple(round(float(side[1])) for side in sides)
    box = re.search(r'viewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)', start)
    return (round(float(box[1])), round(float(box[2]))) if box else (100, 100)


class Image:
    """A picture as programs use it: it knows its size."""

    def __init__(self, name, width, height):
        self.name, self.width, self.height = name, width, height

    def get_width(self):
        return self.width

    def get_height(self):
        return self.height

    def get_size(self):
        return self.width, self.height

    def get_rect(self, **places):
        rect = Rect(0, 0, self.width, self.height)
        for name, value in places.items():
            setattr(rect, name, value)
        return rect

    def __repr__(self):
        return f"<Image {self.name} {self.width}x{self.height}>"


def like(name, known):
    """What there is, the most similar first."""
    near = difflib.get_close_matches(name, known, 3, 0.5)
    return ", ".join([*near, *(each for each in sorted(known) if each not in near)][:12])


class Images:
    def __init__(self):
        self._cache = {}

    def load(self, name):
        if isinstance(name, Image):
            return name
        if not isinstance(name, str):
            raise TypeError(f"a picture is named by a text, not {type(name).__name__}")
        wanted = plain(name, IMAGE_TYPES)
        if wanted not in self._cache:
            self._cache[wanted] = self._read(wanted, name)
        return self._cache[wanted]

    def _read(self, wanted, name):
        own = files_of("images", IMAGE_TYPES)
        if wanted in own:
            with open(own[wanted], "rb") as file:
                data = file.read()
            mime = IMAGE_TYPES[os.path.splitext(own[wanted])[1].lower()]
        elif wanted in PICTURES:
            data, mime = PICTURES[wanted].encode(), "image/svg+xml"
        else:
            raise MissingPicture(f"no picture is called {name!r}; there are: {like(wanted, [*own, *PICTURES])}")
        width, height = size_of(data, name)
        page.bring(wanted, mime, data)
        return Image(wanted, width, height)

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return self.load(name)

    __getitem__ = load

    def __dir__(self):
        return sorted({*files_of("images", IMAGE_TYPES), *PICTURES})


class Sound:
    def __init__(self, name, notes):
        self.name, self._notes, self._volume = name, notes, 1.0

    def play(self, loops=0, maxtime=0, fade_ms=0):
        """Once, or `loops` times more; -1 is until stop()."""
        page.play(op="play", name=self.name, notes=self._notes, loops=int(loops), volume=self._volume)

    def stop(self):
        page.play(op="stop", name=self.name, notes=[], loops=0, volume=0)

    def set_volume(self, volume):
        self._volume = min(1.0, max(0.0, float(volume)))

    def get_volume(self):
        return self._volume

    def get_length(self):
        return sum(note[1] for note in self._notes)

    fadeout = lambda self, ms: self.stop()


class Sounds:
    folder = "sounds"

    def __init__(self):
        self._cache = {}

    def load(self, name):
        wanted = plain(name, SOUND_TYPES)
        if wanted not in self._cache:
            self._cache[wanted] = self._read(wanted, name)
        return self._cache[wanted]

    def _read(self, wanted, name):
        own = files_of(self.folder, SOUND_TYPES)
        if wanted in own:
            with open(own[wanted], "rb") as file:
                page.bring(wanted, SOUND_TYPES[os.path.splitext(own[wanted])[1].lower()], file.read())
            return Sound(wanted, [])
        if wanted in SOUNDS:
            return Sound(wanted, SOUNDS[wanted])
        raise MissingSound(f"no sound is called {name!r}; there are: {like(wanted, [*own, *SOUNDS])}")

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return self.load(name)

    def __dir__(self):
        return sorted({*files_of(self.folder, SOUND_TYPES), *SOUNDS})


class Music(Sounds):
    """One piece at a time, from the folder `music` or beside the program."""

    folder = "music"

    def __init__(self):
        super().__init__()
        self._now, self._volume = None, 1.0

    def play(self, name, loop=True):
        self.stop()
        self._now = self.load(name)
        self._now.set_volume(self._volume)
        self._now.play(-1 if loop else 0)

    def play_once(self, name):
        self.play(name, loop=False)

    queue = play_once

    def stop(self):
        if self._now:
            self._now.stop()
        self._now = None

    def pause(self):
        if self._now:
            self._now.stop()

    def unpause(self):
        if self._now:
            self._now.play(-1)

    def fadeout(self, duration):
        self.stop()

    def is_playing(self, name=None):
        return self._now is not None

    def set_volume(self, volume):
        self._volume = min(1.0, max(0.0, float(volume)))

    def get_volume(self):
        return self._volume


images, sounds, music = Images(), Sounds(), Music()
