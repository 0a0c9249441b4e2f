import type { NodeNote } from '@panya/engines/flow/node-note.ts'
import { oddCells } from '@panya/engines/tabular/import/import-report.ts'
import { type Column, pickRows, type Table } from '@panya/engines/tabular/table.ts'

/** What nodes say about rows and cells they left out: how many, and some of them to look at. */

const MOST_SHOWN = 100

type Values = Record<string, string | number>

/** No note when there are none. */
export function notedRows(
  code: string,
  table: Table,
  rows: readonly number[],
  values: Values = {},
): NodeNote[] {
  if (rows.length === 0) return []
  const { columns } = pickRows(table, rows.slice(0, MOST_SHOWN))
  const head = rows
    .slice(0, MOST_SHOWN)
    .map((row, at) => [row + 1, ...columns.map(({ data }) => data[at])])
  const shown = {
    columns: [
      { name: '#row', type: 'number' as const },
      ...columns.map(({ name, type }) => ({ name, type })),
    ],
    head,
    rows: rows.length,
  }
  return [{ code, values: { ...values, count: rows.length }, shown }]
}

export function notedCells(code: string, column: Column, rows: readonly number[]): NodeNote[] {
  if (rows.length === 0) return []
  const odd = rows
    .slice(0, MOST_SHOWN)
    .map((row) => ({ column: column.name, row: row + 1, text: String(column.data[row]) }))
  return [
    {
      code,
      values: { column: column.name, count: rows.length },
      shown: oddCells(odd, rows.length),
    },
  ]
}
