/** Everything that may stand in generated Python: our own templates, and these few pieces made of what a document says. */
import { type Code, checkedNumber, checkedText, codeMaker } from './code-template.ts'

export type Py = Code<'python'>

export const { code: py, joined, listed } = codeMaker<'python'>()

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

const DEEPEST = 50

/** Any value that JSON knows. */
export function pyLiteral(value: unknown, depth = 0): Py {
  if (typeof value === 'boolean') return pyFlag(value)
  if (typeof value === 'number') return pyNumber(value)
  if (typeof value === 'string') return pyText(value)
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return py`None`
  if (Array.isArray(value)) return py`[${listed(value.map((item) => pyLiteral(item, depth + 1)))}]`
  const entries = Object.entries(value).map(
    ([name, item]) => py`${pyText(name)}: ${pyLiteral(item, depth + 1)}`,
  )
  return py`{${listed(entries)}}`
}

/**
 * The rest of a line. What ends a line, turns the direction or is not seen becomes a space; and it never looks like
 * the mark with which a file says that its letters are coded in another way.
 */
export function pyComment(text: string): Py {
  const line = checkedText(text)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s\u2028\u2029]+/gu, ' ')
    .replace(/coding(?=[:=])/gi, '$& ')
    .trim()
    .slice(0, 300)
  return `# ${line}`.trimEnd() as Py
}

/** A name of our own for a variable: letters, digits and lines under them, nothing else. */
export function pyName(words: string, fallback: Py): Py {
  return /^[a-z_][a-z0-9_]*$/.test(words) ? (words as Py) : fallback
}
