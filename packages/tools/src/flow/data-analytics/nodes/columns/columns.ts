import { ownTable } from '@panya/engines/code/own-table.ts'
import { type Py, py } from '@panya/engines/code/python-code.ts'
import { sql, listed as sqlList, sqlName } from '@panya/engines/code/sql-code.ts'
import { FlowFailure } from '@panya/engines/flow/flow-value.ts'
import { compileFormula } from '@panya/engines/tabular/evaluate-formula.ts'
import { parseFormula } from '@panya/engines/tabular/expression.ts'
import {
  type Cell,
  columnOf,
  freeName,
  madeColumn,
  withColumn,
} from '@panya/engines/tabular/table.ts'
import { tableResult, tableRun } from '@panya/engines/tabular/tabular-op.ts'
import { typedColumn } from '@panya/engines/tabular/typed-column.ts'
import { choice, columnParam, columnsParam, textParam } from '../../../../flow-kit/param-forms.ts'
import { NUMPY, PANDAS, tableNode } from '../define.ts'
import { pythonOf } from '../formula-python.ts'

/** Which columns there are, what they are called, what kind they are, and new ones by a formula. */

const select = tableNode('select', 'columns', {
  params: [choice('mode', ['keep', 'drop'], 'select'), columnsParam('columns')],
  variable: 'selected',
  code: (c) => {
    if (c.list('columns').length === 0) return py`${c.output('table')} = ${c.input('table')}`
    return c.params.mode === 'keep'
      ? py`${c.output('table')} = ${c.input('table')}[${c.param('columns')}]`
      : py`${c.output('table')} = ${c.input('table')}.drop(columns=${c.param('columns')})`
  },
})

const runSelect = tableRun(select, {
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
    return sql`SELECT ${sqlList(kept.map(sqlName))} FROM ${io.from()}`
  },
})

const rename = tableNode('rename', 'columns', {
  params: [columnParam('column'), textParam('to', 'new_name')],
  variable: 'renamed',
  code: (c) =>
    py`${c.output('table')} = ${c.input('table')}.rename(columns={${c.param('column')}: ${c.param('to')}})`,
})

const runRename = tableRun(rename, {
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
})

const retype = tableNode('type', 'columns', {
  params: [columnParam('column'), choice('to', ['number', 'text', 'date', 'boolean'], 'type')],
  variable: 'typed',
  code: (c) => {
    const from = py`${c.input('table')}[${c.param('column')}]`
    const how = ownTable<Py>({
      number: py`pd.to_numeric(${from}, errors="coerce")`,
      text: py`${from}.astype(str)`,
      date: py`pd.to_datetime(${from}, errors="coerce")`,
      boolean: py`${from}.astype(bool)`,
    })
    return py`${c.output('table')} = ${c.input('table')}.assign(**{${c.param('column')}: ${how[c.text('to')] ?? from}})`
  },
})

const runRetype = tableRun(retype, {
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
})

const compute = tableNode('compute', 'columns', {
  params: [textParam('name', 'total'), textParam('formula', 'quantity * price', { code: true })],
  imports: [PANDAS, NUMPY],
  variable: 'computed',
  code: (c) =>
    py`${c.output('table')} = ${c.input('table')}.assign(**{${c.param('name')}: ${pythonOf(() => parseFormula(c.text('formula')), c.input('table'))}})`,
})

const runCompute = tableRun(compute, {
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
})

export const COLUMNS = [select, rename, retype, compute]

export const COLUMNS_RUNS = [runSelect, runRename, runRetype, runCompute]
