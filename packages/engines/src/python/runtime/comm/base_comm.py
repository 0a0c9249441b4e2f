"""One comm, and the list of all that are open."""

import base64
import json
import sys
import uuid

from _panya import cell_display
from _panya.console import host

# More than any notebook draws; a loop that makes widgets without end must not fill the page.
MOST_OPEN = 5000


class BaseComm:
    """Whoever makes a comm opens it on the page too, unless the page was first."""

    def __init__(self, target_name="comm", data=None, metadata=None, buffers=None, comm_id=None, primary=True, **_):
        self.comm_id = comm_id or uuid.uuid4().hex
        self.target_name, self.primary = target_name, primary
        self._heard = self._ended = None
        self._closed = True
        if primary:
            self.open(data, metadata, buffers)
        else:
            self._closed = False

    def publish_msg(self, msg_type, data=None, metadata=None, buffers=None, **keys):
        raise NotImplementedError

    def open(self, data=None, metadata=None, buffers=None):
        import comm

        comm.get_comm_manager().register_comm(self)
        self.publish_msg("comm_open", data, metadata, buffers, target_name=self.target_name)
        self._closed = False

    def send(self, data=None, metadata=None, buffers=None):
        self.publish_msg("comm_msg", data, metadata, buffers)

    def close(self, data=None, metadata=None, buffers=None, deleting=False):
        import comm

        if self._closed:
            return
        self._closed = True
        self.publish_msg("comm_close", data, metadata, buffers)
        comm.get_comm_manager().unregister_comm(self)

    def on_msg(self, callback):
        self._heard = callback

    def on_close(self, callback):
        self._ended = callback

    def handle_msg(self, message):
        if self._heard:
            self._heard(message)

    def handle_close(self, message):
        if self._ended:
            self._ended(message)


class Comm(BaseComm):
    def publish_msg(self, msg_type, data=None, metadata=None, buffers=None, **keys):
        # In a program there is no page to draw on: a widget is then its value and no more.
        if not cell_display.in_notebook:
            return
        cell_display.flush()
        data = {} if data is None else data
        event = {
            "kind": "comm", "what": msg_type.removeprefix("comm_"), "comm": self.comm_id,
            "target": self.target_name, "data": data, "metadata": metadata or {},
            "buffers": [base64.b64encode(part).decode() for part in buffers or []],
        }  # fmt: skip
        # Of states that nobody has seen only the newest is worth sending.
        newer = event["what"] == "msg" and not buffers and isinstance(data, dict) and data.get("method") == "update"
        host().comm(json.dumps(event), self.comm_id, newer)


class CommManager:
    def __init__(self):
        self.comms, self.targets = {}, {}

    def register_target(self, name, action):
        self.targets[name] = action
        interaction = sys.modules.get("ipywidgets.widgets.interaction")
        if interaction is not None:
            # It knows how to show the charts of other kernels before it leaves its output.
            interaction.show_inline_matplotlib_plots = cell_display.flush_figures

    def unregister_target(self, name, action=None):
        return self.targets.pop(name, None)

    def register_comm(self, comm):
        if len(self.comms) >= MOST_OPEN:
            raise RuntimeError(f"There are {MOST_OPEN} widgets already, which is as many as a notebook can hold. Is there a loop that makes them without end?")
        self.comms[comm.comm_id] = comm
        return comm.comm_id

    def unregister_comm(self, comm):
        self.comms.pop(comm.comm_id, None)

    def get_comm(self, comm_id):
        return self.comms.get(comm_id)

    def receive(self, request):
        """A message from the page. One for a comm that is gone is late, and no fault."""
        what, comm_id = request["what"], request["comm"]
        content = {"comm_id": comm_id, "data": request["data"], "target_name": request.get("target", "")}
        message = {
            "header": {"msg_id": request.get("message", ""), "msg_type": f"comm_{what}"}, "content": content,
            "metadata": request.get("metadata") or {},
            "buffers": [memoryview(base64.b64decode(part)) for part in request.get("buffers", [])],
        }  # fmt: skip
        if what == "open":
            action = self.targets.get(content["target_name"])
            comm = Comm(content["target_name"], comm_id=comm_id, primary=False)
            if action is None:
                return comm.close()
            self.register_comm(comm)
            return action(comm, message)
        comm = self.comms.get(comm_id)
        if comm is None:
            return
        if what == "msg":
            return comm.handle_msg(message)
        self.comms.pop(comm_id)
        comm._closed = True
        comm.handle_close(message)
