from enum import Enum, auto
class Color(Enum):
    RED = auto()
    BLUE = auto()
print(Color.RED, Color.RED.name, Color.BLUE.value, list(Color), Color["RED"] is Color(1))
