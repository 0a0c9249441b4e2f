/** Numbers, shares and money as people of a language write them: the one place that asks `Intl` for it. */
import { type Locale, languageTag } from './locale.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** Making one costs more than using it a thousand times. */
function format(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  // Digits are 0–9 in every language, whatever a browser thinks of Arabic.
  const made = new Intl.NumberFormat(languageTag(locale), { numberingSystem: 'latn', ...options })
  formats.set(key, made)
  return made
}

/** `1,234.5` */
export function formatNumber(
  locale: string,
  value: number,
  digits: Intl.NumberFormatOptions = {},
): string {
  return format(locale, digits).format(value)
}

/** `20%` for 0.2, with the sign where the language has it. */
export function formatPercent(
  locale: string,
  share: number,
  digits: Intl.NumberFormatOptions = {},
): string {
  return format(locale, { style: 'percent', ...digits }).format(share)
}

/** `฿99` or `$2.99`: whole amounts stand without decimals. */
export function formatPrice(locale: Locale, currency: 'THB' | 'USD', minor: number): string {
  const decimals = minor % 100 === 0 ? 0 : 2
  return format(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(minor / 100)
}

const BYTES = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** `1.5 GB` */
export function formatBytes(locale: string, bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(4, Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** step
  return format(locale, {
    style: 'unit',
    unit: BYTES[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
  }).format(value)
}
