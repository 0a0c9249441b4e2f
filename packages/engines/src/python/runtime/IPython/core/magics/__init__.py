"""Kept for notebooks that import from IPython.core.magics."""
