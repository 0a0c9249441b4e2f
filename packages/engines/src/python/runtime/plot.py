"""Charts in one line: plot.line, bar, pie, scatter, hist. Each one appears beside the program."""

import json as _json
import math as _math

_COLORS = ["#4338ca", "#0f766e", "#c2410c", "#92600a", "#be185d", "#0369a1", "#4d7c0f", "#6d28d9"]
_WIDTH, _HEIGHT = 560, 360
_LEFT, _RIGHT, _TOP, _BOTTOM = 62, 20, 44, 52


def _numbers(values, what):
    try:
        found = [float(value) for value in values]
    except (TypeError, ValueError):
        raise TypeError(f"{what} must be a list of numbers, not {values!r}") from None
    if not found:
        raise ValueError(f"{what} is empty: there is nothing to draw")
    if not all(_math.isfinite(value) for value in found):
        raise ValueError(f"{what} has a value that is not a finite number")
    return found


def _pair(xs, ys):
    if ys is None:
        xs, ys = range(len(list(xs))), xs
    xs, ys = _numbers(xs, "x"), _numbers(ys, "y")
    if len(xs) != len(ys):
        raise ValueError(f"x has {len(xs)} values but y has {len(ys)}")
    return xs, ys


def _escape(text):
    return str(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def _nice_step(span):
    rough = span / 5 or 1
    power = 10 ** _math.floor(_math.log10(rough))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= rough)


def _ticks(low, high):
    step = _nice_step(high - low)
    start = _math.floor(low / step + 1e-9) * step
    count = _math.ceil((high - start) / step - 1e-9)
    return [round(start + step * index, 10) for index in range(max(count, 1) + 1)]


def _short(value):
    return f"{value:g}"


class _Chart:
    def __init__(self, title, xlabel, ylabel):
        self.parts = []
        self.title, self.xlabel, self.ylabel = title, xlabel, ylabel

    def text(self, x, y, text, anchor="middle", size=13, extra=""):
        self.parts.append(
            f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}" {extra}>{_escape(text)}</text>'
        )

    def axes(self, xs, ys, categories=None):
        self.xt = _ticks(min(xs), max(xs)) if categories is None else None
        self.yt = _ticks(min(ys), max(ys))
        for value in self.yt:
            y = self.y(value)
            self.parts.append(f'<path d="M{_LEFT} {y:.1f}H{_WIDTH - _RIGHT}" stroke="#dcd8ea"/>')
            self.text(_LEFT - 8, y + 4, _short(value), "end", 12)
        for value in self.xt or []:
            self.text(self.x(value), _HEIGHT - _BOTTOM + 18, _short(value), size=12)
        base = self.y(max(self.yt[0], min(0, self.yt[-1])))
        self.parts.append(
            f'<path d="M{_LEFT} {_TOP}V{_HEIGHT - _BOTTOM}M{_LEFT} {base:.1f}H{_WIDTH - _RIGHT}" stroke="#55527a" fill="none"/>'
        )

    def x(self, value):
        return _LEFT + (value - self.xt[0]) / (self.xt[-1] - self.xt[0]) * (_WIDTH - _LEFT - _RIGHT)

    def y(self, value):
        share = (value - self.yt[0]) / (self.yt[-1] - self.yt[0])
        return _HEIGHT - _BOTTOM - share * (_HEIGHT - _TOP - _BOTTOM)

    def svg(self):
        if self.title:
            self.text(_WIDTH / 2, 26, self.title, size=17, extra='font-weight="600"')
        if self.xlabel:
            self.text((_LEFT + _WIDTH - _RIGHT) / 2, _HEIGHT - 10, self.xlabel)
        if self.ylabel:
            middle = (_TOP + _HEIGHT - _BOTTOM) / 2
            self.text(16, middle, self.ylabel, extra=f'transform="rotate(-90 16 {middle})"')
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" '
            f'width="{_WIDTH}" height="{_HEIGHT}" font-family="IBM Plex Mono, IBM Plex Sans Thai Looped, sans-serif" fill="#1c1a3d">'
            f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#ffffff"/>{"".join(self.parts)}</svg>'
        )


def picture(svg, alt=""):
    """Shows an SVG drawing beside the program."""
    import _panya_host

    _panya_host.show(_json.dumps({"kind": "picture", "mime": "image/svg+xml", "data": svg, "alt": alt}), None, False)


def _show(chart, kind):
    picture(chart.svg(), chart.title or kind)


def line(xs, ys=None, *, title="", xlabel="", ylabel="", color=_COLORS[0]):
    """A line through the points; with one list, x counts from 0."""
    xs, ys = _pair(xs, ys)
    chart = _Chart(title, xlabel, ylabel)
    chart.axes(xs, ys)
    points = " ".join(f"{chart.x(x):.1f},{chart.y(y):.1f}" for x, y in zip(xs, ys))
    chart.parts.append(
        f'<polyline points="{points}" fill="none" stroke="{_escape(color)}" stroke-width="2.5" stroke-linejoin="round"/>'
    )
    _show(chart, "line")


def scatter(xs, ys=None, *, title="", xlabel="", ylabel="", color=_COLORS[0]):
    """A dot for every point."""
    xs, ys = _pair(xs, ys)
    chart = _Chart(title, xlabel, ylabel)
    chart.axes(xs, ys)
    for x, y in zip(xs, ys):
        chart.parts.append(f'<circle cx="{chart.x(x):.1f}" cy="{chart.y(y):.1f}" r="4" fill="{_escape(color)}"/>')
    _show(chart, "scatter")


def bar(labels, heights=None, *, title="", xlabel="", ylabel="", color=_COLORS[0]):
    """A bar for every label; a dictionary works too: bar({"cats": 3, "dogs": 5})."""
    if heights is None:
        labels, heights = (list(labels), list(labels.values())) if isinstance(labels, dict) else (None, labels)
    heights = _numbers(heights, "heights")
    labels = [str(label) for label in labels] if labels is not None else [str(i) for i in range(len(heights))]
    if len(labels) != len(heights):
        raise ValueError(f"there are {len(labels)} labels but {len(heights)} heights")
    chart = _Chart(title, xlabel, ylabel)
    chart.axes([0, 1], [0, *heights], categories=labels)
    width = (_WIDTH - _LEFT - _RIGHT) / len(heights)
    for index, (label, height) in enumerate(zip(labels, heights)):
        top, bottom = sorted((chart.y(height), chart.y(0)))
        x = _LEFT + width * index
        chart.parts.append(
            f'<rect x="{x + width * 0.15:.1f}" y="{top:.1f}" width="{width * 0.7:.1f}" height="{bottom - top:.1f}" rx="3" fill="{_escape(color)}"/>'
        )
        chart.text(x + width / 2, _HEIGHT - _BOTTOM + 18, label[:14], size=12)
    _show(chart, "bar")


def hist(values, bins=10, *, title="", xlabel="", ylabel="", color=_COLORS[0]):
    """How often values fall into each of `bins` ranges."""
    values = _numbers(values, "values")
    low, high = min(values), max(values)
    step = (high - low) / bins or 1
    counts = [0] * bins
    for value in values:
        counts[min(int((value - low) / step), bins - 1)] += 1
    bar([_short(round(low + step * i, 2)) for i in range(bins)], counts, title=title, xlabel=xlabel, ylabel=ylabel, color=color)


def pie(labels, sizes=None, *, title=""):
    """Shares of a whole; a dictionary works too."""
    if sizes is None:
        labels, sizes = list(labels), list(labels.values())
    sizes = _numbers(sizes, "sizes")
    total = sum(sizes)
    if total <= 0 or min(sizes) < 0:
        raise ValueError("the sizes of a pie must not be negative, and not all zero")
    chart = _Chart(title, "", "")
    cx, cy, radius, angle = 200, 200, 130, -_math.pi / 2
    for index, (label, size) in enumerate(zip(labels, sizes)):
        turn = size / total * 2 * _math.pi
        x1, y1 = cx + radius * _math.cos(angle), cy + radius * _math.sin(angle)
        angle += turn
        x2, y2 = cx + radius * _math.cos(angle), cy + radius * _math.sin(angle)
        color = _COLORS[index % len(_COLORS)]
        if size == total:
            chart.parts.append(f'<circle cx="{cx}" cy="{cy}" r="{radius}" fill="{color}"/>')
        else:
            large = 1 if turn > _math.pi else 0
            chart.parts.append(
                f'<path d="M{cx} {cy}L{x1:.1f} {y1:.1f}A{radius} {radius} 0 {large} 1 {x2:.1f} {y2:.1f}Z" fill="{color}" stroke="#fff" stroke-width="2"/>'
            )
        y = 90 + index * 26
        chart.parts.append(f'<rect x="370" y="{y - 12}" width="16" height="16" rx="4" fill="{color}"/>')
        chart.text(394, y + 1, f"{str(label)[:14]} {size / total:.0%}", "start")
    _show(chart, "pie")


def show():
    """Charts appear at once; this is here because other libraries have it."""
