/** Figures of the gradebook in the digits of the page. */
import { percentOf } from '@panya/domain/classroom/gradebook.ts'
import { formatNumber, formatPercent } from '@panya/domain/locale/format-number.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'

export const formatMark = (locale: Locale, mark: number): string =>
  formatNumber(locale, mark, { maximumFractionDigits: 2 })

/** The same figure as the exported table has. */
export const formatShare = (locale: Locale, share: number | null): string =>
  share === null ? '–' : formatPercent(locale, percentOf(share) / 100, { maximumFractionDigits: 1 })
