"""Kept for notebooks that import from IPython.utils."""
