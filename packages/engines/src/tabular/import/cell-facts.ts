import { GAPS } from './column-reading.ts'

/** What the cells of every column are made of, seen byte by byte in one go through a whole file, before anything is read. */

export const DIGIT = 1
export const POINT = 2
export const COMMA = 4
export const MINUS = 8
export const SLASH = 16
export const OTHER = 32
const SPECIAL = 128

export interface CellFacts {
  /** The kinds of letters in all of its cells together. */
  letters: number
  /** In bytes, of cells that hold something. */
  shortest: number
  longest: number
  /** A cell has spaces around what it says. */
  isSpaced: boolean
  /** `007`, or `-01`. */
  hasLeadingZero: boolean
  /** `5.` is no number as programs write them. */
  endsInPoint: boolean
  /** Where it was looked for: every cell is a day as `2024-02-29`, of the calendar and of our era. */
  isDays: boolean
  /** Where they were looked for: all that stands in the cells, packed; null where these are many, or long. */
  words: number[] | null
}

/** What is looked for in a column beside its letters. */
export type Sought = 'days' | 'words' | null

export interface FileFacts {
  columns: CellFacts[]
  /** What stands in cells of which nothing is known: a reader that looks for fewer words is faster. */
  gaps: string[]
}

const [QUOTE, LINE, RETURN, ZERO, DASH, DOT] = [34, 10, 13, 48, 45, 46]

function lettersTable(separator: number): { plain: Uint8Array; marked: Uint8Array } {
  const plain = new Uint8Array(256).fill(OTHER)
  for (let digit = 0; digit < 10; digit++) plain[ZERO + digit] = DIGIT
  for (const [letter, kind] of [
    ['.', POINT],
    [',', COMMA],
    ['-', MINUS],
    ['/', SLASH],
  ] as const)
    plain[letter.charCodeAt(0)] = kind
  const marked = plain.slice()
  for (const byte of [separator, LINE, RETURN, QUOTE]) marked[byte] = SPECIAL
  return { plain, marked }
}

/** Spaces of one byte, or bytes that a longer space may begin or end with: other letters among them do no harm. */
function mayBeSpace(bytes: Uint8Array, at: number, step: 1 | -1): boolean {
  const byte = bytes[at]!
  if (byte <= 32) return true
  if (byte < 128) return false
  const first = step === 1 ? at : at - (bytes[at - 1]! >= 0xc0 ? 1 : 2)
  const lead = bytes[first]
  return lead === 0xc2 || lead === 0xe1 || lead === 0xe2 || lead === 0xe3 || lead === 0xef
}

const isDigit = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= ZERO && byte <= ZERO + 9

const noFacts = (): CellFacts => ({
  letters: 0,
  shortest: Infinity,
  longest: 0,
  isSpaced: false,
  hasLeadingZero: false,
  endsInPoint: false,
  isDays: true,
  words: [],
})

/** So many bytes fit into one number. */
const MOST_PACKED = 6
const MOST_WORDS = 16

function packedBytes(bytes: Uint8Array, start: number, end: number): number {
  let value = 0
  for (let at = start; at < end; at++) value = value * 256 + bytes[at]!
  return value
}

/** A short text as one number; null for a longer one. */
export function packed(text: string): number | null {
  const bytes = new TextEncoder().encode(text)
  return bytes.length > MOST_PACKED ? null : packedBytes(bytes, 0, bytes.length)
}

const PACKED_GAPS = new Map(GAPS.filter(Boolean).map((gap) => [packed(gap), gap]))
const BEGINS_GAP = new Uint8Array(256)
for (const gap of GAPS.filter(Boolean)) BEGINS_GAP[new TextEncoder().encode(gap)[0]!] = 1

const DAYS_OF_MONTH = new Uint8Array([0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])

/** Two digits as a number; far above any of a date where one is none. */
function twoDigits(bytes: Uint8Array, at: number): number {
  const [tens, ones] = [bytes[at]! - ZERO, bytes[at + 1]! - ZERO]
  return tens >>> 0 > 9 || ones >>> 0 > 9 ? 1000 : tens * 10 + ones
}

/** `2024-02-29`; other eras are told apart with more care. */
function isDay(bytes: Uint8Array, start: number, end: number): boolean {
  if (end - start !== 10 || bytes[start + 4] !== DASH || bytes[start + 7] !== DASH) return false
  const [century, rest] = [twoDigits(bytes, start), twoDigits(bytes, start + 2)]
  const [month, day] = [twoDigits(bytes, start + 5), twoDigits(bytes, start + 8)]
  if (century < 16 || century > 23 || rest > 99 || month < 1 || month > 12) return false
  if (day < 1 || day > DAYS_OF_MONTH[month]!) return false
  if (month !== 2 || day < 29) return true
  return rest === 0 ? century % 4 === 0 : rest % 4 === 0
}

/** Bytes that say something when a cell begins or ends with them: spaces, longer letters, a zero, a minus, a point. */
const ENDS = new Uint8Array(256).map((_, byte) =>
  byte <= 32 || byte >= 128 || byte === ZERO || byte === DASH || byte === DOT ? 1 : 0,
)

function lookAtEnds(facts: CellFacts, bytes: Uint8Array, start: number, end: number): void {
  const length = end - start
  const first = bytes[start]!
  if (!facts.isSpaced && (mayBeSpace(bytes, start, 1) || mayBeSpace(bytes, end - 1, -1)))
    facts.isSpaced = true
  if (first === ZERO && length > 1 && isDigit(bytes[start + 1])) facts.hasLeadingZero = true
  if (first === DASH && bytes[start + 1] === ZERO && length > 2 && isDigit(bytes[start + 2]))
    facts.hasLeadingZero = true
  if (bytes[end - 1] === DOT) facts.endsInPoint = true
}

/** Whether a cell says that nothing is known. */
function isGap(bytes: Uint8Array, start: number, end: number, gaps: Set<number>): boolean {
  if (end - start > MOST_PACKED || BEGINS_GAP[bytes[start]!] !== 1) return false
  const value = packedBytes(bytes, start, end)
  if (!PACKED_GAPS.has(value)) return false
  gaps.add(value)
  return true
}

/** A few numbers, looked through one by one: faster than any set of them. */
function addTo(words: number[], value: number): void {
  for (const word of words) if (word === value) return
  words.push(value)
}

/** Looks at one cell for what is sought in its column. */
function seek(facts: CellFacts, bytes: Uint8Array, start: number, end: number, sought: Sought) {
  if (sought === 'days' && facts.isDays) facts.isDays = isDay(bytes, start, end)
  if (sought === 'words' && facts.words) {
    if (end - start > MOST_PACKED || facts.words.length > MOST_WORDS) facts.words = null
    else addTo(facts.words, packedBytes(bytes, start, end))
  }
}

/**
 * Null where rows differ in length, are empty, or quotes stand where none are expected: what such a file means is
 * found out with more care.
 */
export function cellFacts(
  bytes: Uint8Array,
  separator: string,
  width: number,
  sought: readonly Sought[] = [],
): FileFacts | null {
  if (separator.length !== 1 || separator.charCodeAt(0) > 127) return null
  const separatorByte = separator.charCodeAt(0)
  const { plain, marked } = lettersTable(separatorByte)
  const columns = Array.from({ length: width }, noFacts)
  const gaps = new Set<number>()
  // Written millions of times: kept beside the facts, as plain numbers in rows.
  const kinds = new Int32Array(width)
  const shortest = new Int32Array(width).fill(2 ** 31 - 1)
  const longest = new Int32Array(width)
  const end = bytes.length
  let [at, column, isFilled] = [0, 0, false]
  while (at < end) {
    if (column >= width) return null
    let letters = 0
    let start = at
    let stop: number
    if (bytes[at] === QUOTE) {
      start = ++at
      let isEscaped = false
      for (;;) {
        while (at < end && bytes[at] !== QUOTE) letters |= plain[bytes[at++]!]!
        if (at >= end) return null
        if (bytes[at + 1] !== QUOTE) break
        isEscaped = true
        at += 2
      }
      if (isEscaped) letters |= OTHER
      stop = at++
    } else {
      for (let kind = marked[bytes[at]!]!; kind !== SPECIAL; kind = marked[bytes[at]!]!) {
        letters |= kind
        if (++at === end) break
      }
      stop = at
    }
    if (stop > start) {
      isFilled = true
      kinds[column]! |= letters
      const length = stop - start
      if (length < shortest[column]!) shortest[column] = length
      if (length > longest[column]!) longest[column] = length
      // Most begin and end with a letter that needs no second look.
      if ((ENDS[bytes[start]!]! | ENDS[bytes[stop - 1]!]!) !== 0)
        lookAtEnds(columns[column]!, bytes, start, stop)
      const wanted = sought[column] ?? null
      if (!isGap(bytes, start, stop, gaps) && wanted)
        seek(columns[column]!, bytes, start, stop, wanted)
    }
    if (at < end && bytes[at] === separatorByte) {
      at++
      column++
      // A last cell with nothing in it, at the very end of the file.
      if (at < end) continue
      column++
    } else {
      if (at < end && bytes[at] === RETURN) at++
      if (at < end && bytes[at] !== LINE) return null
      at++
      column++
    }
    if (column !== width || !isFilled) return null
    column = 0
    isFilled = false
  }
  for (const [place, facts] of columns.entries()) {
    facts.letters = kinds[place]!
    facts.longest = longest[place]!
    if (facts.longest > 0) facts.shortest = shortest[place]!
  }
  return { columns, gaps: [...gaps].map((gap) => PACKED_GAPS.get(gap)!) }
}
