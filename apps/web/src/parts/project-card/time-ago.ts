import type { Locale } from '@panya/domain/locale/locale.ts'

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
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? ['second', 1]
  return unit === 'second'
    ? format.format(0, 'minute')
    : format.format(-Math.floor(seconds / size), unit)
}
