/** A day of the calendar, as its reader writes it. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import { formatDay } from '@panya/domain/time/format-moment.ts'

export const dayIn = (locale: Locale, day: string): string =>
  formatDay(locale, new Date(`${day}T12:00:00+07:00`))
