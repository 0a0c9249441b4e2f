import { ownTable } from '@panya/engines/code/own-table.ts'
import { type Py, py } from '@panya/engines/code/python-code.ts'
import { sql, listed as sqlList, sqlName } from '@panya/engines/code/sql-code.ts'
import { NotReady } from '@panya/engines/flow/flow-value.ts'
import type { NodeNote } from '@panya/engines/flow/node-note.ts'
import type { PythonContext } from '@panya/engines/flow/python-template.ts'
import { readColumn } from '@panya/engines/tabular/import/column-reading.ts'
import {
  type Cell,
  columnOf,
  compareCells,
  pickRows,
  shuffled,
  type Table,
} from '@panya/engines/tabular/table.ts'
import { mean, medianOf } from '@panya/engines/tabular/table-statistics.ts'
import { tableResult, tableRun } from '@panya/engines/tabular/tabular-op.ts'
import { choice, columnsParam, textParam, whole } from '../../../../flow-kit/param-forms.ts'
import { PANDAS, tableNode } from '../define.ts'
import { notedRows } from '../notes.ts'
import { MIXED } from '../shared-python.ts'

/** Rows in order, some of them, without gaps, without doubles. */

const sort = tableNode('sort', 'rows', {
  params: [columnsParam('columns'), choice('order', ['up', 'down'])],
  variable: 'ordered',
  code: (c) =>
    py`${c.output('table')} = ${c.input('table')}.sort_values(${c.param('columns')}, ascending=${c.literal(c.params.order === 'up')}, kind="stable")`,
})

const runSort = tableRun(sort, {
  run: (io) => {
    const table = io.table()
    const sign = io.text('order') === 'down' ? -1 : 1
    const columns = io.list('columns').map((name) => columnOf(table, name).data)
    if (columns.length === 0) throw new NotReady('choose-columns')
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
    return sql`SELECT * FROM ${io.from()} ORDER BY ${sqlList(by)}`
  },
})

const sampleRows = tableNode('sample-rows', 'rows', {
  params: [
    choice('mode', ['first', 'last', 'random'], 'sampling'),
    whole('count', 10, 1, 1_000_000),
    { ...whole('seed', 1, 0, 9999), showIf: { param: 'mode', is: ['random'] } },
  ],
  variable: 'some',
  helpers: [MIXED],
  code: (c) => {
    const how = ownTable<Py>({
      first: py`head(${c.param('count')})`,
      last: py`tail(${c.param('count')})`,
      random: py`iloc[sorted(mixed(len(${c.input('table')}), ${c.param('seed')})[:${c.param('count')}])]`,
    })
    return py`${c.output('table')} = ${c.input('table')}.${how[c.text('mode')] ?? py`copy()`}`
  },
})

const runSampleRows = tableRun(sampleRows, {
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
})

function mostCommon(values: readonly Cell[]): Cell {
  const counts = new Map<Cell, number>()
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  const sorted = [...counts].toSorted(([a, x], [b, y]) => y - x || compareCells(a, b))
  return sorted[0]?.[0] ?? null
}

/** Null where nothing fits into the column. */
function filler(
  how: string,
  column: Table['columns'][number],
  value: string,
  language: string,
): Cell {
  const known = column.data.filter((cell) => cell !== null)
  if (how === 'common') return mostCommon(known)
  if (how === 'value') {
    const as = { language, choice: { type: column.type } }
    return readColumn(new Map([[value, 1]]), as).read(value) ?? null
  }
  if (column.type !== 'number' || known.length === 0) return null
  return how === 'mean' ? mean(known as number[]) : medianOf(known as number[])
}

/** A number for columns of numbers, words for the others; where it does not fit the gap stays. */
function valueFor(c: PythonContext, cols: Py): Py {
  const text = c.text('value')
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value))
    return py`{name: ${c.param('value')} for name in ${cols}.select_dtypes(exclude="number")}`
  return py`{name: ${c.literal(value)} if pd.api.types.is_numeric_dtype(${cols}[name]) else ${c.param('value')} for name in ${cols}}`
}

const missing = tableNode('missing', 'rows', {
  params: [
    choice('mode', ['drop', 'mean', 'median', 'common', 'value'], 'missing'),
    columnsParam('columns'),
    { ...textParam('value', '0'), showIf: { param: 'mode', is: ['value'] } },
  ],
  imports: [PANDAS],
  variable: 'complete',
  code: (c) => {
    const [from, out, names] = [c.input('table'), c.output('table'), c.param('columns')]
    const some = c.list('columns').length > 0
    if (c.params.mode === 'drop')
      return py`${out} = ${from}.dropna(${some ? py`subset=${names}` : py``})`
    const cols = some ? py`${from}[${names}]` : from
    const fill = ownTable<Py>({
      mean: py`${cols}.mean(numeric_only=True)`,
      median: py`${cols}.median(numeric_only=True)`,
      common: py`${cols}.mode().iloc[0]`,
      value: valueFor(c, cols),
    })
    return py`${out} = ${from}.fillna(${fill[c.text('mode')] ?? py`0`})`
  },
})

const runMissing = tableRun(missing, {
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
      const kept = new Set(rows)
      const dropped = Array.from({ length: table.rows }, (_, row) => row).filter(
        (row) => !kept.has(row),
      )
      return tableResult(pickRows(table, rows), notedRows('dropped-rows', table, dropped))
    }
    const left: NodeNote[] = []
    const columns = table.columns.map((column) => {
      const gaps = chosen.has(column.name)
        ? column.data.flatMap((cell, row) => (cell === null ? row : []))
        : []
      if (gaps.length === 0) return column
      const value = filler(how, column, io.text('value'), io.language)
      if (value === null) left.push(...notedRows('gaps-left', table, gaps, { column: column.name }))
      return { ...column, data: column.data.map((cell) => cell ?? value) }
    })
    return tableResult({ ...table, columns }, left)
  },
})

const duplicates = tableNode('duplicates', 'rows', {
  params: [columnsParam('columns')],
  variable: 'unique',
  code: (c) =>
    py`${c.output('table')} = ${c.input('table')}.drop_duplicates(${c.list('columns').length > 0 ? c.param('columns') : py``})`,
})

const runDuplicates = tableRun(duplicates, {
  run: (io) => {
    const table = io.table()
    const names = io.list('columns')
    const looked = names.length > 0 ? names.map((name) => columnOf(table, name)) : table.columns
    const seen = new Set<string>()
    const [rows, again]: [number[], number[]] = [[], []]
    for (let row = 0; row < table.rows; row++) {
      const key = JSON.stringify(looked.map(({ data }) => data[row]))
      ;(seen.has(key) ? again : rows).push(row)
      seen.add(key)
    }
    return tableResult(pickRows(table, rows), notedRows('dropped-rows', table, again))
  },
})

export const ROWS = [sort, sampleRows, missing, duplicates]

export const ROWS_RUNS = [runSort, runSampleRows, runMissing, runDuplicates]
