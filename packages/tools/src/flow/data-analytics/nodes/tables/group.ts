import { ownTable } from '@panya/engines/code/own-table.ts'
import { type Py, py } from '@panya/engines/code/python-code.ts'
import { type Sql, sql, listed as sqlList, sqlName } from '@panya/engines/code/sql-code.ts'
import { FlowFailure, NotReady, type TableColumn } from '@panya/engines/flow/flow-value.ts'
import type { NodeNote } from '@panya/engines/flow/node-note.ts'
import type { PythonContext } from '@panya/engines/flow/python-template.ts'
import { groupLinks } from '@panya/engines/flow/row-links.ts'
import {
  type Cell,
  type Column,
  columnOf,
  compareCells,
  freeName,
  madeColumn,
  type Table,
  tableFrom,
} from '@panya/engines/tabular/table.ts'
import { grouped, medianOf } from '@panya/engines/tabular/table-statistics.ts'
import { tableResult, tableRun } from '@panya/engines/tabular/tabular-op.ts'
import { choice, columnParam, columnsParam } from '../../../../flow-kit/param-forms.ts'
import { tableNode } from '../define.ts'
import { notedRows } from '../notes.ts'
import { FREE_NAME } from '../shared-python.ts'

/** Many rows into few, wide and long. */

const SUMMARY_NAMES = ['count', 'sum', 'mean', 'median', 'min', 'max', 'std', 'unique'] as const

type Summary = (typeof SUMMARY_NAMES)[number]

const SUMMARIES: Record<Summary, (values: Cell[]) => Cell> = {
  count: (values) => values.length,
  sum: (values) => numbers(values).reduce((sum, value) => sum + value, 0),
  mean: (values) => average(numbers(values)),
  median: (values) => (numbers(values).length ? medianOf(numbers(values)) : null),
  min: (values) => values.filter((value) => value !== null).toSorted(compareCells)[0] ?? null,
  max: (values) =>
    values
      .filter((value) => value !== null)
      .toSorted(compareCells)
      .at(-1) ?? null,
  std: (values) => deviation(numbers(values)),
  unique: (values) => new Set(values.filter((value) => value !== null)).size,
}

const SQL_SUMMARIES: Record<Summary, (name: Sql) => Sql> = {
  count: () => sql`count(*)`,
  sum: (name) => sql`coalesce(sum(${name}), 0)`,
  mean: (name) => sql`avg(${name})`,
  median: (name) => sql`median(${name})`,
  min: (name) => sql`min(${name})`,
  max: (name) => sql`max(${name})`,
  std: (name) => sql`stddev_samp(${name})`,
  unique: (name) => sql`count(DISTINCT ${name})`,
}

/** What pandas calls each summary. */
const SUMMARY_PYTHON = ownTable<Py>({
  count: py`count`,
  sum: py`sum`,
  mean: py`mean`,
  median: py`median`,
  min: py`min`,
  max: py`max`,
  std: py`std`,
  unique: py`nunique`,
})

const summaryOf = (c: PythonContext): Py => SUMMARY_PYTHON[c.text('summary')] ?? py`count`

function numbers(values: readonly Cell[]): number[] {
  return values.filter((value): value is number => typeof value === 'number')
}

function average(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}

function deviation(values: readonly number[]): number | null {
  const mean = average(values)
  if (mean === null || values.length < 2) return null
  return Math.sqrt(
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1),
  )
}

/** These pass over cells without a number; the others count or compare whatever is there. */
const NEEDS_NUMBERS: ReadonlySet<Summary> = new Set(['sum', 'mean', 'median', 'std'])

const noNumber = (table: Table, { name, data }: Column): NodeNote[] =>
  notedRows(
    'no-number',
    table,
    data.flatMap((cell, row) => (typeof cell === 'number' ? [] : row)),
    { column: name },
  )

const group = tableNode('group', 'tables', {
  params: [
    columnsParam('by'),
    choice('summary', SUMMARY_NAMES),
    {
      ...columnsParam('values'),
      showIf: { param: 'summary', is: SUMMARY_NAMES.filter((name) => name !== 'count') },
    },
  ],
  variable: 'groups',
  code: (c) => {
    const by = py`${c.input('table')}.groupby(${c.param('by')})`
    if (c.params.summary === 'count')
      return py`${c.output('table')} = ${by}.size().reset_index(name="count")`
    return py`${c.output('table')} = ${by}[${c.param('values')}].${summaryOf(c)}().add_suffix(${c.literal(`_${c.text('summary')}`)}).reset_index()`
  },
})

const runGroup = tableRun(group, {
  run: (io) => {
    const table = io.table()
    const by = io.list('by')
    const how = io.params.summary
    const values = how === 'count' ? [] : io.list('values').map((name) => columnOf(table, name))
    const groups = grouped(table, by)
    const summary = SUMMARIES[how]
    const keys = by.map(
      (name, i): Column => ({
        ...columnOf(table, name),
        data: groups.map(({ key }) => key[i] ?? null),
      }),
    )
    const made =
      how === 'count'
        ? [
            madeColumn(
              freeName(by, 'count'),
              groups.map(({ rows }) => rows.length),
            ),
          ]
        : values.map(({ name, data }) =>
            madeColumn(
              `${name}_${how}`,
              groups.map(({ rows }) => summary(rows.map((row) => data[row] ?? null))),
            ),
          )
    const links = table.links?.map((one) =>
      groupLinks(
        one,
        groups.map(({ rows }) => rows),
      ),
    )
    const result = { ...tableFrom([...keys, ...made]), ...(links && { links }) }
    const notes = NEEDS_NUMBERS.has(how) ? values.flatMap((column) => noNumber(table, column)) : []
    return tableResult(result, notes)
  },
  sql: (io) => {
    const by = io.list('by').map(sqlName)
    const how = io.params.summary
    const summary = SQL_SUMMARIES[how]
    const made =
      how === 'count'
        ? [sql`count(*) AS ${sqlName(freeName(io.list('by'), 'count'))}`]
        : io
            .list('values')
            .map((name) => sql`${summary(sqlName(name))} AS ${sqlName(`${name}_${how}`)}`)
    const grouping =
      by.length > 0
        ? sql` GROUP BY ${sqlList(by)} ORDER BY ${sqlList(by.map((name) => sql`${name} NULLS LAST`))}`
        : sql``
    return sql`SELECT ${sqlList([...by, ...made])} FROM ${io.from()}${grouping}`
  },
  doubtful: (io) => {
    if (!NEEDS_NUMBERS.has(io.params.summary)) return null
    const [first, ...rest] = io.list('values').map((name) => sql`${sqlName(name)} IS NULL`)
    if (!first) return null
    const missing = rest.reduce((all, one) => sql`${all} OR ${one}`, first)
    return { code: 'no-number-rows', rows: sql`SELECT * FROM ${io.from()} WHERE ${missing}` }
  },
  outcome: (io) => {
    const columns = new Map(io.columns().map((column) => [column.name, column]))
    const known = (name: string): TableColumn => {
      const column = columns.get(name)
      if (!column) throw new FlowFailure('no-column', { column: name })
      return column
    }
    const keys = io.list('by').map(known)
    const how = io.params.summary
    if (how === 'count')
      return [...keys, { name: freeName(io.list('by'), 'count'), type: 'number' }]
    const keeps = how === 'min' || how === 'max'
    const made = io.list('values').map((name): TableColumn => {
      const { type } = known(name)
      return { name: `${name}_${how}`, type: keeps ? type : 'number' }
    })
    return [...keys, ...made]
  },
})

const MOST_PIVOT = 500

const pivot = tableNode('pivot', 'tables', {
  params: [
    columnParam('rows'),
    columnParam('column'),
    columnParam('value'),
    choice('summary', SUMMARY_NAMES),
  ],
  variable: 'wide',
  code: (c) =>
    py`${c.output('table')} = ${c.input('table')}.pivot_table(index=${c.param('rows')}, columns=${c.param('column')}, values=${c.param('value')}, aggfunc="${summaryOf(c)}", dropna=False).reset_index()`,
})

const runPivot = tableRun(pivot, {
  run: (io) => {
    const table = io.table()
    const [rowName, columnName, valueName] = [io.text('rows'), io.text('column'), io.text('value')]
    const heads = grouped(table, [columnName]).map(({ key }) => key[0] ?? null)
    if (heads.length > MOST_PIVOT)
      throw new FlowFailure('too-many-columns', { count: heads.length, max: MOST_PIVOT })
    const lines = grouped(table, [rowName])
    const of = columnOf(table, columnName).data
    const values = columnOf(table, valueName).data
    const summary = SUMMARIES[io.params.summary]
    const columns = heads.map((head) => {
      const data = lines.map(({ rows }) => {
        const cells = rows.filter((row) => of[row] === head).map((row) => values[row] ?? null)
        return cells.length === 0 ? null : summary(cells)
      })
      return madeColumn(head === null ? '·' : String(head), data)
    })
    const first: Column = {
      ...columnOf(table, rowName),
      data: lines.map(({ key }) => key[0] ?? null),
    }
    const links = table.links?.map((one) =>
      groupLinks(
        one,
        lines.map(({ rows }) => rows),
      ),
    )
    const gaps = columns.reduce(
      (sum, { data }) => sum + data.filter((cell) => cell === null).length,
      0,
    )
    return tableResult({ ...tableFrom([first, ...columns]), ...(links && { links }) }, [
      ...(NEEDS_NUMBERS.has(io.params.summary) ? noNumber(table, columnOf(table, valueName)) : []),
      ...(gaps > 0 ? [{ code: 'pivot-gaps', values: { count: gaps } }] : []),
    ])
  },
})

const unpivot = tableNode('unpivot', 'tables', {
  params: [columnsParam('columns')],
  variable: 'long',
  helpers: [FREE_NAME],
  code: (c) =>
    py`kept = [name for name in ${c.input('table')}.columns if name not in ${c.param('columns')}]\n${c.output('table')} = ${c.input('table')}.melt(id_vars=kept, value_vars=${c.param('columns')}, var_name=free_name(${c.input('table')}[kept], "name"), value_name=free_name(${c.input('table')}[kept], "value"))`,
})

const runUnpivot = tableRun(unpivot, {
  run: (io) => {
    const table = io.table()
    const moved = io.list('columns').map((name) => columnOf(table, name))
    if (moved.length === 0) throw new NotReady('choose-columns')
    const kept = table.columns.filter((column) => !moved.includes(column))
    const repeat = (data: Cell[]): Cell[] => moved.flatMap(() => data)
    const taken = kept.map(({ name }) => name)
    return tableResult(
      tableFrom([
        ...kept.map((column) => ({ ...column, data: repeat(column.data) })),
        {
          name: freeName(taken, 'name'),
          type: 'text',
          data: moved.flatMap(({ name, data }) => data.map(() => name)),
        },
        madeColumn(
          freeName(taken, 'value'),
          moved.flatMap(({ data }) => data),
        ),
      ]),
    )
  },
})

export const GROUP = [group, pivot, unpivot]

export const GROUP_RUNS = [runGroup, runPivot, runUnpivot]
