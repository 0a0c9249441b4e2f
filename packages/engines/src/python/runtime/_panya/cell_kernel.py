"""What libraries ask of the kernel behind get_ipython(): its comms, its events, and which request it is at."""


class Kernel:
    def __init__(self):
        self.message = ""

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
