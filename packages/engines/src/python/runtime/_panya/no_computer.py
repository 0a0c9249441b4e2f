"""What a program meets in place of the computer it was written for: no other programs, no network, no terminal."""

import errno
import os
import re
import socket
import subprocess

WIPE = "\x1b[H\x1b[2J"
WIPES = re.compile(r"(clear|cls)(\s*(\|\||&&?|;)\s*(clear|cls))*")
LOOKS = ("color", "title", "mode", "chcp")


def system(command):
    """os.system(): what programs for a terminal use it for; anything else is said to be impossible."""
    text = os.fsdecode(command).strip()
    words = text.lower().split()
    if not words or words[0] in LOOKS:
        return 0
    if WIPES.fullmatch(text.lower()):
        print(WIPE, end="", flush=True)
        return 0
    if words[0] == "pause":
        input("Press Enter to continue . . . ")
        return 0
    if "pip" in words[:4] or words[0] == "pip3":
        return 0  # The import that follows brings the package, or says why it cannot.
    raise OSError(errno.ENOTSUP, f"There is no command line in the browser, so {text} cannot run")


class Popen(subprocess.Popen):
    """subprocess: the same few commands, and no others."""

    def __init__(self, args, *rest, **named):
        words = args if isinstance(args, (str, bytes)) else " ".join(os.fsdecode(word) for word in args)
        try:
            self.returncode = system(words)
        except OSError:
            raise OSError(errno.ENOTSUP, "the browser does not support processes") from None
        self.args, self.pid, self._child_created = args, 0, False
        self.stdin = self.stdout = self.stderr = None

    def poll(self):
        return self.returncode

    def wait(self, timeout=None):
        return self.returncode

    def communicate(self, input=None, timeout=None):
        return None, None


def fork(*_):
    raise OSError(errno.ENOTSUP, "the browser does not support processes")


def no_network(*_, **__):
    raise OSError(errno.ENETUNREACH, "there is no network for programs in the browser")


def install():
    os.system = system
    os.fork = fork
    subprocess.Popen = Popen
    for name in ("connect", "connect_ex", "bind", "listen", "accept", "sendto"):
        setattr(socket.socket, name, no_network)
    for name in ("create_connection", "create_server", "getaddrinfo", "gethostbyname"):
        setattr(socket, name, no_network)
