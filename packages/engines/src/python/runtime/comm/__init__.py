"""The comms of Jupyter, over this kernel: Python and what is drawn for it on the page send each other messages."""

from .base_comm import BaseComm, Comm, CommManager

__version__ = "0.2.3"
__all__ = ["BaseComm", "Comm", "CommManager", "create_comm", "get_comm_manager"]

_manager = CommManager()


def create_comm(*args, **options):
    return Comm(*args, **options)


def get_comm_manager():
    return _manager
