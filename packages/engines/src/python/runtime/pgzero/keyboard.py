"""Which keys are held down now: `keyboard.left`, `keyboard[keys.SPACE]`."""

from .constants import keys

_NAMES = {key.value for key in keys}
_OTHER_WORDS = {"enter": "return", "esc": "escape", "ctrl": "lctrl", "shift": "lshift", "alt": "lalt",
                **{str(n): f"k_{n}" for n in range(10)}, **{f"_{n}": f"k_{n}" for n in range(10)}}


class Keyboard:
    def __init__(self):
        self._held = set()

    def __getattr__(self, name):
        plain = name.lower()
        plain = _OTHER_WORDS.get(plain, plain)
        if plain not in _NAMES:
            raise AttributeError(f"the keyboard has no key called {name!r}", name=name, obj=self)
        return plain in self._held

    def __getitem__(self, key):
        return key.value in self._held if isinstance(key, keys) else getattr(self, str(key))

    def __dir__(self):
        return sorted(_NAMES)


keyboard = Keyboard()
