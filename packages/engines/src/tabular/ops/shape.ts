import { listed, sql, sqlName } from '../../code/sql-code.ts'
import { FlowFailure } from '../../flow/flow-value.ts'
import { compileFormula } from '../evaluate-formula.ts'
import { columnsIn, type Formula, parseFormula } from '../expression.ts'
import { formulaSql } from '../formula-code.ts'
import { typedColumn } from '../read-table.ts'
import {
  type Cell,
  columnOf,
  compareCells,
  freeName,
  madeColumn,
  numbersOf,
  pickRows,
  shuffled,
  type Table,
  withColumn,
} from '../table.ts'
import { type TabularOp, tableResult } from '../tabular-op.ts'

/** Columns and rows: select, rename, type, compute, split and merge text, dates, filter, sort, sample, clean. */

const select: TabularOp = {
  run: (io) => {
    const table = io.table()
    const names = new Set(io.list('columns'))
    for (const name of names) columnOf(table, name)
    const keep = io.text('mode') === 'keep'
    const columns = keep
      ? io.list('columns').map((name) => columnOf(table, name))
      : table.columns.filter(({ name }) => !names.has(name))
    return tableResult({ columns: names.size === 0 ? table.columns : columns, rows: table.rows })
  },
  sql: (io) => {
    const names = io.list('columns')
    if (names.length === 0) return sql`SELECT * FROM ${io.from()}`
    const kept =
      io.text('mode') === 'keep'
        ? names
        : io
            .columns()
            .map(({ name }) => name)
            .filter((name) => !names.includes(name))
    return sql`SELECT ${listed(kept.map(sqlName))} FROM ${io.from()}`
  },
}

const rename: TabularOp = {
  run: (io) => {
    const table = io.table()
    const [from, to] = [io.text('column'), io.text('to').trim()]
    columnOf(table, from)
    if (!to) throw new FlowFailure('empty-name')
    if (from !== to && table.columns.some(({ name }) => name === to))
      throw new FlowFailure('name-taken', { name: to })
    const columns = table.columns.map((column) =>
      column.name === from ? { ...column, name: to } : column,
    )
    return tableResult({ columns, rows: table.rows })
  },
}

const retype: TabularOp = {
  run: (io) => {
    const table = io.table()
    const column = columnOf(table, io.text('column'))
    const to = io.text('to')
    const asText = column.data.map((value) => (value === null ? null : String(value)))
    if (to === 'text')
      return tableResult(withColumn(table, { name: column.name, type: 'text', data: asText }))
    const data = column.data.map((value): Cell => {
      if (value === null) return null
      const single = typedColumn('x', [String(value)])
      if (to === 'number' && typeof value === 'boolean') return Number(value)
      return single.type === to ? (single.data[0] ?? null) : null
    })
    return tableResult(withColumn(table, { name: column.name, type: to as 'number', data }))
  },
}

const compute: TabularOp = {
  run: (io) => {
    const table = io.table()
    const fn = compileFormula(parseFormula(io.text('formula')), table)
    const name =
      io.text('name').trim() ||
      freeName(
        table.columns.map((column) => column.name),
        'new',
      )
    return tableResult(
      withColumn(
        table,
        madeColumn(
          name,
          Array.from({ length: table.rows }, (_, row) => fn(row)),
        ),
      ),
    )
  },
}

const splitText: TabularOp = {
  run: (io) => {
    const table = io.table()
    const { name, data } = columnOf(table, io.text('column'))
    const by = io.text('separator') || ' '
    const parts = data.map((value) => (value === null ? [] : String(value).split(by)))
    const most = Math.min(20, Math.max(1, ...parts.map((list) => list.length)))
    let out = table
    for (let n = 0; n < most; n++) {
      out = withColumn(
        out,
        typedColumn(
          `${name}_${n + 1}`,
          parts.map((list) => list[n]?.trim() ?? null),
        ),
      )
    }
    return tableResult(out)
  },
}

const mergeText: TabularOp = {
  run: (io) => {
    const table = io.table()
    const columns = io.list('columns').map((name) => columnOf(table, name))
    if (columns.length === 0) throw new FlowFailure('choose-columns')
    const data = Array.from({ length: table.rows }, (_, row) =>
      columns.map((column) => column.data[row] ?? '').join(io.text('separator')),
    )
    return tableResult(
      withColumn(table, { name: io.text('name').trim() || 'merged', type: 'text', data }),
    )
  },
}

const dates: TabularOp = {
  run: (io) => {
    let table = io.table()
    const { name } = columnOf(table, io.text('column'))
    for (const part of ['year', 'month', 'day', 'weekday'] as const) {
      const fn = compileFormula(
        { kind: 'call', name: part, args: [{ kind: 'column', name }] },
        table,
      )
      table = withColumn(
        table,
        madeColumn(
          `${name}_${part}`,
          Array.from({ length: table.rows }, (_, row) => fn(row)),
        ),
      )
    }
    return tableResult(table)
  },
}

export interface Rule {
  column: string
  test: string
  value: string
}

function ruleFormula({ column, test, value }: Rule, isNumber: boolean): Formula {
  const of: Formula = { kind: 'column', name: column }
  const empty: Formula = { kind: 'call', name: 'isempty', args: [of] }
  if (test === 'empty') return empty
  if (test === 'filled') return { kind: 'unary', op: 'not', of: empty }
  if (test === 'contains') {
    const text: Formula = { kind: 'call', name: 'text', args: [of] }
    return { kind: 'call', name: 'contains', args: [text, { kind: 'value', value }] }
  }
  const isCounted = isNumber && value.trim() !== '' && Number.isFinite(Number(value))
  const right: Formula = { kind: 'value', value: isCounted ? Number(value) : value }
  return { kind: 'binary', op: RULE_TESTS.find((known) => known === test) ?? '=', left: of, right }
}

const RULE_TESTS = ['=', '!=', '<', '<=', '>', '>='] as const
const MOST_RULES = 500

/** The rules of the builder as one formula; null when there are none. Names and values may hold any sign. */
export function rulesFormula(
  rules: readonly Rule[],
  all: boolean,
  types: Map<string, string>,
): Formula | null {
  if (rules.length > MOST_RULES) throw new FlowFailure('formula-deep')
  const parts = rules.map((rule) => ruleFormula(rule, types.get(rule.column) === 'number'))
  return parts.reduce<Formula | null>(
    (left, right) => (left ? { kind: 'binary', op: all ? 'and' : 'or', left, right } : right),
    null,
  )
}

function filterFormula(
  io: { text: (name: string) => string; params: Record<string, unknown> },
  columns: { name: string; type: string }[],
): Formula | null {
  if (io.text('mode') === 'formula')
    return io.text('formula').trim() ? parseFormula(io.text('formula')) : null
  const types = new Map(columns.map(({ name, type }) => [name, type]))
  return rulesFormula(io.params.rules as Rule[], io.text('match') === 'all', types)
}

const filter: TabularOp = {
  run: (io) => {
    const table = io.table()
    const formula = filterFormula(io, table.columns)
    if (!formula) return tableResult(table)
    const fn = compileFormula(formula, table)
    const rows: number[] = []
    for (let row = 0; row < table.rows; row++) if (fn(row) === true) rows.push(row)
    return tableResult(pickRows(table, rows))
  },
  sql: (io) => {
    const formula = filterFormula(io, io.columns())
    if (!formula) return sql`SELECT * FROM ${io.from()}`
    const known = new Set(io.columns().map(({ name }) => name))
    for (const name of columnsIn(formula))
      if (!known.has(name)) throw new FlowFailure('no-column', { column: name })
    return sql`SELECT * FROM ${io.from()} WHERE ${formulaSql(formula)}`
  },
}

const sort: TabularOp = {
  run: (io) => {
    const table = io.table()
    const sign = io.text('order') === 'down' ? -1 : 1
    const columns = io.list('columns').map((name) => columnOf(table, name).data)
    if (columns.length === 0) throw new FlowFailure('choose-columns')
    const rows = Array.from({ length: table.rows }, (_, row) => row).toSorted((a, b) => {
      for (const data of columns) {
        const [x, y] = [data[a] ?? null, data[b] ?? null]
        const order = x === null || y === null ? compareCells(x, y) : sign * compareCells(x, y)
        if (order !== 0) return order
      }
      return a - b
    })
    return tableResult(pickRows(table, rows))
  },
  sql: (io) => {
    const order = io.text('order') === 'down' ? sql`DESC` : sql`ASC`
    const by = io.list('columns').map((name) => sql`${sqlName(name)} ${order} NULLS LAST`)
    return sql`SELECT * FROM ${io.from()} ORDER BY ${listed(by)}`
  },
}

const sample: TabularOp = {
  run: (io) => {
    const table = io.table()
    const count = Math.min(table.rows, io.number('count'))
    const how = io.text('mode')
    const rows =
      how === 'first'
        ? Array.from({ length: count }, (_, row) => row)
        : how === 'last'
          ? Array.from({ length: count }, (_, row) => table.rows - count + row)
          : shuffled(table.rows, io.number('seed'))
              .slice(0, count)
              .toSorted((a, b) => a - b)
    return tableResult(pickRows(table, rows))
  },
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2
    ? sorted[Math.floor(middle)]!
    : (sorted[middle - 1]! + sorted[middle]!) / 2
}

function mostCommon(values: readonly Cell[]): Cell {
  const counts = new Map<Cell, number>()
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  const sorted = [...counts].toSorted(([a, x], [b, y]) => y - x || compareCells(a, b))
  return sorted[0]?.[0] ?? null
}

function filler(how: string, column: Table['columns'][number], value: string): Cell {
  const known = column.data.filter((cell) => cell !== null)
  if (how === 'common') return mostCommon(known)
  if (how === 'value')
    return typedColumn('x', [value]).type === column.type
      ? typedColumn('x', [value]).data[0]!
      : value
  if (column.type !== 'number' || known.length === 0) return null
  return how === 'mean' ? mean(known as number[]) : medianOf(known as number[])
}

const missing: TabularOp = {
  run: (io) => {
    const table = io.table()
    const names = io.list('columns')
    const chosen = new Set(names.length > 0 ? names : table.columns.map(({ name }) => name))
    for (const name of names) columnOf(table, name)
    const how = io.text('mode')
    if (how === 'drop') {
      const looked = table.columns.filter(({ name }) => chosen.has(name))
      const rows = Array.from({ length: table.rows }, (_, row) => row).filter((row) =>
        looked.every(({ data }) => data[row] !== null),
      )
      return tableResult(pickRows(table, rows))
    }
    const columns = table.columns.map((column) => {
      if (!chosen.has(column.name)) return column
      const value = filler(how, column, io.text('value'))
      return { ...column, data: column.data.map((cell) => cell ?? value) }
    })
    return tableResult({ columns, rows: table.rows })
  },
}

const duplicates: TabularOp = {
  run: (io) => {
    const table = io.table()
    const names = io.list('columns')
    const looked = names.length > 0 ? names.map((name) => columnOf(table, name)) : table.columns
    const seen = new Set<string>()
    const rows: number[] = []
    for (let row = 0; row < table.rows; row++) {
      const key = JSON.stringify(looked.map(({ data }) => data[row]))
      if (!seen.has(key)) rows.push(row)
      seen.add(key)
    }
    return tableResult(pickRows(table, rows))
  },
}

const bins: TabularOp = {
  run: (io) => {
    const table = io.table()
    const name = io.text('column')
    const values = numbersOf(table, name)
    const known = values.filter((value): value is number => value !== null)
    if (known.length === 0) throw new FlowFailure('no-rows')
    const [low, high, count] = [Math.min(...known), Math.max(...known), io.number('count')]
    const width = (high - low) / count || 1
    const label = (n: number): string =>
      `${Number((low + n * width).toPrecision(6))} – ${Number((low + (n + 1) * width).toPrecision(6))}`
    const data = values.map((value) =>
      value === null ? null : label(Math.min(count - 1, Math.floor((value - low) / width))),
    )
    return tableResult(withColumn(table, { name: `${name}_bin`, type: 'text', data }))
  },
}

export const shapeOps: Record<string, TabularOp> = {
  'data.select': select,
  'data.rename': rename,
  'data.type': retype,
  'data.compute': compute,
  'data.split-text': splitText,
  'data.merge-text': mergeText,
  'data.dates': dates,
  'data.filter': filter,
  'data.sort': sort,
  'data.sample-rows': sample,
  'data.missing': missing,
  'data.duplicates': duplicates,
  'data.bins': bins,
}
