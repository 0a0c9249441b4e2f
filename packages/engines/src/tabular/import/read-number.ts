import { plainDigits, plainSpaces } from '../dates/read-date.ts'

/** Numbers as people write them: 1,234.5 and 1 234,5, (12.50), ฿90, 45 %, ๑๒. */

export type Decimal = '.' | ','

export interface WrittenValue {
  /** Digits and the signs between them; the sign in front is taken off. */
  body: string
  isNegative: boolean
  /** `%`, a currency, or nothing. */
  unit: string
  /** Said by its own signs, whatever the column has. */
  decimal: Decimal | null
}

const CURRENCIES: readonly (readonly [string, RegExp])[] = [
  ['THB', /\u0e3f|\u0e1a\u0e32\u0e17|\bthb\b/iu],
  ['USD', /us\$|\$|\busd\b/iu],
  ['EUR', /\u20ac|\beur\b/iu],
  ['GBP', /\u00a3|\bgbp\b/iu],
  ['SAR', /\u0631\.\u0633\.?|\ufdfc|\u0631\u064a\u0627\u0644|\bsar\b/iu],
  ['AED', /\u062f\.\u0625\.?|\u062f\u0631\u0647\u0645|\baed\b/iu],
  ['CNY', /\u5143|\u4eba\u6c11\u5e01|\bcny\b|\brmb\b/iu],
  ['JPY', /\u5186|\bjpy\b/iu],
  ['\u00a5', /\u00a5|\uffe5/iu],
  ['INR', /\u20b9|\binr\b|\brs\.?/iu],
  ['KRW', /\u20a9|\bkrw\b/iu],
  ['VND', /\u20ab|\bvnd\b/iu],
]

function unitIn(signs: string): string | null {
  const bare = signs.trim()
  if (bare === '') return ''
  if (/^[%\u066a\uff05]$/.test(bare)) return '%'
  for (const [name, sign] of CURRENCIES)
    if (bare.replace(sign, '').trim() === '' && sign.test(bare)) return name
  return null
}

const PIECES = /^([^\d.,]*?)\s*(\.?\d[\d.,'\u2019 ]*?(?:e[-+]?\d+)?)\s*(\.-|,-)?\s*([^\d]*)$/i

export function writtenValue(raw: string): WrittenValue | null {
  if (raw.length > 60) return null
  const plain = plainDigits(plainSpaces(raw)).replaceAll(/[\u2212\u2013\ufe63\uff0d]/g, '-')
  const isArabic = /[\u066b\u066c]/.test(plain)
  const text = isArabic ? plain.replaceAll('\u066c', '').replaceAll('\u066b', '.') : plain
  const inBrackets = /^\((.*)\)$/.exec(text)
  const pieces = PIECES.exec((inBrackets?.[1] ?? text).trim())
  if (!pieces) return null
  const [, front = '', body = '', , behind = ''] = pieces
  const minus = (front.match(/[-+]/g) ?? []).length + (/^[-+]$/.test(behind.trim()) ? 2 : 0)
  if (minus > 1 || (inBrackets && minus > 0)) return null
  const before = unitIn(front.replace(/[-+]/, ''))
  const after = unitIn(behind)
  if (before === null || after === null || (before !== '' && after !== '') || before === '%')
    return null
  return {
    body: body.trim(),
    isNegative: inBrackets !== null || front.includes('-'),
    unit: before || after,
    decimal: isArabic ? '.' : null,
  }
}

/** What the signs of one number say about the decimal sign: `open` could be either. */
export function decimalOf({ body, decimal }: WrittenValue): Decimal | 'open' | null {
  if (decimal) return null
  const signs = body.replace(/e[-+]?\d+$/i, '').replaceAll(/[^.,]/g, '')
  if (signs === '') return null
  const last = signs.at(-1) as Decimal
  if (new Set(signs).size > 1) return last
  if (signs.length > 1) return last === '.' ? ',' : '.'
  if (/[ '\u2019]/.test(body)) return last
  const [whole = '', part = ''] = body.split(last)
  return /^[1-9]\d{0,2}$/.test(whole) && part.length === 3 ? 'open' : last
}

const shape = (decimal: string, groups: string): RegExp =>
  new RegExp(
    `^(?:\\d+|\\d{1,3}(?:([${groups} '\u2019])\\d{3})(?:\\1\\d{3})*|\\d{1,2}(?:[${groups}]\\d{2})+[${groups}]\\d{3})?(?:[${decimal}]\\d+)?(?:e[-+]?\\d+)?$`,
    'i',
  )
const SHAPES = { '.': shape('.', ','), ',': shape(',', '.') }

/** The number under a decimal sign; undefined when the signs stand in wrong places. */
export function numberIn(written: WrittenValue, decimal: Decimal): number | undefined {
  const used = written.decimal ?? decimal
  if (!/\d/.test(written.body) || !SHAPES[used].test(written.body)) return undefined
  const bare = written.body.replaceAll(used === '.' ? /[, '\u2019]/g : /[. '\u2019]/g, '')
  const value = Number(bare.replace(',', '.'))
  if (!Number.isFinite(value)) return undefined
  // Nothing has no sign: a zero below zero would be another group than zero.
  const signed = written.isNegative && value !== 0 ? -value : value
  return written.unit === '%' ? Number((signed / 100).toPrecision(15)) : signed
}

/** 007, 10240000000000001, +66812345678: numbers of things, not amounts. */
export function isLabel(raw: string): boolean {
  const text = plainDigits(plainSpaces(raw))
  return (
    /^[-+]?0\d/.test(text) ||
    (/^\d{16,}$/.test(text) && !Number.isSafeInteger(Number(text))) ||
    /^\+\d{8,}$/.test(text)
  )
}
