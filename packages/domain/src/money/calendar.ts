/** The months of a subscription: counted from its own first day, in Bangkok, whatever the month's length. */
import { bangkokDay } from '../time/bangkok.ts'

const OFFSET_MS = 7 * 3_600_000

/** The moment `months` after the anchor: the same day, or the last one of a shorter month. */
export function monthsAfter(anchor: number, months: number): number {
  const local = new Date(anchor + OFFSET_MS)
  const year = local.getUTCFullYear()
  const month = local.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Math.min(local.getUTCDate(), lastDay)
  const timeOfDay = (anchor + OFFSET_MS) % 86_400_000
  return Date.UTC(year, month, day) + timeOfDay - OFFSET_MS
}

export interface Period {
  start: number
  end: number
}

/** The period a moment falls into; before the anchor it is the first one. */
export function periodAt(anchor: number, at: number): Period {
  const months = (moment: number) => {
    const local = new Date(moment + OFFSET_MS)
    return local.getUTCFullYear() * 12 + local.getUTCMonth()
  }
  let index = Math.max(0, months(at) - months(anchor))
  if (index > 0 && monthsAfter(anchor, index) > at) index -= 1
  return { start: monthsAfter(anchor, index), end: monthsAfter(anchor, index + 1) }
}

export function periodKey({ start }: Period): string {
  return `monthly:${bangkokDay(new Date(start))}`
}
