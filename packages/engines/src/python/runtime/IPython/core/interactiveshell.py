"""For notebooks that ask for the shell by its class, or for every expression of a cell to be shown; here only the last one is."""

from _panya.cell import get_ipython


class InteractiveShell:
    ast_node_interactivity = "last_expr"

    @classmethod
    def instance(cls, *_, **__):
        return get_ipython()

    @classmethod
    def initialized(cls):
        return True
