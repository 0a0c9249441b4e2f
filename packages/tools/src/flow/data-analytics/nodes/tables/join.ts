import { py } from '@panya/engines/code/python-code.ts'
import { FlowFailure } from '@panya/engines/flow/flow-value.ts'
import { pickLinks } from '@panya/engines/flow/row-links.ts'
import {
  type Cell,
  columnOf,
  freeName,
  madeColumn,
  type Table,
  tableFrom,
} from '@panya/engines/tabular/table.ts'
import { tableResult, tableRun } from '@panya/engines/tabular/tabular-op.ts'
import { choice, columnParam, maybeColumn } from '../../../../flow-kit/param-forms.ts'
import { port, tableNode } from '../define.ts'
import { notedRows } from '../notes.ts'

/** Two tables into one. */

const MOST_JOINED = 5_000_000

const join = tableNode('join', 'tables', {
  inputs: [port('left'), port('right')],
  outputs: [port('table'), port('matches')],
  params: [
    columnParam('leftKey', 'left'),
    maybeColumn('rightKey', 'same-name', 'right'),
    choice('kind', ['inner', 'left', 'right', 'outer'], 'join'),
  ],
  variable: 'joined',
  code: (c) => {
    const right = c.params.rightKey || c.params.leftKey
    return py`${c.output('table')} = ${c.input('left')}.merge(${c.input('right')}, how=${c.param('kind')}, left_on=${c.param('leftKey')}, right_on=${c.literal(right)})\n${c.output('matches')} = ${c.input('left')}[${c.param('leftKey')}].isin(${c.input('right')}[${c.literal(right)}]).value_counts()`
  },
})

const runJoin = tableRun(join, {
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
    const alone: number[] = []
    leftData.forEach((value, row) => {
      const rows = value === null ? undefined : index.get(String(value))
      if (!rows) alone.push(row)
      for (const other of rows ?? []) {
        used.add(other)
        pairs.push([row, other])
      }
      if (pairs.length > MOST_JOINED) throw new FlowFailure('join-too-big')
      if (!rows && (kind === 'left' || kind === 'outer')) pairs.push([row, -1])
    })
    if (kind === 'right' || kind === 'outer')
      rightData.forEach((_, row) => !used.has(row) && pairs.push([-1, row]))
    const rightAlone = rightData.flatMap((_, row) => (used.has(row) ? [] : row))
    const matched = left.rows - alone.length
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
        data: [matched, alone.length, used.size, rightAlone.length],
      },
    ])
    const isKept = (side: 'left' | 'right'): boolean => kind === side || kind === 'outer'
    const notes = [
      ...notedRows(isKept('left') ? 'left-alone' : 'left-dropped', left, alone),
      ...notedRows(isKept('right') ? 'right-alone' : 'right-dropped', right, rightAlone),
    ]
    const lefts = pairs.map(([a]) => a)
    const rights = pairs.map(([, b]) => b)
    const links = [
      ...(left.links ?? []).map((one) => pickLinks(one, lefts)),
      ...(right.links ?? []).map((one) => pickLinks(one, rights)),
    ]
    return { outputs: { table: { columns, rows: pairs.length, links }, matches: stats }, notes }
  },
})

const union = tableNode('union', 'tables', {
  inputs: [port('first'), port('second')],
  variable: 'both',
  code: (c) =>
    py`${c.output('table')} = pd.concat([${c.input('first')}, ${c.input('second')}], ignore_index=True)`,
})

const runUnion = tableRun(union, {
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
})

export const JOIN = [join, union]

export const JOIN_RUNS = [runJoin, runUnion]
