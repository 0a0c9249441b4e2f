/** Written by scripts/python-version.ts: names the prepared Python files by their content. */
export const PYTHON_VERSION = '314.0.7-c8931bdcc6'
