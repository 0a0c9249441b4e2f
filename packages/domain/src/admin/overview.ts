/** The figures an admin sees first. */
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
