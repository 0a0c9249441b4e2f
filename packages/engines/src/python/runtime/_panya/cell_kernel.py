"""What libraries ask of the kernel behind get_ipython(): its comms, its events, and which request it is at."""

import sys


class Session:
    """Notebooks that speak Jupyter's messages themselves: what they send is shown."""

    def send(self, stream, kind, content=None, parent=None, **_):
        from . import cell_display

        content = content or {}
        if kind in ("display_data", "update_display_data", "execute_result"):
            found = {"data": dict(content.get("data", {})), "metadata": dict(content.get("metadata", {}))}
            name = content.get("transient", {}).get("display_id")
            cell_display.publish(found, display_id=name and str(name), update=kind.startswith("update"))
        elif kind == "stream":
            print(content.get("text", ""), end="", file=sys.stderr if content.get("name") == "stderr" else sys.stdout)
        elif kind == "clear_output":
            cell_display.clear_output(content.get("wait", False))


class History:
    """Nothing is kept longer than the notebook is open."""

    hist_file, session_number, enabled = ":memory:", 1, False

    def __init__(self, shell):
        self._shell = shell

    def get_range(self, session=0, start=1, stop=None, raw=True, output=False):
        cells = self._shell.inputs
        for number in range(start, len(cells) if stop is None else min(stop, len(cells))):
            yield 0, number, (cells[number], self._shell.outputs.get(number)) if output else cells[number]

    def get_tail(self, n=10, **options):
        return list(self.get_range(**{key: options[key] for key in options if key in ("raw", "output")}))[-n:]


class Kernel:
    def __init__(self):
        self.message = ""
        self.session, self.iopub_socket = Session(), None
        self._parent_header = {}

    @property
    def comm_manager(self):
        import comm

        return comm.get_comm_manager()

    def get_parent(self, channel=None):
        """The request that runs: an Output catches what is shown for it."""
        return {"header": {"msg_id": self.message}} if self.message else {}


class Events:
    """Places to be called at. Nothing here is older than the cell, so few are ever reached."""

    def __init__(self):
        self._callbacks = {}

    def register(self, name, callback):
        self._callbacks.setdefault(name, []).append(callback)

    def unregister(self, name, callback):
        if callback in self._callbacks.get(name, []):
            self._callbacks[name].remove(callback)

    def trigger(self, name, *args, **options):
        for callback in list(self._callbacks.get(name, [])):
            callback(*args, **options)
