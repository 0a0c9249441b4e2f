import { listed, type Sql, sql, sqlName } from '../../code/sql-code.ts'
import { FlowFailure, type TableColumn } from '../../flow/flow-value.ts'
import {
  type Cell,
  type Column,
  columnOf,
  compareCells,
  freeName,
  madeColumn,
  type Table,
  tableFrom,
} from '../table.ts'
import { type TabularOp, tableResult } from '../tabular-op.ts'
import { medianOf } from './shape.ts'

/** Many rows into few, wide and long, two tables into one. */

const SUMMARIES: Record<string, (values: Cell[]) => Cell> = {
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
export const SUMMARY_NAMES = Object.keys(SUMMARIES)

const SQL_SUMMARIES: Record<string, (name: Sql) => Sql> = {
  count: () => sql`count(*)`,
  sum: (name) => sql`coalesce(sum(${name}), 0)`,
  mean: (name) => sql`avg(${name})`,
  median: (name) => sql`median(${name})`,
  min: (name) => sql`min(${name})`,
  max: (name) => sql`max(${name})`,
  std: (name) => sql`stddev_samp(${name})`,
  unique: (name) => sql`count(DISTINCT ${name})`,
}

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

/** Row numbers by the values of some columns, groups in sorted order. */
export function grouped(table: Table, names: readonly string[]): { key: Cell[]; rows: number[] }[] {
  const columns = names.map((name) => columnOf(table, name).data)
  const groups = new Map<string, { key: Cell[]; rows: number[] }>()
  for (let row = 0; row < table.rows; row++) {
    const key = columns.map((data) => data[row] ?? null)
    const id = JSON.stringify(key)
    const known = groups.get(id)
    if (known) known.rows.push(row)
    else groups.set(id, { key, rows: [row] })
  }
  return [...groups.values()].toSorted((a, b) => {
    for (let i = 0; i < names.length; i++) {
      const order = compareCells(a.key[i]!, b.key[i]!)
      if (order !== 0) return order
    }
    return 0
  })
}

const group: TabularOp = {
  run: (io) => {
    const table = io.table()
    const by = io.list('by')
    const how = io.text('summary')
    const values = how === 'count' ? [] : io.list('values').map((name) => columnOf(table, name))
    const groups = grouped(table, by)
    const summary = SUMMARIES[how]!
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
    return tableResult(tableFrom([...keys, ...made]))
  },
  sql: (io) => {
    const by = io.list('by').map(sqlName)
    const how = io.text('summary')
    const summary = SQL_SUMMARIES[how]!
    const made =
      how === 'count'
        ? [sql`count(*) AS ${sqlName(freeName(io.list('by'), 'count'))}`]
        : io
            .list('values')
            .map((name) => sql`${summary(sqlName(name))} AS ${sqlName(`${name}_${how}`)}`)
    const grouping =
      by.length > 0
        ? sql` GROUP BY ${listed(by)} ORDER BY ${listed(by.map((name) => sql`${name} NULLS LAST`))}`
        : sql``
    return sql`SELECT ${listed([...by, ...made])} FROM ${io.from()}${grouping}`
  },
  outcome: (io) => {
    const columns = new Map(io.columns().map((column) => [column.name, column]))
    const known = (name: string): TableColumn => {
      const column = columns.get(name)
      if (!column) throw new FlowFailure('no-column', { column: name })
      return column
    }
    const keys = io.list('by').map(known)
    const how = io.text('summary')
    if (how === 'count')
      return [...keys, { name: freeName(io.list('by'), 'count'), type: 'number' }]
    const keeps = how === 'min' || how === 'max'
    const made = io.list('values').map((name): TableColumn => {
      const { type } = known(name)
      return { name: `${name}_${how}`, type: keeps ? type : 'number' }
    })
    return [...keys, ...made]
  },
}

const MOST_PIVOT = 500

const pivot: TabularOp = {
  run: (io) => {
    const table = io.table()
    const [rowName, columnName, valueName, how] = [
      io.text('rows'),
      io.text('column'),
      io.text('value'),
      io.text('summary'),
    ]
    const heads = grouped(table, [columnName]).map(({ key }) => key[0] ?? null)
    if (heads.length > MOST_PIVOT)
      throw new FlowFailure('too-many-columns', { count: heads.length, max: MOST_PIVOT })
    const lines = grouped(table, [rowName])
    const of = columnOf(table, columnName).data
    const values = columnOf(table, valueName).data
    const summary = SUMMARIES[how]!
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
    return tableResult(tableFrom([first, ...columns]))
  },
}

const unpivot: TabularOp = {
  run: (io) => {
    const table = io.table()
    const moved = io.list('columns').map((name) => columnOf(table, name))
    if (moved.length === 0) throw new FlowFailure('choose-columns')
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
}

const MOST_JOINED = 5_000_000

const join: TabularOp = {
  run: (io) => {
    const [left, right] = [io.table('left'), io.table('right')]
    const [leftKey, rightKey, kind] = [
      io.text('leftKey'),
      io.text('rightKey') || io.text('leftKey'),
      io.text('kind'),
    ]
    const [leftData, rightData] = [columnOf(left, leftKey).data, columnOf(right, rightKey).data]
    const index = new Map<string, number[]>()
    rightData.forEach((value, row) => {
      if (value === null) return
      const rows = index.get(String(value))
      if (rows) rows.push(row)
      else index.set(String(value), [row])
    })
    const pairs: [number, number][] = []
    const used = new Set<number>()
    let matched = 0
    leftData.forEach((value, row) => {
      const rows = value === null ? undefined : index.get(String(value))
      if (rows) matched++
      for (const other of rows ?? []) {
        used.add(other)
        pairs.push([row, other])
      }
      if (pairs.length > MOST_JOINED) throw new FlowFailure('join-too-big')
      if (!rows && (kind === 'left' || kind === 'outer')) pairs.push([row, -1])
    })
    if (kind === 'right' || kind === 'outer')
      rightData.forEach((_, row) => !used.has(row) && pairs.push([-1, row]))
    const taken = left.columns.map(({ name }) => name)
    const columns = [
      ...left.columns.map((column) => ({
        ...column,
        data: pairs.map(([a, b]) =>
          a >= 0 ? column.data[a]! : column.name === leftKey ? rightData[b]! : null,
        ),
      })),
      ...right.columns
        .filter(({ name }) => name !== rightKey)
        .map((column) => ({
          ...column,
          name: freeName(taken, column.name),
          data: pairs.map(([, b]) => (b >= 0 ? column.data[b]! : null)),
        })),
    ]
    const stats: Table = tableFrom([
      {
        name: 'what',
        type: 'text',
        data: ['left matched', 'left alone', 'right matched', 'right alone'],
      },
      {
        name: 'rows',
        type: 'number',
        data: [matched, left.rows - matched, used.size, right.rows - used.size],
      },
    ])
    return { outputs: { table: { columns, rows: pairs.length }, matches: stats } }
  },
}

const union: TabularOp = {
  run: (io) => {
    const [a, b] = [io.table('first'), io.table('second')]
    const names = [...new Set([...a.columns, ...b.columns].map(({ name }) => name))]
    const part = (table: Table, name: string): Cell[] =>
      table.columns.find((column) => column.name === name)?.data ??
      Array.from({ length: table.rows }, () => null)
    return tableResult(
      tableFrom(names.map((name) => madeColumn(name, [...part(a, name), ...part(b, name)]))),
    )
  },
}

export const combineOps: Record<string, TabularOp> = {
  'data.group': group,
  'data.pivot': pivot,
  'data.unpivot': unpivot,
  'data.join': join,
  'data.union': union,
}
