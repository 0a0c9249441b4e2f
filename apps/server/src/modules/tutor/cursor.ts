/** Where a page of a list that grows at its beginning ends: a moment, and a name for rows of the same moment. */
import { Type } from 'typebox'

export interface Cursor {
  at: Date
  id: string
}

const SHAPE =
  '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

export const Before = Type.Optional(Type.String({ pattern: SHAPE, maxLength: 64 }))

/** A moment that is none is before everything. */
export function readCursor(before: string | undefined): Cursor | null {
  if (before === undefined) return null
  const [moment = '', id = ''] = before.split('_')
  const at = new Date(moment)
  return { at: Number.isNaN(at.getTime()) ? new Date(0) : at, id }
}

/** Null when these were the last ones; one row more than are shown is read for that. */
export function nextCursor<Row>(
  rows: readonly Row[],
  shown: number,
  cursorOf: (row: Row) => Cursor,
): string | null {
  if (rows.length <= shown) return null
  const { at, id } = cursorOf(rows[shown - 1]!)
  return `${at.toISOString()}_${id}`
}
