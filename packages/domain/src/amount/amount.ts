/** Sums of money: whole numbers of a currency's smallest unit, so that nothing is lost by counting. */

export const CURRENCIES = ['THB', 'USD'] as const
export type Currency = (typeof CURRENCIES)[number]

export interface Amount {
  /** Satang or cents. */
  minor: number
  currency: Currency
}

/** Both currencies have a hundred of the small unit in the large one. */
const MINOR_PER_MAJOR = 100

export function isCurrency(value: string): value is Currency {
  return (CURRENCIES as readonly string[]).includes(value)
}

/** What can be paid: more than nothing, and counted without loss. */
export function isPayable({ minor, currency }: Amount): boolean {
  return Number.isSafeInteger(minor) && minor > 0 && isCurrency(currency)
}

export function isSameAmount(a: Amount, b: Amount): boolean {
  return a.minor === b.minor && a.currency === b.currency
}

/** Throws where the sum would no longer be exact. */
export function sumMinor(values: Iterable<number>): number {
  let sum = 0
  for (const value of values) {
    sum += value
    if (!Number.isSafeInteger(value) || !Number.isSafeInteger(sum))
      throw new RangeError(`${value} cannot be added exactly`)
  }
  return sum
}

/** `249.00`: with a point, always two decimals and nothing between thousands. */
export function decimalText(minor: number): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is no whole number of satang`)
  const size = Math.abs(minor)
  const rest = String(size % MINOR_PER_MAJOR).padStart(2, '0')
  return `${minor < 0 ? '-' : ''}${Math.trunc(size / MINOR_PER_MAJOR)}.${rest}`
}

/** `1,234.50`, `-20`, `7.5`. Commas part thousands or nothing: `1,23` is neither. */
const WRITTEN = /^(?<sign>[+-]?)(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?:\.(?<rest>\d{1,2}))?$/

/** What a person or a bank wrote, in the smallest unit; null for what cannot be read, or in two ways. */
export function readDecimal(text: string): number | null {
  const match = WRITTEN.exec(text.trim())
  if (!match?.groups) return null
  const { sign, whole = '', rest = '' } = match.groups
  const size = Number(whole.replaceAll(',', '') + rest.padEnd(2, '0'))
  if (!Number.isSafeInteger(size)) return null
  return sign === '-' && size > 0 ? -size : size
}
