/** Everything that may stand in generated JavaScript: our own templates, and these few pieces made of what a document says. */
import { type Code, checkedNumber, checkedText, codeMaker } from '../../code/code-template.ts'

export type Js = Code<'javascript'>

export const { code: js, joined, listed } = codeMaker<'javascript'>()

/** JSON is JavaScript for every text; a lone half of a character and a line end become escapes. */
export function jsText(value: string): Js {
  return JSON.stringify(checkedText(value)) as Js
}

/** A number that reads as one wherever it stands, also after a minus; beyond all numbers is written as such. */
export function jsNumber(value: number): Js {
  const number = checkedNumber(value)
  if (Object.is(number, -0)) return '(-0)' as Js
  const shown = Number.isFinite(number) ? String(number) : number > 0 ? '1e999' : '-1e999'
  return (number < 0 ? `(${shown})` : shown) as Js
}

export function jsFlag(value: boolean): Js {
  return value ? js`true` : js`false`
}

export function jsValue(value: string | number | boolean): Js {
  if (typeof value === 'string') return jsText(value)
  return typeof value === 'number' ? jsNumber(value) : jsFlag(value)
}

const PREFIX = { variable: 'v', list: 'l', function: 'f', warp: 'w', parameter: 'p' } as const

/**
 * A name made of an id: letters and digits as they are, every other sign as its code between `$` and `_`, so
 * that two ids never get the same name and no id is a word of the language.
 */
export function jsName(kind: keyof typeof PREFIX, id: string): Js {
  const safe = id.replace(/[^a-zA-Z0-9]/g, (sign) => `$${sign.charCodeAt(0).toString(36)}_`)
  return `${PREFIX[kind]}_${safe}` as Js
}

/** A name for something in between: t1, t2 and so on. */
export function jsLocal(number: number): Js {
  return `t${Math.trunc(number)}` as Js
}
