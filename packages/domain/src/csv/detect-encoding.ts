/** Finds out how the letters of a file are coded: by its mark, by what fits, by which letters it would hold. */

export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-874',
  'windows-1252',
  'windows-1256',
  'gb18030',
] as const
export type Encoding = (typeof ENCODINGS)[number]

interface FoundEncoding {
  encoding: Encoding
  /** A mark says it, or only one can be. */
  isSure: boolean
}

const SAMPLE = 64 * 1024

/** Where the first byte is that is no plain letter, or the end. Four at a time: most of a long file are plain. */
function plainLength(bytes: Uint8Array): number {
  const { buffer, byteOffset, length } = bytes
  let at = 0
  while (at < length && (byteOffset + at) % 4 !== 0 && bytes[at]! < 0x80) at++
  if ((byteOffset + at) % 4 === 0) {
    const words = new Uint32Array(buffer, byteOffset + at, Math.floor((length - at) / 4))
    let word = 0
    while (word < words.length && (words[word]! & 0x80808080) === 0) word++
    at += word * 4
  }
  while (at < length && bytes[at]! < 0x80) at++
  return at
}

/** Bytes around those that tell: a long file may begin with a million plain letters. */
function tellingPart(bytes: Uint8Array): Uint8Array {
  const first = plainLength(bytes)
  return first === bytes.length ? bytes.subarray(0, SAMPLE) : bytes.subarray(first, first + SAMPLE)
}

function isUtf8(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    // In parts: the text of a long file is thrown away again.
    for (let at = plainLength(bytes); at < bytes.length; at += 1 << 20)
      decoder.decode(bytes.subarray(at, at + (1 << 20)), { stream: true })
    decoder.decode()
    return true
  } catch {
    return false
  }
}

/** Every second byte says little more than which script it is. */
function looksLikeUtf16(bytes: Uint8Array): Encoding | null {
  const seen = Math.min(bytes.length - (bytes.length % 2), 4096)
  if (bytes.length % 2 === 1 || seen < 8) return null
  const spread = [new Map<number, number>(), new Map<number, number>()]
  let zeros = 0
  for (let at = 0; at < seen; at++) {
    const byte = bytes[at]!
    if (byte === 0) zeros++
    spread[at % 2]!.set(byte, (spread[at % 2]!.get(byte) ?? 0) + 1)
  }
  // Without a single space, digit or separator it is no table.
  if (zeros < seen / 50) return null
  for (const [high, encoding] of [
    [1, 'utf-16le'],
    [0, 'utf-16be'],
  ] as const) {
    const zeroHigh = spread[high]!.get(0) ?? 0
    const zeroLow = spread[1 - high]!.get(0) ?? 0
    if (zeroHigh <= zeroLow * 4) continue
    const text = new TextDecoder(encoding).decode(bytes.subarray(0, seen))
    // oxlint-disable-next-line no-control-regex -- texts have none of them
    if (!/[\u0000-\u0008\u000e-\u001f\ufffd]/.test(text) && strangeShare(text) < 0.05)
      return encoding
  }
  return null
}

const COMMON =
  /[\p{Script=Latin}\p{Script=Thai}\p{Script=Arabic}\p{Script=Han}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Script=Inherited}]/u

function strangeShare(text: string): number {
  let strange = 0
  let count = 0
  for (const letter of text) {
    count++
    if (!COMMON.test(letter)) strange++
  }
  return count === 0 ? 0 : strange / count
}

const THAI_BASE = /[\u0e01-\u0e2e]/
const THAI_ABOVE = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/

/** Signs above and below need a letter before them: other languages read as Thai break that at once. */
function thaiScore(text: string): number {
  let [letters, broken, run, runs] = [0, 0, 0, 0]
  let before = ''
  for (const letter of text) {
    const isThai = letter >= '\u0e00' && letter <= '\u0e7f'
    if (isThai) {
      letters++
      run++
      if (THAI_ABOVE.test(letter) && !THAI_BASE.test(before) && !THAI_ABOVE.test(before)) broken++
    } else if (letter > '\u007f') {
      broken++
      run = 0
    } else {
      // A single letter between plain ones is an é, not Thai.
      if (run > 0 && run < 3) runs += run
      run = 0
    }
    before = letter
  }
  return letters === 0 ? 0 : 1 - (broken * 3 + runs) / letters
}

const LATIN_LETTER =
  /[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e]/
const LATIN_SIGN =
  /[\u20ac\u2018-\u201d\u2013\u2014\u2026\u00a3\u00b0\u00ab\u00bb\u00bf\u00a1\u00a0\u00b2\u00b5\u00a7\u00a9\u00ae\u2122\u2022]/

/** Letters with marks stand between plain letters, seldom beside each other. */
function latinScore(text: string): number {
  let [telling, good] = [0, 0]
  const letters = Array.from(text)
  letters.forEach((letter, at) => {
    if (letter <= '\u007f') return
    telling++
    const around = `${letters[at - 1] ?? ''}${letters[at + 1] ?? ''}`
    if (LATIN_LETTER.test(letter)) {
      const isCapitalInside = /[\u00c0-\u00de]/.test(letter) && /[a-z]/.test(letters[at - 1] ?? '')
      good += /[a-z]/i.test(around) && !isCapitalInside ? 1 : 0.2
    } else if (LATIN_SIGN.test(letter)) good += 0.7
  })
  return telling === 0 ? 0 : good / telling
}

const ARABIC = /[\u0621-\u064a]/
const FREQUENT_ARABIC = /[\u0627\u0644\u064a\u0645\u0648\u0646\u0631\u062a\u0628\u0629]/

function arabicScore(text: string): number {
  let [telling, good, frequent, inWords] = [0, 0, 0, 0]
  const letters = Array.from(text)
  letters.forEach((letter, at) => {
    if (letter <= '\u007f') return
    telling++
    if (!ARABIC.test(letter)) return
    good++
    if (FREQUENT_ARABIC.test(letter)) frequent++
    if (ARABIC.test(letters[at - 1] ?? '') || ARABIC.test(letters[at + 1] ?? '')) inWords++
  })
  if (telling === 0) return 0
  // Half of the letters of any Arabic text are these ten.
  return (
    (good / telling) *
    Math.min(1, (2 * frequent) / Math.max(1, good)) *
    (inWords / Math.max(1, good))
  )
}

/** The Chinese characters of daily use stand in the first rows of the old table. */
function chineseScore(bytes: Uint8Array): number {
  let [pairs, common, broken] = [0, 0, 0]
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at]!
    if (byte < 0x80) at++
    else {
      const next = bytes[at + 1]
      if (next === undefined) break
      pairs++
      if (byte >= 0xb0 && byte <= 0xd7 && next >= 0xa1) common++
      else if ((byte === 0xa1 || byte === 0xa3) && next >= 0xa1) common++
      else if (next < 0x40 || byte === 0x80 || byte === 0xff) broken++
      at += next < 0x40 ? 1 : 2
    }
  }
  return pairs === 0 ? 0 : Math.max(0, (common - 3 * broken) / pairs)
}

function oldEncoding(bytes: Uint8Array): FoundEncoding {
  const part = tellingPart(bytes)
  const as = (encoding: Encoding): string => new TextDecoder(encoding).decode(part)
  const scores: [Encoding, number][] = [
    ['windows-874', thaiScore(as('windows-874'))],
    ['windows-1252', latinScore(as('windows-1252')) * 0.98],
    ['windows-1256', arabicScore(as('windows-1256'))],
    ['gb18030', chineseScore(part) * 0.97],
  ]
  const [first, second] = scores.toSorted(([, a], [, b]) => b - a)
  // Never certain: a few letters say little about a language.
  const isSure = first![1] > 0.85 && first![1] - second![1] > 0.25 && part.length > 200
  return { encoding: first![0], isSure }
}

export function detectEncoding(bytes: Uint8Array): FoundEncoding {
  const [a, b, c] = bytes
  if (a === 0xef && b === 0xbb && c === 0xbf) return { encoding: 'utf-8', isSure: true }
  if (a === 0xff && b === 0xfe) return { encoding: 'utf-16le', isSure: true }
  if (a === 0xfe && b === 0xff) return { encoding: 'utf-16be', isSure: true }
  const wide = looksLikeUtf16(bytes)
  if (wide) return { encoding: wide, isSure: false }
  return isUtf8(bytes) ? { encoding: 'utf-8', isSure: true } : oldEncoding(bytes)
}

/** The text without its mark. */
export function decodeAs(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes)
}
