"""Coloured lights of the virtual board."""

import _board


class NeoPixel:
    def __init__(self, pin, n, bpp=3, timing=1):
        self.n = n
        self._colours = [(0, 0, 0)] * n

    def __len__(self):
        return self.n

    def __setitem__(self, index, colour):
        self._colours[index] = tuple(colour)

    def __getitem__(self, index):
        return self._colours[index]

    def fill(self, colour):
        self._colours = [tuple(colour)] * self.n

    def write(self):
        for index, (red, green, blue) in enumerate(self._colours):
            _board.pixel(index, red << 16 | green << 8 | blue)
