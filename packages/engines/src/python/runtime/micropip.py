"""micropip as programs for Pyodide write it. The packages were brought before the program began: see _panya/packages.py."""

import importlib
import importlib.metadata
import importlib.util
import os

from _panya.packages import module_of, name_of, wheel_name
from _panya.program import HOME, open_wheels

__all__ = ["freeze", "install", "list", "uninstall"]


def _refuse(requirement, words):
    raise ModuleNotFoundError(words, name=requirement)


def _look_for(requirement):
    name = name_of(requirement)
    wheel = wheel_name(requirement)
    if "://" in requirement and not requirement.startswith(("emfs:", "file:")):
        _refuse(name, f"Nothing is fetched from the web here. Put {wheel or 'the wheel'} beside your program, then micropip.install({name!r}) finds it.")
    if wheel and not os.path.exists(os.path.join(HOME, wheel)):
        _refuse(name, f"There is no file {wheel} beside your program. Add it to the project first.")
    if wheel and not wheel.endswith("-none-any.whl"):
        _refuse(name, f"{wheel} is made for another computer. Only wheels of pure Python work here: their names end in none-any.whl.")
    if importlib.util.find_spec(module_of(name)) is None and not _is_installed(name):
        _refuse(name, f"{name} is not among the packages of this Python. A name has to be written as text, as in micropip.install('sympy'), so that it can be brought before the program starts.")


def _is_installed(name):
    try:
        importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return False
    return True


async def install(requirements, *args, **options):
    open_wheels()
    importlib.invalidate_caches()
    for requirement in [requirements] if isinstance(requirements, str) else requirements:
        _look_for(str(requirement))


def list():
    return {one.metadata["Name"]: one.version for one in importlib.metadata.distributions()}


def freeze():
    raise NotImplementedError("micropip.freeze() is not needed here: what a project uses is kept with the project.")


def uninstall(packages, *, verbose=False):
    raise NotImplementedError("Packages stay until Python starts again, so there is nothing to uninstall.")
