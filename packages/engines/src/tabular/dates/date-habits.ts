import { type WrittenDate, writtenDate } from './read-date.ts'

/** How the dates of one column are written: which number is the day, and from where years are counted. */

export const DATE_ORDERS = ['dmy', 'mdy', 'ymd'] as const
export type DateOrder = (typeof DATE_ORDERS)[number]
export type Era = 'ce' | 'be'

export interface DateHabits {
  order: DateOrder
  /** Nothing in the column says it: the learner's region does. */
  orderIsGuess: boolean
  /** Chosen; otherwise every year is looked at by itself. */
  era: Era | null
  /** Years of two digits are of the Buddhist era. */
  isShortBuddhist: boolean
  hasShortYears: boolean
  /** Years of the Buddhist era were found. */
  isBuddhist: boolean
  /** Also years that are not: both kinds stand in one column. */
  isMixed: boolean
  /** In Arabic a year such as 1445 counts from the Hijra. */
  isHijriLikely: boolean
}

export interface DateChoice {
  order?: DateOrder | undefined
  era?: Era | undefined
}

export interface DateParts {
  year: number | null
  month: number | null
  day: number | null
  /** `13:45:00`, where it was written; with its zone, if one was written. */
  time: string | null
}

const isBuddhistYear = (year: number): boolean => year >= 2400 && year <= 2700
const isHijriYear = (year: number): boolean => year >= 1300 && year <= 1500

const usual = new Map<string, DateOrder>()

/** Day or month first, as dates are written where this language is spoken. */
export function usualOrder(language: string): DateOrder {
  const known = usual.get(language) ?? orderIn(language)
  usual.set(language, known)
  return known
}

function orderIn(language: string): DateOrder {
  let parts: string[]
  try {
    parts = new Intl.DateTimeFormat(language || 'en-GB', { dateStyle: 'short', timeZone: 'UTC' })
      .formatToParts(0)
      .map(({ type }) => type)
  } catch {
    return 'dmy'
  }
  return parts.indexOf('month') < parts.indexOf('day') ? 'mdy' : 'dmy'
}

/** The language of the page tells more than that of the browser, which often is English; English has many regions. */
export function learnersLanguage(page: string, browser: string): string {
  if (page === '' || page === 'en') return browser || page
  return browser.split('-')[0] === page ? browser : page
}

interface Evidence {
  dmy: number
  mdy: number
  ymd: number
  open: number
}

function weigh(written: WrittenDate, evidence: Evidence): void {
  if (written.kind !== 'numbers' || written.parts[0].digits > 2) return
  const [a, b] = written.parts
  if (a.value > 31) evidence.ymd++
  else if (a.value > 12 && b.value <= 12) evidence.dmy++
  else if (b.value > 12 && a.value <= 12) evidence.mdy++
  else if (a.value !== b.value) evidence.open++
}

function yearIn(written: WrittenDate, order: DateOrder) {
  if (written.kind === 'named') return written.year
  const [a, , c] = written.parts
  return a.digits > 2 || (order === 'ymd' && c.digits <= 2) ? a : c
}

/** Looks at all texts of a column at once. What was chosen is not looked for. */
export function dateHabits(
  texts: Iterable<string>,
  language: string,
  chosen: DateChoice = {},
): DateHabits {
  const evidence: Evidence = { dmy: 0, mdy: 0, ymd: 0, open: 0 }
  const all: WrittenDate[] = []
  for (const text of texts) {
    const written = writtenDate(text)
    if (!written) continue
    all.push(written)
    weigh(written, evidence)
  }
  const { dmy, mdy, ymd, open } = evidence
  const isOpen = dmy + mdy + ymd === 0
  const found: DateOrder = isOpen
    ? usualOrder(language)
    : ymd > Math.max(dmy, mdy)
      ? 'ymd'
      : mdy > dmy
        ? 'mdy'
        : 'dmy'
  const order = chosen.order ?? found
  const years = all.map((written) => yearIn(written, order)).filter((year) => year !== null)
  const long = years.filter(({ digits }) => digits === 4)
  const buddhist = long.filter(({ value }) => isBuddhistYear(value)).length
  const isThai =
    language.startsWith('th') ||
    all.some((written) => written.kind === 'named' && (written.isThai || written.era === 'be'))
  return {
    order,
    orderIsGuess: chosen.order === undefined && isOpen && open > 0,
    era: chosen.era ?? null,
    isShortBuddhist: chosen.era
      ? chosen.era === 'be'
      : isThai || (buddhist > 0 && buddhist === long.length),
    hasShortYears: years.some(({ digits }) => digits < 4),
    isBuddhist: buddhist > 0 && chosen.era !== 'ce',
    isMixed: buddhist > 0 && buddhist < long.length && !chosen.era,
    isHijriLikely: language.startsWith('ar'),
  }
}

/** The habit of columns that hold dates already. */
export const PLAIN_HABITS: DateHabits = {
  order: 'ymd',
  orderIsGuess: false,
  era: 'ce',
  isShortBuddhist: false,
  hasShortYears: false,
  isBuddhist: false,
  isMixed: false,
  isHijriLikely: false,
}

const YEAR_OF_BUDDHA = 543
/** A year of two digits from here on is of the century before. */
const TURN = 69

function fullYear(
  { value, digits }: { value: number; digits: number },
  habits: DateHabits,
  said: Era | null,
  isIso: boolean,
): number | null {
  const era = said ?? habits.era
  if (digits <= 2) {
    const isBuddhist = said ? said === 'be' : habits.isShortBuddhist
    if (digits < 2) return null
    return isBuddhist ? 2500 + value - YEAR_OF_BUDDHA : value + (value < TURN ? 2000 : 1900)
  }
  if (digits === 3 || value === 0) return null
  if (era) return era === 'be' ? value - YEAR_OF_BUDDHA : value
  if (isHijriYear(value) && (!isIso || habits.isHijriLikely)) return null
  return isBuddhistYear(value) ? value - YEAR_OF_BUDDHA : value
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function daysIn(month: number, year: number | null): number {
  return month === 2 && (year === null || isLeap(year)) ? 29 : (LENGTHS[month - 1] ?? 0)
}

function checked(parts: DateParts): DateParts | null {
  const { year, month, day } = parts
  if (month !== null && (month < 1 || month > 12)) return null
  if (day !== null && (month === null || day < 1 || day > daysIn(month, year))) return null
  return year !== null && year < 1 ? null : parts
}

function partsOf(written: WrittenDate, habits: DateHabits): DateParts | null {
  const time = written.time && `${written.time.clock}${written.time.zone}`
  if (written.kind === 'named') {
    const { year, month, day, era } = written
    const shortThai = written.isThai && habits.era === null ? 'be' : null
    const full = year && fullYear(year, habits, era ?? (year.digits < 4 ? shortThai : null), false)
    if (year && full === null) return null
    return checked({ year: full, month, day, time })
  }
  const [a, b, c] = written.parts
  const isIso = a.digits === 4
  if (isIso ? c.digits > 2 : a.digits > 2) return null
  const order = isIso ? 'ymd' : c.digits > 2 && habits.order === 'ymd' ? 'dmy' : habits.order
  const [year, month, day] = order === 'ymd' ? [a, b, c] : order === 'dmy' ? [c, b, a] : [c, a, b]
  // Versions and numbers of telephones look like that.
  if (year.digits < 4 && written.sign !== '/' && (month.digits < 2 || day.digits < 2)) return null
  const full = fullYear(year, habits, null, isIso && written.sign === '-')
  return full === null ? null : checked({ year: full, month: month.value, day: day.value, time })
}

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** What a text says under the habits of its column; null when it is no date. */
export function dateParts(text: string, habits: DateHabits): DateParts | null {
  const [, y, m, d] = ISO_DAY.exec(text) ?? []
  const isPlain = y && !isBuddhistYear(Number(y)) && !isHijriYear(Number(y))
  if (isPlain && habits.era !== 'be')
    return checked({ year: Number(y), month: Number(m), day: Number(d), time: null })
  const written = writtenDate(text)
  return written && partsOf(written, habits)
}

const ISO = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/
const padded = (value: number, length: number): string => String(value).padStart(length, '0')

/** As tables keep dates: `2024-05-02`, `2024-05-02T13:45:00+07:00`; null unless the whole day is known. */
export function isoDate(text: string, habits: DateHabits): string | null {
  const parts = dateParts(text, habits)
  if (!parts || parts.year === null || parts.month === null || parts.day === null) return null
  const day = `${padded(parts.year, 4)}-${padded(parts.month, 2)}-${padded(parts.day, 2)}`
  // A date that is written like that stays as it is.
  if (ISO.test(text) && text.startsWith(day)) return text
  return parts.time ? `${day}T${parts.time}` : day
}

/** A date as tables keep it. Years that can only be of another era are none yet. */
export function isIsoDate(text: string): boolean {
  return ISO.test(text) && isoDate(text, { ...PLAIN_HABITS, era: null }) === text
}

const SHIFTS = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]

/** Monday is 1, Sunday 7. */
export function weekdayOf({ year, month, day }: DateParts): number | null {
  if (year === null || month === null || day === null) return null
  const y = month < 3 ? year - 1 : year
  const sunday =
    (y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + SHIFTS[month - 1]! + day) %
    7
  return sunday === 0 ? 7 : sunday
}
