/** Days in a row on which somebody made or played something. One missed day a week breaks nothing. */

const WEEK = 7
const DAY_MS = 86_400_000

export interface GentleStreak {
  /** Days with something done in the running streak; rest days are not counted, only forgiven. */
  days: number
  /** The last seven days, today at the end: whether something was done. */
  week: boolean[]
}

const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS)

/** Days are YYYY-MM-DD in any order; what is not a day, or lies ahead, counts for nothing. */
export function gentleStreak(active: readonly string[], today: string): GentleStreak {
  const now = dayNumber(today)
  // How many days ago.
  const ago = new Set(active.map((day) => now - dayNumber(day)).filter((distance) => distance >= 0))
  const week = Array.from({ length: WEEK }, (_, index) => ago.has(WEEK - 1 - index))
  return { days: countBack(ago), week }
}

/** Today is not over yet: that nothing was done so far is no missed day. */
function countBack(ago: ReadonlySet<number>): number {
  const first = Math.max(-1, ...ago)
  let days = ago.has(0) ? 1 : 0
  let missed = -WEEK
  for (let distance = 1; distance <= first; distance++) {
    if (ago.has(distance)) {
      days++
    } else {
      if (distance - missed < WEEK) break
      missed = distance
    }
  }
  return days
}
