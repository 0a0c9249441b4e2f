/** One line of a OneRoster file by the names of its columns, and the checks all files share. */
import { isCalendarDay } from '../time/bangkok.ts'
import type { FileMode } from './roster-format.ts'
import type { RosterError } from './roster-problem.ts'

export interface RosterRow {
  line: number
  cells: readonly string[]
  /** Empty for a column the file does not have. */
  cell(name: string): string
}

export function rowReader(header: readonly string[]) {
  // The first of a name counts.
  const places = new Map(header.map((name, at) => [name.toLowerCase(), at] as const).toReversed())
  return (cells: readonly string[], line: number): RosterRow => ({
    line,
    cells,
    cell: (name) => {
      const at = places.get(name.toLowerCase())
      return at === undefined ? '' : (cells[at] ?? '')
    },
  })
}

export const ROSTER_ID_MAX = 255

/** Ids are compared letter by letter: "a1" and "A1" are two. */
export function checkRosterId(id: string): RosterError | null {
  if (id === '') return 'no-id'
  return id.length > ROSTER_ID_MAX || /[\p{Cc}\p{Cs}]/u.test(id) ? 'bad-id' : null
}

/** Null when the line says something else than the standard knows. Empty is usual in a whole list. */
export function statusOf(row: RosterRow, mode: FileMode): 'in' | 'gone' | null {
  const status = row.cell('status').toLowerCase()
  if (status === 'active' || (status === '' && mode === 'bulk')) return 'in'
  return status === 'tobedeleted' ? 'gone' : null
}

/** A year counted from the Buddha, as spreadsheets in Thai write it: taken for ours it lies far ahead. */
const THAI_YEAR = /^2[4-6]\d\d/

/** Whether it holds on this day, the last one included; null when a date is none. */
export function holdsOn(row: RosterRow, today: string): boolean | null {
  const [begin = '', end = ''] = ['beginDate', 'endDate'].map((name) => row.cell(name).slice(0, 10))
  if ([begin, end].some((day) => day !== '' && (!isCalendarDay(day) || THAI_YEAR.test(day))))
    return null
  return (begin === '' || begin <= today) && (end === '' || today <= end)
}
