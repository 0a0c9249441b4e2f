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
import { PANDAS, port, tableNode } from '../define.ts'
import { notedRows } from '../notes.ts'
import { FREE_NAME } from '../shared-python.ts'

/** Two tables into one. */

const MOST_JOINED = 5_000_000

const JOIN_HELPER = py`def join(left, right, how, left_key, right_key):
    """Two tables into one, and how many rows have a partner. A gap has none."""
    def keyed(table, key, side):
        texts = table[key].map(lambda value: f"{value:g}" if isinstance(value, float) else str(value))
        return table.assign(_key=texts.where(table[key].notna(), f"gap on the {side}"), **{f"_{side}": range(len(table))})
    names = {name: free_name(left, name) for name in right.columns}
    right = right.rename(columns={**names, right_key: "_other"})
    left, right = keyed(left, left_key, "left"), keyed(right, "_other", "right")
    joined = left.merge(right, how=how, on="_key").sort_values(["_left", "_right"])
    joined[left_key] = joined[left_key].fillna(joined["_other"])
    both = left["_key"].isin(right["_key"]).sum(), right["_key"].isin(left["_key"]).sum()
    facts = {"left matched": both[0], "left alone": len(left) - both[0], "right matched": both[1], "right alone": len(right) - both[1]}
    table = joined.drop(columns=["_key", "_left", "_right", "_other"]).reset_index(drop=True)
    return table, pd.DataFrame({"what": list(facts), "rows": list(facts.values())})`

const join = tableNode('join', 'tables', {
  inputs: [port('left'), port('right')],
  outputs: [port('table'), port('matches')],
  params: [
    columnParam('leftKey', 'left'),
    maybeColumn('rightKey', 'same-name', 'right'),
    choice('kind', ['inner', 'left', 'right', 'outer'], 'join'),
  ],
  imports: [PANDAS],
  variable: 'joined',
  helpers: [FREE_NAME, JOIN_HELPER],
  code: (c) => {
    const right = c.params.rightKey || c.params.leftKey
    return py`${c.output('table')}, ${c.output('matches')} = join(${c.input('left')}, ${c.input('right')}, ${c.param('kind')}, ${c.param('leftKey')}, ${c.literal(right)})`
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
