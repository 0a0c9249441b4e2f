import { type Py, py } from '@panya/engines/code/python-code.ts'
import type { Formula } from '@panya/engines/tabular/expression.ts'
import { formulaPython } from '@panya/engines/tabular/formula-code.ts'

/** A formula in Python. */

/** A formula that cannot be read yet keeps every row; the node says what is wrong. */
export function pythonOf(read: () => Formula, table: Py): Py {
  try {
    return formulaPython(read(), table)
  } catch {
    return py`${table}.index >= 0`
  }
}
