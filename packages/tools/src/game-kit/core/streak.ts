/** Gentle streaks: days in a row on which somebody played; one day of rest never breaks one. */

export interface Streak {
  /** Days played in the running streak. */
  days: number
  best: number
  /** The last day played, YYYY-MM-DD; empty before the first. */
  lastDay: string
}

export const NO_STREAK: Streak = { days: 0, best: 0, lastDay: '' }

const REST_DAYS = 1
const DAY_MS = 86_400_000

function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS)
}

export function isDay(day: unknown): day is string {
  return typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(dayNumber(day))
}

export function playedOn(streak: Streak, day: string): Streak {
  if (!isDay(day)) return streak
  if (streak.lastDay === '') return { days: 1, best: Math.max(1, streak.best), lastDay: day }
  const gap = dayNumber(day) - dayNumber(streak.lastDay)
  if (gap <= 0) return streak
  const days = gap <= 1 + REST_DAYS ? streak.days + 1 : 1
  return { days, best: Math.max(days, streak.best), lastDay: day }
}

/** The streak as it stands on a day: a long pause ends it quietly, the best one stays. */
export function streakOn(streak: Streak, day: string): number {
  if (streak.lastDay === '') return 0
  return dayNumber(day) - dayNumber(streak.lastDay) <= 1 + REST_DAYS ? streak.days : 0
}
