/** What a map of days says in one sentence. */
export interface HeatValue {
  /** YYYY-MM-DD */
  date: string
  value: number
}

interface HeatSummary<Day> {
  total: number
  /** Only those with anything on them, in order. */
  active: readonly Day[]
  /** Columns of the map, from Sunday on, with anything in them. */
  weeks: number
  /** The first of several that are alike; null when nothing was done. */
  busiest: Day | null
}

const DAY_MS = 86_400_000
/** The 1st of January 1970 was a Thursday. */
const weekOf = (date: string) => Math.floor((Date.parse(date) / DAY_MS + 4) / 7)

export function heatSummary<Day extends HeatValue>(days: readonly Day[]): HeatSummary<Day> {
  const active = days.filter(({ value }) => value > 0)
  return {
    total: active.reduce((sum, { value }) => sum + value, 0),
    active,
    weeks: new Set(active.map(({ date }) => weekOf(date))).size,
    busiest: active.reduce<Day | null>(
      (most, day) => (most === null || day.value > most.value ? day : most),
      null,
    ),
  }
}
