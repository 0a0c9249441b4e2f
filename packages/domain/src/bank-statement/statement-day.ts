/** Days as banks in Thailand write them: day, month, and a year of either era, also of two digits. */
import { isCalendarDay } from '../time/bangkok.ts'

const BUDDHIST = 543
/** How many years back a statement may be. The two eras are 43 years apart in their last two digits. */
const OLDEST = 10
const WRITTEN = /^(?<date>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4}|\d{2})$/
const ISO = /^(?<year>\d{4})-(?<month>\d{2})-(?<date>\d{2})$/
const TIME = /^(?<hour>[01]?\d|2[0-3])[:.](?<minute>[0-5]\d)([:.][0-5]\d)?$/

/** Null for what is no day, is still to come, or lies in a year that is too long ago. */
export function readStatementDay(text: string, today: string): string | null {
  const groups = (WRITTEN.exec(text.trim()) ?? ISO.exec(text.trim()))?.groups
  const { date = '', month = '', year: written = '' } = groups ?? {}
  const now = Number(today.slice(0, 4))
  const years = Array.from({ length: OLDEST + 1 }, (_, back) => now - back)
  // Of these years, one at most ends like this, in one of the eras.
  const year = years.find((one) => isWritten(one, written))
  if (year === undefined) return null
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isCalendarDay(day) && day <= today ? day : null
}

function isWritten(year: number, written: string): boolean {
  if (written === '') return false
  return [year, year + BUDDHIST].some((one) => String(one).slice(-written.length) === written)
}

/** `09:05`; null for what is no time of day. */
export function readStatementTime(text: string): string | null {
  const { hour, minute } = TIME.exec(text.trim())?.groups ?? {}
  return hour === undefined ? null : `${hour.padStart(2, '0')}:${minute}`
}
