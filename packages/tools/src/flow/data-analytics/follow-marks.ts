import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import type { FlowValue } from '@panya/engines/flow/flow-value.ts'
import { type MarkedRows, markedShares } from '@panya/engines/flow/row-links.ts'
import { rowSelection } from '../../flow-kit/row-selection.ts'
import { MARKED_TYPE, MOST_MARKED, type TakenRows } from './nodes/rows/marked.ts'

/** Hands what is marked on to the nodes that take marked rows. */

type Table = Extract<FlowValue, { type: 'table' }>

/** The table that comes into a node; null while there is none. */
export function tableInto(session: FlowSession, node: string): Table | null {
  const wire = session.content.edges.find(({ to }) => to.node === node && to.port === 'table')
  const value = wire && session.evaluator.stateOf(wire.from.node).outputs?.[wire.from.port]
  return value?.type === 'table' ? value : null
}

async function linkedRows(
  session: FlowSession,
  table: Table,
  marks: MarkedRows,
): Promise<number[] | null> {
  const taken = await session.evaluator.take(table)
  if (taken.type !== 'table') return null
  // Of a very long table only the first rows come, and to hand on a part of what is marked would be wrong.
  if ((taken.data[0]?.length ?? 0) < table.rows) return null
  const shares = markedShares(taken.links ?? [], marks)
  return shares && [...shares.keys()].filter((row) => shares[row]! > 0)
}

/** Those of its rows that are marked; null where the marks are about another table. */
export async function markedIn(
  session: FlowSession,
  table: Table,
  marks: MarkedRows,
): Promise<TakenRows | null> {
  const of = `${table.handle.key}.${table.handle.port}`
  if (marks.size === 0) return { of, rows: [] }
  const rows = marks.has(of)
    ? [...marks.get(of)!].toSorted((a, b) => a - b)
    : await linkedRows(session, table, marks)
  if (!rows) return null
  return rows.length > MOST_MARKED ? { of, rows: [], tooMany: true } : { of, rows }
}

/** From now on; gives back how to end it. What a flow was saved with stays until somebody marks something. */
export function followMarks(session: FlowSession): () => void {
  const selection = rowSelection(session)
  let round = 0
  const follow = async (): Promise<void> => {
    const own = ++round
    const marks = selection.rows
    for (const { id, type } of session.content.nodes) {
      const table = type === MARKED_TYPE ? tableInto(session, id) : null
      const taken = table && (await markedIn(session, table, marks).catch(() => null))
      if (own !== round) return
      if (taken) session.setParam(id, 'marked', taken)
    }
  }
  return selection.subscribe(() => void follow())
}
