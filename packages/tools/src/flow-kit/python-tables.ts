import { listed, type Py, py, pyText } from '@panya/engines/code/python-code.ts'
import type { PythonContext } from '@panya/engines/flow/python-template.ts'

/** How a table is read in Python so that it is the one the flow has. */

export const READ_TABLE_HELPER = py`def read_table(path, texts=()):
    """A table from a file. Only an empty cell is a gap, and in these columns 007 stays a text."""
    kinds = {name: str for name in texts}
    return pd.read_csv(path, dtype=kinds, keep_default_na=False, na_values=[""])`

export function readTable(c: PythonContext): Py {
  const texts = c.columns.filter(({ type }) => type === 'text').map(({ name }) => pyText(name))
  const named = texts.length > 0 ? py`, texts=[${listed(texts)}]` : py``
  return py`${c.output('table')} = read_table(${c.file}${named})`
}
