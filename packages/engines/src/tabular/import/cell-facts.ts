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
}

export interface FileFacts {
  columns: CellFacts[]
  /** Where rows begin, about every `PIECE` bytes, and the end: the file in pieces. */
  cuts: number[]
}

/** As much as is read at once. */
const PIECE = 8 * 1024 * 1024
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
})

/** Looks at one cell's ends; most is known from its letters. */
function look(facts: CellFacts, bytes: Uint8Array, start: number, end: number): void {
  const length = end - start
  if (length < facts.shortest) facts.shortest = length
  if (length > facts.longest) facts.longest = length
  const first = bytes[start]!
  const last = bytes[end - 1]!
  if (!facts.isSpaced && (mayBeSpace(bytes, start, 1) || mayBeSpace(bytes, end - 1, -1)))
    facts.isSpaced = true
  if (first === ZERO && length > 1 && isDigit(bytes[start + 1])) facts.hasLeadingZero = true
  if (first === DASH && bytes[start + 1] === ZERO && length > 2 && isDigit(bytes[start + 2]))
    facts.hasLeadingZero = true
  if (last === DOT) facts.endsInPoint = true
}

/**
 * Null where rows differ in length, are empty, or quotes stand where none are expected: what such a file means is
 * found out with more care.
 */
export function cellFacts(
  bytes: Uint8Array,
  separator: string,
  width: number,
  progress: (fraction: number) => void = () => {},
): FileFacts | null {
  if (separator.length !== 1 || separator.charCodeAt(0) > 127) return null
  const separatorByte = separator.charCodeAt(0)
  const { plain, marked } = lettersTable(separatorByte)
  const columns = Array.from({ length: width }, noFacts)
  const cuts = [0]
  const end = bytes.length
  let [at, column, isFilled, nextCut] = [0, 0, false, PIECE]
  while (at < end) {
    const facts = columns[column]
    if (!facts) return null
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
      facts.letters |= letters
      look(facts, bytes, start, stop)
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
    if (at >= nextCut) {
      cuts.push(Math.min(at, end))
      nextCut = at + PIECE
      progress(at / end)
    }
  }
  if (cuts.at(-1) !== end) cuts.push(end)
  return { columns, cuts }
}
