/** Dates as people read them: Bangkok time, Gregorian years in every language, digits of the page. */
import type { Locale } from '../locale/locale.ts'
import { TIME_ZONE } from './bangkok.ts'

/** Thai dates would otherwise count Buddhist years, beside file names and code that do not. */
function formatter(locale: Locale, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, { timeZone: TIME_ZONE, ...style })
}

/** `15 Nov 2026` */
export function formatDay(locale: Locale, moment: Date): string {
  return formatter(locale, { dateStyle: 'medium' }).format(moment)
}

/** `15 Nov 2026, 09:30` */
export function formatMoment(locale: Locale, moment: Date): string {
  return formatter(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(moment)
}
