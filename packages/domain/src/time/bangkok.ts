/** The calendar of the platform: days begin and end in Asia/Bangkok. */

export const TIME_ZONE = 'Asia/Bangkok'

// Thailand has had one offset since 1920 and no summer time, so a day needs no calendar library.
const OFFSET_MS = 7 * 60 * 60 * 1000

/** The day a moment falls on in Bangkok, as YYYY-MM-DD. */
export function bangkokDay(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 10)
}

export function bangkokYear(moment: Date): number {
  return Number(bangkokDay(moment).slice(0, 4))
}

export function isCalendarDay(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  if (!match) return false
  const [month, date] = [Number(match[2]), Number(match[3])]
  const day = new Date(Date.UTC(Number(match[1]), month - 1, date))
  return day.getUTCMonth() === month - 1 && day.getUTCDate() === date
}

/** When the day of a moment began in Bangkok; moments are milliseconds since 1970. */
export function bangkokMidnight(at: number): number {
  const DAY_MS = 86_400_000
  return Math.floor((at + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS
}
