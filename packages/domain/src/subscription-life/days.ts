/** Counting in days of Bangkok, written as YYYY-MM-DD: as text, an earlier one comes before a later one. */
import { monthsAfter } from '../money/calendar.ts'
import { bangkokDay } from '../time/bangkok.ts'

const DAY_MS = 86_400_000

const startOf = (day: string) => Date.parse(`${day}T00:00:00+07:00`)
const dayOf = (moment: number) => bangkokDay(new Date(moment))

/** Negative counts go back. */
export function dayAfter(day: string, count: number): string {
  return dayOf(startOf(day) + count * DAY_MS)
}

export function daysBetween(from: string, to: string): number {
  return (startOf(to) - startOf(from)) / DAY_MS
}

/** The same day of another month, or its last one. */
export function monthsAfterDay(day: string, months: number): string {
  return dayOf(monthsAfter(startOf(day), months))
}

export function monthsBetween(from: string, to: string): number {
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  return months(to) - months(from)
}
