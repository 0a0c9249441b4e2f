import { isCommonWord } from './common-words.ts'
import { scriptOf, splitWords } from './split-words.ts'

/** What a text is made of, for a model that learns from texts: its words and bits of its words. */

const WORD = 2
const BIT = 1
/** Words of every topic count little: they are learned from only where they really tell classes apart. */
const COMMON_WORD = 0.3

/** One letter written in several ways is one letter: vowel signs, the forms of alef, yeh and teh marbuta. */
function plainArabic(text: string): string {
  return text
    .replace(/[\u064b-\u065f\u0670\u0640]/g, '')
    .replace(/[\u0622\u0623\u0625]/g, '\u0627')
    .replace(/\u0649/g, '\u064a')
    .replace(/\u0629/g, '\u0647')
}

/** Chinese words are short: one sign already says much. Elsewhere three or four letters do. */
function bitsOf(word: string, isChinese: boolean): string[] {
  const letters = Array.from(isChinese ? word : ` ${word} `)
  const [shortest, longest] = isChinese ? [1, 2] : [3, 4]
  const bits: string[] = []
  for (let size = shortest; size <= longest; size++)
    for (let at = 0; at + size <= letters.length; at++)
      bits.push(letters.slice(at, at + size).join(''))
  return bits
}

export function wordsOf(text: string): string[] {
  const plain = plainArabic(text.toLowerCase().normalize('NFKC'))
  const script = scriptOf(plain)
  return splitWords(plain, script === 'other' ? 'en' : script)
}

/** A piece by a number of its own: a model keeps these, never the words somebody wrote. */
function numberOf(piece: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < piece.length; at++)
    hash = Math.imul(hash ^ piece.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** How much of each piece is in a text; saying a thing three times is not three times as much. */
export function textPieces(text: string): Map<string, number> {
  const found = new Map<string, { weight: number; count: number }>()
  const add = (piece: string, weight: number): void => {
    const name = numberOf(piece)
    found.set(name, { weight, count: (found.get(name)?.count ?? 0) + 1 })
  }
  for (const word of wordsOf(text)) {
    const isCommon = isCommonWord(word)
    add(`word ${word}`, isCommon ? COMMON_WORD : WORD)
    if (!isCommon) for (const bit of bitsOf(word, scriptOf(word) === 'zh')) add(bit, BIT)
  }
  return new Map(
    [...found].map(([piece, { weight, count }]) => [piece, weight * (1 + Math.log(count))]),
  )
}

const MOST_PIECES = 8192
/** Every text has a number for every piece: with very many texts fewer pieces are known, so that they fit. */
const MOST_NUMBERS = 20_000_000

/** The pieces a model will know, the most widespread first. */
export function vocabularyOf(texts: readonly string[]): string[] {
  const spread = new Map<string, number>()
  for (const text of texts)
    for (const piece of textPieces(text).keys()) spread.set(piece, (spread.get(piece) ?? 0) + 1)
  return [...spread]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, Math.min(MOST_PIECES, Math.ceil(MOST_NUMBERS / Math.max(1, texts.length))))
    .map(([piece]) => piece)
}

/** A text as numbers: how much of each known piece, and at the end how much of all the others. */
export function textNumbers(text: string, vocabulary: readonly string[]): Float32Array {
  const pieces = textPieces(text)
  const numbers = new Float32Array(vocabulary.length + 1)
  let known = 0
  vocabulary.forEach((piece, at) => {
    const value = pieces.get(piece) ?? 0
    numbers[at] = value
    known += value ** 2
  })
  const all = [...pieces.values()].reduce((sum, value) => sum + value ** 2, 0)
  numbers[vocabulary.length] = Math.sqrt(Math.max(0, all - known))
  return numbers
}
