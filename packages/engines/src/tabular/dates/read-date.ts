import { wordsOf } from './month-names.ts'

/** What a text says about a day, digit by digit: no clock and no time zone has a part in it. */

interface WrittenNumber {
  value: number
  digits: number
}

/** A time of day as it is written; it stays where it was written. */
interface WrittenTime {
  clock: string
  zone: string
}

export type WrittenDate =
  /** Three numbers: which of them is the day is decided for a whole column. */
  | {
      kind: 'numbers'
      parts: readonly [WrittenNumber, WrittenNumber, WrittenNumber]
      sign: string
      time: WrittenTime | null
    }
  | {
      kind: 'named'
      year: WrittenNumber | null
      month: number | null
      day: number | null
      era: 'be' | 'ce' | null
      isThai: boolean
      time: WrittenTime | null
    }

const DIGITS: readonly (readonly [number, number])[] = [
  [0x0e50, 0x0e59],
  [0x0660, 0x0669],
  [0x06f0, 0x06f9],
  [0xff10, 0xff19],
]

/** Thai, Arabic, Persian and wide digits as those of a program. */
export function plainDigits(text: string): string {
  return text.replaceAll(/[\u0e50-\u0e59\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0)
    const [zero] = DIGITS.find(([first, last]) => code >= first && code <= last)!
    return String(code - zero)
  })
}

/** Marks of direction and spaces that look like others. */
export const plainSpaces = (text: string): string =>
  text
    .replaceAll(/[\u200b-\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replaceAll(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .trim()

const TIME =
  /(?:[t,]|\s|^)\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(am|pm|a\.m\.|p\.m\.|\u0e19\.?|\u0e19\u0e32\u0e2c\u0e34\u0e01\u0e32|\u0635|\u0645)?\s*(z|utc|gmt|[+-]\d{2}(?::?\d{2})?)?$/
const NUMBERS = /^(\d{1,4})\s*([-/.])\s*(\d{1,2})\s*\2\s*(\d{1,4})$/
const YEAR_MONTH = /^(\d{4})[-/](\d{1,2})$/
const CHINESE = /^(?:(\d{2,4})\u5e74)?(?:(\d{1,2})\u6708)?(?:(\d{1,2})[\u65e5\u53f7\u865f])?$/
const CHINESE_NUMBERS = '\u96f6\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d'
const CHINESE_NUMBER = new RegExp(
  `[${CHINESE_NUMBERS}\u5341]+(?=[\u5e74\u6708\u65e5\u53f7\u865f])`,
  'g',
)

const number = (text: string): WrittenNumber => ({ value: Number(text), digits: text.length })

/** 二〇二四年五月十二日: years digit by digit, months and days as numbers. */
function chineseDigits(text: string): string {
  return text
    .replaceAll(/[\u661f\u5468][\u671f]?[\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u65e5\u5929]$/g, '')
    .replaceAll('\u3007', '\u96f6')
    .replaceAll(CHINESE_NUMBER, (letters) => {
      const value = (letter: string): number => CHINESE_NUMBERS.indexOf(letter)
      const ten = letters.indexOf('\u5341')
      if (ten < 0) return Array.from(letters, (letter) => String(value(letter))).join('')
      const tens = ten === 0 ? 1 : value(letters[0]!)
      return String(tens * 10 + (ten + 1 < letters.length ? value(letters[ten + 1]!) : 0))
    })
}

function timeOf(match: RegExpExecArray): WrittenTime | null {
  const [, hour = '', minute = '', second = '00', fraction, half = '', zone = ''] = match
  const isAfternoon = /^p|\u0645/.test(half)
  const isHalved = isAfternoon || /^a|\u0635/.test(half)
  const hours = isHalved ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour)
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59 || (isHalved && Number(hour) > 12))
    return null
  const clock = `${String(hours).padStart(2, '0')}:${minute}:${second}${fraction ? `.${fraction}` : ''}`
  const offset = zone.replace(
    /^([+-]\d{2}):?(\d{2})?$/,
    (_, hh: string, mm = '00') => `${hh}:${mm}`,
  )
  return { clock, zone: /^[+-]/.test(offset) ? offset : zone && 'Z' }
}

/** Letters and numbers by turns: `2 พฤษภาคม พ.ศ. 2567`, `May 2nd, 2024`. */
function namedDate(text: string, time: WrittenTime | null): WrittenDate | null {
  const pieces = text.split(/(\d+)/)
  const numbers = pieces.filter((_, at) => at % 2 === 1).map(number)
  const words = pieces.filter((_, at) => at % 2 === 0).map(wordsOf)
  const months = words.map((one) => one?.month ?? null)
  if (words.includes(null) || months.filter((month) => month !== null).length !== 1) return null
  const at = months.findIndex((month) => month !== null)
  const before = numbers.slice(0, at)
  const after = numbers.slice(at)
  const isYear = (one: WrittenNumber | undefined): boolean =>
    one !== undefined && (one.digits === 4 || (one.digits === 2 && one.value > 31))
  const places =
    before.length === 1 && after.length <= 1
      ? isYear(before[0])
        ? { year: before[0], day: after[0] }
        : { day: before[0], year: after[0] }
      : before.length === 0 && after.length === 1
        ? isYear(after[0])
          ? { year: after[0] }
          : { day: after[0] }
        : before.length === 0 && after.length === 2
          ? { day: after[0], year: after[1] }
          : null
  if (!places || (places.day && places.day.digits > 2)) return null
  return {
    kind: 'named',
    year: places.year ?? null,
    month: months[at]!,
    day: places.day?.value ?? null,
    era: words.find((one) => one?.era)?.era ?? null,
    isThai: words.some((one) => one?.isThai),
    time,
  }
}

export function writtenDate(raw: string): WrittenDate | null {
  if (
    raw.length > 80 ||
    !/[\d\u0e50-\u0e59\u0660-\u0669\u06f0-\u06f9\uff10-\uff19\u4e00-\u9fff]/.test(raw)
  )
    return null
  const text = chineseDigits(plainDigits(plainSpaces(raw)).toLowerCase().replaceAll('\u060c', ','))
  const timed = text.includes(':') ? TIME.exec(text) : null
  const time = timed && timeOf(timed)
  if (timed && !time) return null
  const day = (timed ? text.slice(0, timed.index) : text).replace(/[\s,]+$/, '')
  const plain = { era: null, isThai: false, time }
  const numbers = NUMBERS.exec(day)
  if (numbers) {
    const [, a = '', sign = '', b = '', c = ''] = numbers
    return { kind: 'numbers', parts: [number(a), number(b), number(c)], sign, time }
  }
  const [, year, month] = YEAR_MONTH.exec(day) ?? []
  if (year && month)
    return { kind: 'named', year: number(year), month: Number(month), day: null, ...plain }
  if (/^\d{4}$/.test(day) && !time)
    return { kind: 'named', year: number(day), month: null, day: null, ...plain }
  const chinese = /[\u5e74\u6708]/.test(day) ? CHINESE.exec(day.replaceAll(/\s/g, '')) : null
  if (chinese) {
    const [, y, m, d] = chinese
    return {
      kind: 'named',
      year: y ? number(y) : null,
      month: m ? Number(m) : null,
      day: d ? Number(d) : null,
      ...plain,
    }
  }
  return namedDate(day, time)
}
