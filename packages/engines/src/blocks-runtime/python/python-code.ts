/** Everything that may stand in generated Python: our own templates, and these few pieces made of what a document says. */
import { type Code, checkedNumber, checkedText, codeMaker } from '../code-template.ts'

export type Py = Code<'python'>

export const { code: py, listed } = codeMaker<'python'>()

/**
 * What JSON escapes, Python reads the same. Signs that end a line, turn the direction of what follows or are not
 * seen at all are escaped too: who reads the program sees where a text ends.
 */
export function pyText(value: string): Py {
  return JSON.stringify(checkedText(value)).replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  ) as Py
}

/** Without brackets, as people write it: whoever puts an operator before it asks for them. */
export function pyNumber(value: number): Py {
  const number = checkedNumber(value)
  if (Number.isFinite(number)) return String(number) as Py
  return number > 0 ? py`float("inf")` : py`float("-inf")`
}

export function pyFlag(value: boolean): Py {
  return value ? py`True` : py`False`
}
