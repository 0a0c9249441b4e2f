"""An event loop that waits like any other blocking call, so that asyncio.run() can be stopped."""

import asyncio
import asyncio.base_events
import contextlib

from .console import sleep

_kept = None


@contextlib.contextmanager
def outside_of_page():
    """The loop of the page runs around every program; a program begins where none runs yet."""
    outer = asyncio.events._get_running_loop()
    is_inner = isinstance(outer, BlockingLoop) and outer.is_running()
    asyncio.events._set_running_loop(outer if is_inner else None)
    try:
        yield
    finally:
        asyncio.events._set_running_loop(outer)


@contextlib.contextmanager
def around(loop):
    """Tasks that are made in here are made for this loop, although it does not run yet."""
    outer = asyncio.events._get_running_loop()
    asyncio.events._set_running_loop(loop)
    try:
        yield
    finally:
        asyncio.events._set_running_loop(outer)


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

    async def shutdown_default_executor(self, timeout=None):
        """Elsewhere a thread waits for the others; here each was done at once."""

    def run_forever(self):
        with outside_of_page():
            super().run_forever()

    def run_until_complete(self, future):
        with outside_of_page():
            return super().run_until_complete(future)


def run(main, *, debug=None, loop_factory=None):
    """asyncio.run() on a loop of our own: the page's loop cannot wait."""
    outer = asyncio.events._get_running_loop()
    # In a notebook, or after nest_asyncio, it may be asked for inside of another: that one's task rests meanwhile.
    resting = asyncio.tasks.current_task(outer) if outer is not None else None
    if resting is not None:
        asyncio.tasks._leave_task(outer, resting)
    asyncio.events._set_running_loop(None)
    try:
        with asyncio.Runner(debug=debug, loop_factory=loop_factory or BlockingLoop) as runner:
            return runner.run(main)
    finally:
        asyncio.events._set_running_loop(outer)
        if resting is not None:
            asyncio.tasks._enter_task(outer, resting)


def get_event_loop():
    """Programs older than Python 3.14 ask for a loop before there is one, and get one."""
    global _kept
    running = asyncio.events._get_running_loop()
    if running is not None:
        return running
    if _kept is None or _kept.is_closed():
        _kept = BlockingLoop()
    return _kept


def set_event_loop(loop):
    global _kept
    _kept = loop


def forget():
    """The loop of the last program is not the next one's."""
    set_event_loop(None)


def install():
    asyncio.run = asyncio.runners.run = run
    asyncio.new_event_loop = asyncio.events.new_event_loop = BlockingLoop
    asyncio.get_event_loop = asyncio.events.get_event_loop = get_event_loop
    asyncio.set_event_loop = asyncio.events.set_event_loop = set_event_loop
