import { py } from '@panya/engines/code/python-code.ts'
import { NotReady } from '@panya/engines/flow/flow-value.ts'
import { pickRows } from '@panya/engines/tabular/table.ts'
import { tableRun } from '@panya/engines/tabular/tabular-op.ts'
import { customParam } from '../../../../flow-kit/param-forms.ts'
import { port, tableNode } from '../define.ts'

/** What is marked in a table or a chart goes on from here, and the other rows from a second port. */

export interface TakenRows {
  /** The table they were marked in: rows of another one would be others. Empty where it does not matter. */
  of: string
  /** From 0, in the order of the table. */
  rows: number[]
  /** More were marked than are handed on: then it is none. */
  tooMany?: boolean
}

/** More are no marks but a rule, for which there is a filter. */
export const MOST_MARKED = 50_000

const isRow = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0

export function isTakenRows(value: unknown): value is TakenRows {
  if (typeof value !== 'object' || value === null) return false
  const { of, rows } = value as Partial<TakenRows>
  return (
    typeof of === 'string' && Array.isArray(rows) && rows.length <= MOST_MARKED && rows.every(isRow)
  )
}

export const MARKED_TYPE = 'data.marked'

const NOTHING: TakenRows = { of: '', rows: [] }

const marked = tableNode('marked', 'rows', {
  outputs: [port('table'), port('rest')],
  params: [customParam('marked', 'marked', NOTHING, isTakenRows, { from: 'table' })],
  variable: 'marked',
  code: (c) => {
    const rows = isTakenRows(c.params.marked) ? c.params.marked.rows : []
    const from = c.input('table')
    return py`chosen_rows = ${c.literal(rows)}
${c.output('table')} = ${from}.iloc[chosen_rows]
${c.output('rest')} = ${from}.drop(index=${from}.index[chosen_rows])`
  },
})

const runMarked = tableRun(marked, {
  run: (io) => {
    const { of, rows, tooMany } = isTakenRows(io.params.marked) ? io.params.marked : NOTHING
    if (tooMany) throw new NotReady('mark-fewer', { max: MOST_MARKED })
    if (rows.length === 0) throw new NotReady('mark-rows')
    const given = io.value('table')
    if (of !== '' && given.type === 'table' && of !== `${given.handle.key}.${given.handle.port}`)
      throw new NotReady('mark-again')
    const table = io.table()
    const chosen = new Set(rows.filter((row) => row < table.rows))
    if (chosen.size < new Set(rows).size) throw new NotReady('mark-again')
    const all = Array.from({ length: table.rows }, (_, row) => row)
    return {
      outputs: {
        table: pickRows(
          table,
          all.filter((row) => chosen.has(row)),
        ),
        rest: pickRows(
          table,
          all.filter((row) => !chosen.has(row)),
        ),
      },
    }
  },
})

export const MARKED = [marked]

export const MARKED_RUNS = [runMarked]
