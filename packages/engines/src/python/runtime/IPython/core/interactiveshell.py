"""For notebooks that ask for every expression of a cell to be shown; here only the last one is."""


class InteractiveShell:
    ast_node_interactivity = "last_expr"
