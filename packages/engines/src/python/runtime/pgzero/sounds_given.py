"""Sounds that are there without any file: notes of (hertz, seconds, shape, hertz at the end)."""

SOUNDS = {
    "eep": [[900, 0.12, "square", 1400]],
    "beep": [[660, 0.1, "square", 660]],
    "boop": [[220, 0.12, "square", 180]],
    "click": [[1200, 0.03, "square", 900]],
    "coin": [[988, 0.07, "square", 988], [1319, 0.18, "square", 1319]],
    "jump": [[300, 0.18, "square", 720]],
    "hit": [[180, 0.15, "noise", 60]],
    "laser": [[1400, 0.2, "sawtooth", 220]],
    "explosion": [[120, 0.5, "noise", 40]],
    "win": [[523, 0.1, "square", 523], [659, 0.1, "square", 659], [784, 0.1, "square", 784], [1047, 0.3, "square", 1047]],
    "lose": [[392, 0.15, "triangle", 392], [330, 0.15, "triangle", 330], [262, 0.4, "triangle", 240]],
    "bounce": [[420, 0.06, "triangle", 520]],
    "pop": [[500, 0.05, "sine", 1100]],
}
