import { isDatePart } from './date-part.ts'
import { isoDate, PLAIN_HABITS } from './dates/date-habits.ts'
import type { Formula } from './expression.ts'
import type { ColumnType } from './table.ts'

/** Which kinds of values meet in a formula: decides whether SQL gives exactly what the formula does. */

type Types = ReadonlyMap<string, ColumnType>
type Kind = ColumnType | 'nothing'

/** DuckDB stops where the formula has a gap, or counts otherwise. */
const OWN_WAYS = new Set(['sqrt', 'log', 'min', 'max'])
const OF_TEXT = new Set(['lower', 'upper', 'trim', 'length', 'contains', 'replace'])

/** Null where SQL would give something else, or stop. */
function kindIn(formula: Formula, types: Types): Kind | null {
  if (formula.kind === 'column') return types.get(formula.name) ?? null
  if (formula.kind === 'value')
    return formula.value === null
      ? 'nothing'
      : ({ number: 'number', string: 'text', boolean: 'boolean' } as const)[
          typeof formula.value as 'number' | 'string' | 'boolean'
        ]
  if (formula.kind === 'unary') {
    const wanted = formula.op === '-' ? 'number' : 'boolean'
    return kindIn(formula.of, types) === wanted ? wanted : null
  }
  const args = (formula.kind === 'binary' ? [formula.left, formula.right] : formula.args).map(
    (part) => kindIn(part, types),
  )
  if (args.includes(null)) return null
  const areAll = (kind: Kind): boolean => args.every((arg) => arg === kind)
  if (formula.kind === 'binary') {
    if (formula.op === 'and' || formula.op === 'or') return areAll('boolean') ? 'boolean' : null
    if (/^[-+*/%^]$/.test(formula.op)) return areAll('number') ? 'number' : null
    // A date is kept as a text; whoever compares the two compares texts.
    const [a, b] = args.map((arg) => (arg === 'date' ? 'text' : arg))
    return a === b && a !== 'nothing' ? 'boolean' : null
  }
  const { name } = formula
  if (OWN_WAYS.has(name)) return null
  if (name === 'isempty') return 'boolean'
  if (isDatePart(name)) return areAll('date') ? 'number' : null
  if (name === 'text') return areAll('text') ? 'text' : null
  if (name === 'if') return args[0] === 'boolean' && args[1] === args[2] ? args[1]! : null
  if (OF_TEXT.has(name)) {
    if (!areAll('text')) return null
    return name === 'length' ? 'number' : name === 'contains' ? 'boolean' : 'text'
  }
  return areAll('number') ? 'number' : null
}

export const isSameInSql = (formula: Formula, types: Types): boolean =>
  kindIn(formula, types) !== null

const COMPARES = new Set(['=', '!=', '<', '<=', '>', '>='])

/** What is compared with a date is written as dates are kept: `2/5/2024` would be compared letter by letter. */
export function withPlainDates(
  formula: Formula,
  types: Types,
  read: (text: string) => string | null,
): Formula {
  const inner = (part: Formula): Formula => withPlainDates(part, types, read)
  const isDate = (part: Formula): boolean =>
    part.kind === 'column' && types.get(part.name) === 'date'
  const plain = (part: Formula): Formula => {
    if (part.kind !== 'value' || typeof part.value !== 'string') return part
    return {
      kind: 'value',
      value: isoDate(part.value, PLAIN_HABITS) ?? read(part.value) ?? part.value,
    }
  }
  switch (formula.kind) {
    case 'unary':
      return { ...formula, of: inner(formula.of) }
    case 'call':
      return { ...formula, args: formula.args.map(inner) }
    case 'binary': {
      const { left, right } = formula
      if (!COMPARES.has(formula.op) || (!isDate(left) && !isDate(right)))
        return { ...formula, left: inner(left), right: inner(right) }
      return { ...formula, left: plain(left), right: plain(right) }
    }
    case 'value':
    case 'column':
    default:
      return formula
  }
}
