"""Values that show themselves as pictures, tables, formulas or text."""

import base64
import html
import json
import mimetypes
import os

from _panya.cell_display import DisplayHandle, clear_output, display, update_display

__all__ = [
    "Audio", "Code", "DisplayHandle", "DisplayObject", "FileLink", "GeoJSON", "HTML", "IFrame", "Image", "JSON",
    "Javascript", "Latex", "Markdown", "Math", "Pretty", "ProgressBar", "SVG", "TextDisplayObject", "Video",
    "YouTubeVideo", "clear_output", "display", "display_html", "display_javascript", "display_jpeg",
    "display_json", "display_latex", "display_markdown", "display_png", "display_pretty", "display_svg",
    "publish_display_data", "set_matplotlib_formats", "update_display",
]  # fmt: skip


class DisplayObject:
    _mime = "text/plain"
    _binary = False

    def __init__(self, data=None, url=None, filename=None, metadata=None):
        if filename is None and url is None and self._names_a_file(data):
            filename, data = data, None
        self.url, self.filename, self.metadata = url, filename, metadata or {}
        self.data = self._read() if filename is not None else data

    def _names_a_file(self, data):
        return isinstance(data, (str, os.PathLike)) and len(str(data)) < 250 and os.path.isfile(data)

    def _read(self):
        with open(self.filename, "rb") as file:
            found = file.read()
        return found if self._binary else found.decode()

    def __repr__(self):
        return f"<IPython.core.display.{type(self).__name__} object>"

    def _repr_mimebundle_(self, include=None, exclude=None):
        return {self._mime: self.data}, {self._mime: self.metadata} if self.metadata else {}


class TextDisplayObject(DisplayObject):
    def _names_a_file(self, data):
        return False


class HTML(TextDisplayObject):
    _mime = "text/html"

    def _repr_html_(self):
        return self.data


class Markdown(TextDisplayObject):
    _mime = "text/markdown"


class Latex(TextDisplayObject):
    _mime = "text/latex"


class Math(TextDisplayObject):
    def _repr_mimebundle_(self, include=None, exclude=None):
        return {"text/latex": f"$\\displaystyle {self.data.strip('$')}$"}


class SVG(DisplayObject):
    _mime = "image/svg+xml"


class Pretty(TextDisplayObject):
    def _repr_mimebundle_(self, include=None, exclude=None):
        return {"text/plain": self.data}


class JSON(DisplayObject):
    _mime = "application/json"

    def _read(self):
        return json.loads(super()._read())


class GeoJSON(JSON):
    pass


class Javascript(TextDisplayObject):
    _mime = "application/javascript"


class Code(DisplayObject):
    def __init__(self, data=None, url=None, filename=None, language=None):
        super().__init__(data, url, filename)

    def _repr_mimebundle_(self, include=None, exclude=None):
        return {"text/plain": self.data, "text/html": f"<pre>{html.escape(self.data)}</pre>"}


class Image(DisplayObject):
    _binary = True

    def __init__(self, data=None, url=None, filename=None, format=None, embed=None, width=None, height=None, alt=None, **_):
        size = {key: value for key, value in (("width", width), ("height", height)) if value is not None}
        super().__init__(data, url, filename, size)
        self.alt, self.format = alt, format

    @property
    def _type(self):
        data = bytes(self.data or b"")
        if data[:3] == b"\xff\xd8\xff":
            return "image/jpeg"
        return "image/gif" if data[:4] == b"GIF8" else "image/png"

    def _repr_mimebundle_(self, include=None, exclude=None):
        if self.data is None or isinstance(self.data, str):
            address = html.escape(str(self.url or self.data or ""))
            return {"text/html": f'<img src="{address}" alt="{html.escape(self.alt or "")}">'}
        kind = self._type
        return {kind: self.data}, {kind: self.metadata} if self.metadata else {}


def _data_url(data, kind):
    return f"data:{kind};base64,{base64.b64encode(data).decode()}"


class _Media(DisplayObject):
    _binary = True
    _tag, _kind = "audio", "audio/wav"

    def __init__(self, data=None, filename=None, url=None, rate=None, autoplay=False, **_):
        if rate is not None and data is not None and not isinstance(data, (bytes, str)):
            data = _wave(data, rate)
        if isinstance(data, str) and "://" not in data:
            data, filename = None, filename or data  # The name of a file, which must be there.
        super().__init__(data, url, filename)

    def _repr_mimebundle_(self, include=None, exclude=None):
        kind = (self.filename and mimetypes.guess_type(str(self.filename))[0]) or self._kind
        source = self.url if self.data is None else _data_url(self.data, kind)
        return {"text/html": f'<{self._tag} controls src="{html.escape(str(source))}"></{self._tag}>'}


def _wave(samples, rate):
    import array
    import io
    import wave

    values = [float(value) for value in samples]
    top = max((abs(value) for value in values), default=0) or 1
    file = io.BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(int(rate))
        sound.writeframes(array.array("h", (int(value / top * 32767) for value in values)).tobytes())
    return file.getvalue()


class Audio(_Media):
    pass


class Video(_Media):
    _tag, _kind = "video", "video/mp4"


class IFrame:
    """Other sites are not loaded into a notebook; their address is shown instead."""

    def __init__(self, src, width=None, height=None, **_):
        self.src = src

    def _repr_html_(self):
        address = html.escape(self.src)
        return f'<a href="{address}" rel="noopener" target="_blank">{address}</a>'


class YouTubeVideo(IFrame):
    def __init__(self, id, width=None, height=None, **_):
        super().__init__(f"https://www.youtube.com/watch?v={id}")


class FileLink:
    def __init__(self, path, **_):
        self.path = path

    def __repr__(self):
        return str(self.path)


class ProgressBar:
    def __init__(self, total):
        self.total, self._done, self._handle = total, 0, DisplayHandle()

    def display(self):
        self._handle.display(self)

    @property
    def progress(self):
        return self._done

    @progress.setter
    def progress(self, value):
        self._done = value
        self._handle.update(self)

    def update(self):
        self._handle.update(self)

    def __iter__(self):
        self.display()
        for value in range(self.total):
            yield value
            self.progress = value + 1

    def __repr__(self):
        return f"{self._done}/{self.total}"

    def _repr_html_(self):
        return f'<progress max="{self.total}" value="{self._done}"></progress>'


def _display_as(kind):
    def show(*values, raw=False, **_):
        for value in values:
            display(kind(value) if isinstance(value, str) else value)

    return show


display_html = _display_as(HTML)
display_markdown = _display_as(Markdown)
display_latex = _display_as(Latex)
display_svg = _display_as(SVG)
display_png = display_jpeg = _display_as(Image)
display_javascript = _display_as(Javascript)
display_json = _display_as(JSON)
display_pretty = _display_as(Pretty)


def publish_display_data(data, metadata=None, *, transient=None, **_):
    display(data, metadata=metadata, raw=True, display_id=(transient or {}).get("display_id"))


def set_matplotlib_formats(*formats, **_):
    """Pictures are PNG here; the wish is noted and changes nothing."""
