"""An event loop that waits like any other blocking call, so that asyncio.run() can be stopped."""

import asyncio
import asyncio.base_events

from .console import sleep


class _NoSelector:
    def select(self, timeout):
        if timeout is None:
            # Nothing is due and nobody else is there to wake it: it would wait for ever.
            raise RuntimeError("this await never ends: Python cannot wait for JavaScript here")
        sleep(timeout)
        return []


class BlockingLoop(asyncio.base_events.BaseEventLoop):
    def __init__(self):
        super().__init__()
        self._selector = _NoSelector()

    def _process_events(self, event_list):
        pass

    def _write_to_self(self):
        pass


def run(main, *, debug=None, loop_factory=None):
    """asyncio.run() on a loop of our own: the page's loop cannot wait."""
    outer = asyncio.events._get_running_loop()
    asyncio.events._set_running_loop(None)
    try:
        with asyncio.Runner(debug=debug, loop_factory=loop_factory or BlockingLoop) as runner:
            return runner.run(main)
    finally:
        asyncio.events._set_running_loop(outer)


def install():
    asyncio.run = asyncio.runners.run = run
    asyncio.new_event_loop = BlockingLoop
