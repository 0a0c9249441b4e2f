import { formatNumber } from '@panya/domain/locale/format-number.ts'
/** 1536 -> "1.5 KB", in the reader's own digits and words. */
export function formatBytes(locale: string, bytes: number): string {
  const megabytes = bytes >= 1_000_000
  const unit = megabytes ? 'megabyte' : 'kilobyte'
  const value = bytes / (megabytes ? 1_000_000 : 1_000)
  return formatNumber(locale, value, { style: 'unit', unit, maximumFractionDigits: 1 })
}
