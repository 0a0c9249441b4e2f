"""What this build of Python's library leaves out, done with what it has."""

import concurrent.futures
import concurrent.futures.thread
import hashlib
import hmac


class OneAfterTheOther(concurrent.futures.Executor):
    """A pool of threads where there are none: each piece of work is done when it is handed in."""

    def __init__(self, max_workers=None, thread_name_prefix="", initializer=None, initargs=(), **_named):
        if max_workers is not None and max_workers <= 0:
            raise ValueError("max_workers must be greater than 0")
        self._max_workers = max_workers or 1
        self._is_shut = False
        if initializer is not None:
            initializer(*initargs)

    def submit(self, fn, /, *args, **kwargs):
        if self._is_shut:
            raise RuntimeError("cannot schedule new futures after shutdown")
        future = concurrent.futures.Future()
        future.set_running_or_notify_cancel()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future

    def shutdown(self, wait=True, *, cancel_futures=False):
        self._is_shut = True


def pbkdf2_hmac(hash_name, password, salt, iterations, dklen=None):
    """hashlib's, which comes with OpenSSL elsewhere."""
    if iterations < 1:
        raise ValueError("iteration value must be greater than 0.")
    keyed = hmac.new(bytes(password), None, hash_name)
    length = dklen or keyed.digest_size

    def hashed(message):
        one = keyed.copy()
        one.update(message)
        return one.digest()

    found = b""
    while len(found) < length:
        block = hashed(bytes(salt) + (len(found) // keyed.digest_size + 1).to_bytes(4))
        mixed = int.from_bytes(block)
        for _ in range(iterations - 1):
            block = hashed(block)
            mixed ^= int.from_bytes(block)
        found += mixed.to_bytes(keyed.digest_size)
    return found[:length]


def install():
    OneAfterTheOther.__name__ = OneAfterTheOther.__qualname__ = "ThreadPoolExecutor"
    for module in (concurrent.futures, concurrent.futures.thread):
        module.ThreadPoolExecutor = OneAfterTheOther
    if not hasattr(hashlib, "pbkdf2_hmac"):
        hashlib.pbkdf2_hmac = pbkdf2_hmac
