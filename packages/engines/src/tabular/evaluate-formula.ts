import { type DatePart, dateReader, habitsOf, isDatePart, partOf } from './date-part.ts'
import type { BinaryOp, Formula, FunctionName } from './expression.ts'
import { type Cell, columnOf, compareCells, type Table } from './table.ts'

/** Computes a formula for every row. An unknown value makes the result unknown. */

type RowFunction = (row: number) => Cell

const numeric = (value: Cell): number | null => {
  if (value === null || value === '') return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}

function arithmetic(op: (a: number, b: number) => number): (a: Cell, b: Cell) => Cell {
  return (a, b) => {
    const [x, y] = [numeric(a), numeric(b)]
    if (x === null || y === null) return null
    const result = op(x, y)
    return Number.isFinite(result) ? result : null
  }
}

/** Letters and numbers have no order among them: a text counts as the number it says, or it is unknown. */
const comparison =
  (test: (order: number) => boolean, otherKind: boolean | null) =>
  (a: Cell, b: Cell): Cell => {
    if (a === null || b === null) return null
    const isMixed =
      (typeof a === 'number' && typeof b === 'string') ||
      (typeof a === 'string' && typeof b === 'number')
    if (!isMixed) return test(compareCells(a, b))
    const [x, y] = [numeric(a), numeric(b)]
    return x === null || y === null ? otherKind : test(x - y)
  }

const BINARY: Record<Exclude<BinaryOp, 'and' | 'or'>, (a: Cell, b: Cell) => Cell> = {
  '+': (a, b) => {
    if (a === null || b === null) return null
    return typeof a === 'string' || typeof b === 'string' ? `${a}${b}` : Number(a) + Number(b)
  },
  '-': arithmetic((a, b) => a - b),
  '*': arithmetic((a, b) => a * b),
  '/': arithmetic((a, b) => a / b),
  '%': arithmetic((a, b) => a % b),
  '^': arithmetic((a, b) => a ** b),
  '=': comparison((order) => order === 0, false),
  '!=': comparison((order) => order !== 0, true),
  '<': comparison((order) => order < 0, null),
  '<=': comparison((order) => order <= 0, null),
  '>': comparison((order) => order > 0, null),
  '>=': comparison((order) => order >= 0, null),
}

const math =
  (fn: (value: number) => number) =>
  ([value]: Cell[]): Cell => {
    const number = numeric(value ?? null)
    const result = number === null ? null : fn(number)
    return result !== null && Number.isFinite(result) ? result : null
  }
const textual =
  (fn: (text: string) => Cell) =>
  ([value]: Cell[]): Cell =>
    value === null || value === undefined ? null : fn(String(value))

/** Dates of one column are written in one way, so all of them are looked at before the first is read. */
function datePart(part: DatePart, formula: Formula, table: Table, language: string): RowFunction {
  const of = compileFormula(formula, table, language)
  let read: ReturnType<typeof dateReader> | null = null
  return (row) => {
    read ??= dateReader(
      habitsOf(
        formula.kind === 'column'
          ? columnOf(table, formula.name)
          : { type: 'text', data: Array.from({ length: table.rows }, (_, at) => of(at)) },
        language,
      ),
    )
    return partOf(read(of(row)), part)
  }
}

const CALLS: Record<Exclude<FunctionName, 'if' | 'isempty' | DatePart>, (args: Cell[]) => Cell> = {
  abs: math(Math.abs),
  floor: math(Math.floor),
  ceil: math(Math.ceil),
  sqrt: math(Math.sqrt),
  exp: math(Math.exp),
  log: math(Math.log),
  round: ([value, digits = 0]) => {
    const factor = 10 ** Number(digits)
    return math((number) => Math.round(number * factor) / factor)([value ?? null])
  },
  min: ([a = null, b = null]) => arithmetic(Math.min)(a, b),
  max: ([a = null, b = null]) => arithmetic(Math.max)(a, b),
  lower: textual((text) => text.toLowerCase()),
  upper: textual((text) => text.toUpperCase()),
  trim: textual((text) => text.trim()),
  length: textual((text) => text.length),
  contains: ([text, part]) =>
    text === null || part === null ? null : String(text).includes(String(part)),
  replace: ([text, from, to]) =>
    text === null ? null : String(text).replaceAll(String(from), String(to ?? '')),
  text: textual((text) => text),
  number: ([value]) => numeric(value ?? null),
}

/** Three-valued logic, as in SQL: unknown unless the other side decides. */
function logic(op: 'and' | 'or', left: RowFunction, right: RowFunction): RowFunction {
  const deciding = op === 'or'
  return (row) => {
    const [a, b] = [left(row), right(row)]
    if (a === deciding || b === deciding) return deciding
    return a === null || b === null ? null : !deciding
  }
}

const isEmpty = (value: Cell): boolean => value === null || value === ''

/** The language tells day from month where the dates themselves do not. */
export function compileFormula(formula: Formula, table: Table, language = ''): RowFunction {
  switch (formula.kind) {
    case 'column': {
      const { data } = columnOf(table, formula.name)
      return (row) => data[row] ?? null
    }
    case 'unary': {
      const of = compileFormula(formula.of, table, language)
      if (formula.op === '-') return (row) => arithmetic((a, b) => a - b)(0, of(row))
      return (row) => {
        const value = of(row)
        return value === null ? null : !value
      }
    }
    case 'binary': {
      const left = compileFormula(formula.left, table, language)
      const right = compileFormula(formula.right, table, language)
      if (formula.op === 'and' || formula.op === 'or') return logic(formula.op, left, right)
      const op = BINARY[formula.op]
      return (row) => op(left(row), right(row))
    }
    case 'call': {
      if (isDatePart(formula.name)) return datePart(formula.name, formula.args[0]!, table, language)
      const args = formula.args.map((arg) => compileFormula(arg, table, language))
      const [a, b, c] = args as [RowFunction, RowFunction, RowFunction]
      if (formula.name === 'if') return (row) => (a(row) === true ? b(row) : c(row))
      if (formula.name === 'isempty') return (row) => isEmpty(a(row))
      const fn = CALLS[formula.name]
      return (row) => fn(args.map((arg) => arg(row)))
    }
    case 'value':
    default: {
      const value = formula.kind === 'value' ? formula.value : null
      return () => value
    }
  }
}
