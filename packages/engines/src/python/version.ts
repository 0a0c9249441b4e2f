/** Written by scripts/python-version.ts: names the prepared Python files by their content. */
export const PYTHON_VERSION = '0.29.5-01a3c3ee9b'
