/** The figures an admin sees first. */

/** Lists are counted up to here; a figure above it means more than this many. */
export const COUNTED_UP_TO = 999

export interface AdminOverview {
  people: number
  /** False when `people` is an estimate because there are very many. */
  exact: boolean
  teachers: number
  admins: number
  demo: number
  closed: number
  leaving: number
  visitsToday: number
  minutesToday: number
}
