/** Figures of the gradebook in the digits of the page. */
import { percentOf } from '@panya/domain/classroom/gradebook.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** Making one costs more than using it a thousand times. */
function formatOf(locale: Locale, style: 'decimal' | 'percent'): Intl.NumberFormat {
  const key = `${locale} ${style}`
  const known = formats.get(key)
  if (known) return known
  const digits = style === 'percent' ? 1 : 2
  const made = new Intl.NumberFormat(locale, { style, maximumFractionDigits: digits })
  formats.set(key, made)
  return made
}

export const formatMark = (locale: Locale, mark: number): string =>
  formatOf(locale, 'decimal').format(mark)

/** The same figure as the exported table has. */
export const formatShare = (locale: Locale, share: number | null): string =>
  share === null ? '–' : formatOf(locale, 'percent').format(percentOf(share) / 100)
