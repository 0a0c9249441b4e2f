"""The way to the page: what a frame draws goes out together, never faster than it is taken."""

import base64
import json

from _panya.console import host

MOST_WAITING = 20000
MOST_PICTURE = 4_000_000


class Page:
    def __init__(self):
        self._start()

    def _start(self):
        self.ops, self.sounds, self.before, self.sent = [], [], None, 0
        self.known = set()

    def tell(self, *commands):
        text = json.dumps({"kind": "game", "commands": commands})
        self.sent = len(text)
        host().emit(text)

    def open(self, width, height, title):
        self.tell({"do": "open", "width": width, "height": height, "title": title})

    def draw(self, *op):
        self.ops.append(op)
        if len(self.ops) > MOST_WAITING:
            self.show()

    def erase(self, color):
        """What was drawn before can no longer be seen."""
        self.ops = [("fill", color)]

    def bring(self, name, mime, data):
        """A picture or a sound, once."""
        if (name, mime) in self.known:
            return
        if len(data) > MOST_PICTURE:
            raise ValueError(f"{name} is too large for a game: {len(data) // 1024} KB")
        self.known.add((name, mime))
        self.tell({"do": "bring", "name": name, "mime": mime, "data": base64.b64encode(data).decode()})

    def is_behind(self):
        """The last pictures have not been taken yet: the next one can wait."""
        return host().untaken() > max(4096, 2 * self.sent)

    def show(self):
        """Sends the picture unless it is the same as before."""
        frame = {"do": "frame", "ops": self.ops}
        same = self.ops and self.ops == self.before and self.ops[0][0] == "fill"
        if (self.ops and not same) or self.sounds:
            commands = ([] if same or not self.ops else [frame]) + self.sounds
            self.before = self.ops
            self.ops, self.sounds = [], []
            self.tell(*commands)
        self.ops = []

    def play(self, **sound):
        if len(self.sounds) < 32:
            self.sounds.append({"do": "sound", **sound})


page = Page()
