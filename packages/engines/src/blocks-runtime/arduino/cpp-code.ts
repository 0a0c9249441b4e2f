/** Everything that may stand in a generated sketch: our own templates, and these few pieces made of what a document says. */
import { type Code, checkedNumber, checkedText, codeMaker } from '../../code/code-template.ts'
import type { Value } from '../values.ts'

export type Cpp = Code<'c++'>

export const { code: cpp, listed } = codeMaker<'c++'>()

/** Only what every compiler reads is written as it is, the rest as bytes of UTF-8. */
export function cppText(text: string): Cpp {
  const written = Array.from(new TextEncoder().encode(checkedText(text)), (byte) => {
    if (byte < 32 || byte > 126) return `\\${byte.toString(8).padStart(3, '0')}`
    const sign = String.fromCharCode(byte)
    return '"\\?'.includes(sign) ? `\\${sign}` : sign
  })
  return `"${written.join('')}"` as Cpp
}

/** Always a double, and one that reads as such wherever it stands. */
export function cppNumber(value: number): Cpp {
  const number = checkedNumber(value)
  if (!Number.isFinite(number)) return number > 0 ? cpp`INFINITY` : cpp`(-INFINITY)`
  const text = String(number)
  const written = /[.e]/.test(text) ? text : `${text}.0`
  return (number < 0 ? `(${written})` : written) as Cpp
}

/** A whole number of our own: how many, which pin, how often. */
export function cppWhole(value: number): Cpp {
  return String(Math.trunc(checkedNumber(value)) + 0) as Cpp
}

export function cppFlag(value: boolean): Cpp {
  return value ? cpp`true` : cpp`false`
}

export function cppValue(value: Value): Cpp {
  if (typeof value === 'number') return cppNumber(value)
  return typeof value === 'boolean' ? cppFlag(value) : cpp`String(${cppText(value)})`
}

export function cppLines(code: Cpp): Cpp[] {
  return code.split('\n') as Cpp[]
}

/** A name for something in between: i1, i2 and so on. */
export function cppLocal(number: number): Cpp {
  return `i${Math.trunc(number)}` as Cpp
}

/** The rest of a line; what could end it or join it with the next one is left out. */
export function cppComment(text: string): Cpp {
  return `// ${text.replace(/[^\x20-\x7e]|[\\?]/g, '')}` as Cpp
}
