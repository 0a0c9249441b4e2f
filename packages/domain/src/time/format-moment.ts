/**
 * Dates and times as people read them: Bangkok time, the years of the reader's country, the digits of the page. The one
 * place that asks `Intl` for it; data and files keep 2026-11-15.
 */
import { type Locale, languageTag } from '../locale/locale.ts'
import { TIME_ZONE } from './bangkok.ts'

/** Thai readers count years from the Buddha (2569); a browser's own default may be another, so each says its calendar. */
const calendarOf = (locale: Locale): string => (locale === 'th' ? 'buddhist' : 'gregory')

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making one costs more than using it a thousand times. */
function formatter(locale: Locale, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(style)}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(languageTag(locale), {
    calendar: calendarOf(locale),
    numberingSystem: 'latn',
    timeZone: TIME_ZONE,
    hourCycle: 'h23',
    ...style,
  })
  formats.set(key, made)
  return made
}

/** `15 Nov 2026`, `15 พ.ย. 2569` */
export function formatDay(locale: Locale, moment: Date): string {
  return formatter(locale, { dateStyle: 'medium' }).format(moment)
}

/** `15 November 2026`, `15 พฤศจิกายน 2569`: in letters. */
export function formatLongDay(locale: Locale, moment: Date): string {
  return formatter(locale, { dateStyle: 'long' }).format(moment)
}

/** A day of the calendar, `2026-11-15`, as people read it. */
export function formatCalendarDay(locale: Locale, day: string): string {
  return formatDay(locale, new Date(`${day}T12:00:00+07:00`))
}

/** `15 Nov 2026, 09:30` */
export function formatMoment(locale: Locale, moment: Date): string {
  return formatter(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(moment)
}

/** `09:30` */
export function formatTime(locale: Locale, moment: Date): string {
  return formatter(locale, { timeStyle: 'short' }).format(moment)
}

/** The short names of a day of the week and of a month, for the edges of a chart. */
export function weekdayName(locale: Locale, day: Date): string {
  return formatter(locale, { weekday: 'short', timeZone: 'UTC' }).format(day)
}

export function monthName(locale: Locale, day: Date): string {
  return formatter(locale, { month: 'short', timeZone: 'UTC' }).format(day)
}

/** What Thai readers add to a year: 2026 is 2569. */
const BUDDHIST = 543

/** A year that stands alone, as its reader counts it. */
export function readersYear(locale: Locale, year: number): number {
  return locale === 'th' ? year + BUDDHIST : year
}

/** `5 minutes ago`, `yesterday`. */
export function formatAgo(
  locale: Locale,
  amount: number,
  unit: Intl.RelativeTimeFormatUnit,
): string {
  return new Intl.RelativeTimeFormat(`${languageTag(locale)}-u-nu-latn`, {
    numeric: 'auto',
  }).format(-amount, unit)
}
