/** Written by scripts/python-version.ts: names the prepared Python files by their content. */
export const PYTHON_VERSION = '0.29.5-c1eac9e1b4'
