import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import {
  type MarkedRows,
  MOST_LINKED,
  type RowLinks,
  rowsOf,
} from '@panya/engines/flow/row-links.ts'
import { useSyncExternalStore } from 'react'

/** Rows that are marked in one chart or table are marked in all others; kept beside the open flow, never in it. */

const NOTHING: MarkedRows = new Map()

class RowSelection {
  #rows: MarkedRows = NOTHING
  readonly #listeners = new Set<() => void>()

  get rows(): MarkedRows {
    return this.#rows
  }

  set(rows: MarkedRows): void {
    if (rows.size === 0 && this.#rows.size === 0) return
    this.#rows = rows
    for (const listener of this.#listeners) listener()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

const selections = new WeakMap<FlowSession, RowSelection>()

export function rowSelection(session: FlowSession): RowSelection {
  const known = selections.get(session) ?? new RowSelection()
  selections.set(session, known)
  return known
}

export function useMarkedRows(session: FlowSession): MarkedRows {
  const selection = rowSelection(session)
  const read = (): MarkedRows => selection.rows
  return useSyncExternalStore(selection.subscribe, read, read)
}

export const clearMarked = (session: FlowSession): void => rowSelection(session).set(NOTHING)

const isWithin = (part: ReadonlySet<number>, whole: ReadonlySet<number> | undefined): boolean =>
  whole !== undefined && [...part].every((row) => whole.has(row))

/** Marks what these items stand for: instead of what was marked, or, when it adds, beside it. What is marked already is unmarked. */
export function markItems(
  session: FlowSession,
  links: readonly RowLinks[],
  items: readonly number[],
  adds: boolean,
): void {
  const selection = rowSelection(session)
  const before = selection.rows
  const chosen = rowsOf(links, items)
  const first = [...chosen][0]
  if (!first) {
    if (!adds) selection.set(NOTHING)
    return
  }
  const [source, rows] = first
  const isMarked = isWithin(rows, before.get(source))
  if (!adds) {
    const isSame = isMarked && before.get(source)!.size === rows.size
    selection.set(isSame ? NOTHING : chosen)
    return
  }
  const next = new Map<string, ReadonlySet<number>>()
  for (const name of new Set([...before.keys(), ...chosen.keys()])) {
    const [old, added] = [before.get(name) ?? new Set<number>(), chosen.get(name)]
    const merged = new Set(old)
    for (const row of added ?? [])
      if (isMarked) merged.delete(row)
      else merged.add(row)
    if (merged.size > 0) next.set(name, merged)
  }
  selection.set(next)
}

/** How many rows: those of the table where the marking began. */
export const countMarked = (marked: MarkedRows): number => [...marked.values()][0]?.size ?? 0

/** Where rows are so many that what is made of them does not know them one by one. */
export function isInLongTable(session: FlowSession, marked: MarkedRows): boolean {
  if (marked.size === 0) return false
  return session.content.nodes.some(({ id }) =>
    Object.values(session.evaluator.stateOf(id).outputs ?? {}).some(
      (value) =>
        value.type === 'table' &&
        value.rows > MOST_LINKED &&
        marked.has(`${value.handle.key}.${value.handle.port}`),
    ),
  )
}
