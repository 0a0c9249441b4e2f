import type { Locale } from '@panya/domain/locale/locale.ts'
import { formatAgo } from '@panya/domain/time/format-moment.ts'

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** `5 minutes ago`, in the reader's language. */
export function timeAgo(iso: string, locale: Locale, now = Date.now()): string {
  const seconds = Math.max(0, (now - new Date(iso).getTime()) / 1000)
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? ['second', 1]
  return unit === 'second'
    ? formatAgo(locale, 0, 'minute')
    : formatAgo(locale, Math.floor(seconds / size), unit)
}
