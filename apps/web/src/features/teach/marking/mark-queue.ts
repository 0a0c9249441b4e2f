/** The order in which a class is marked. */
import type { Submission } from '@panya/domain/classroom/assignment.ts'
import { isShown, type WorkFilter } from '@panya/domain/classroom/marking.ts'

interface Walk {
  filter: WorkFilter
  /** Whose work is open. */
  current: number
  /** Who was open before: marked work stays in the row, so that one can go back to it. */
  visited: ReadonlySet<number>
}

export interface Queue {
  /** From 1; 0 when nobody is open. */
  position: number
  total: number
  previous: Submission | null
  next: Submission | null
}

export function queueOf(rows: readonly Submission[], { filter, current, visited }: Walk): Queue {
  const queue = rows.filter(
    (row) => row.studentId === current || visited.has(row.studentId) || isShown(filter, row),
  )
  const at = queue.findIndex(({ studentId }) => studentId === current)
  return {
    position: at + 1,
    total: queue.length,
    previous: queue[at - 1] ?? null,
    next: (at < 0 ? queue[0] : queue[at + 1]) ?? null,
  }
}
