/** Cuts English and Arabic into words, each with the ways it can be read: as written, with figures for letters,
 * with held-down letters let go, without the small words Arabic joins to its front. */
import type { Unit } from './phrases.ts'

export interface Word {
  forms: string[]
  at: number
}

/** What words were hidden behind figures, signs and spaces: counts as the word itself. */
export type Disguised = ReadonlyMap<string, string>

/** Stands for an apostrophe inside a word: "don't" is read as "dont". */
const APOSTROPHE = '\ue000'
const PIECES = /[\ue000a-zß-ɏ0-9@$!]+|[\u0621-\u064a0-9]+|[.!?;؟。…]+(?=\s|$)|\n\s*\n/gu
const FIGURES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** `plain` has gone through `plainLetters`. */
export function cutWords(plain: string, disguised: Disguised): Word[] {
  const text = plain.replace(/(?<=\p{L})'(?=\p{L})/gu, APOSTROPHE)
  const words: Word[] = []
  let run: { first: Word; letters: string; end: number } | null = null
  for (const { 0: piece, index: at } of text.matchAll(PIECES)) {
    if (/^[.!?;؟。…\n]/u.test(piece) && !/[a-z0-9]/u.test(piece)) {
      words.push({ forms: [], at })
      continue
    }
    const written = piece.replaceAll(APOSTROPHE, '')
    const parts = written.split(/[@$!]+/u).filter((part) => part !== '')
    const read = decoded(written, text.charAt(at - 1), text.slice(at - 2, at))
    const first = parts.length > 0 ? words.length : -1
    for (const part of parts) words.push({ forms: formsOf(part), at })
    const word = words[first]
    if (word && read !== null) addRead(word, read, disguised)
    run = word && parts.length === 1 ? spelled(run, word, text, at, written, disguised) : null
    if (written.endsWith('!') && /^\s?$/u.test(text.charAt(at + piece.length))) {
      words.push({ forms: [], at })
    }
  }
  return words
}

/** The words of a phrase of the lists. */
export function wordsOf(phrase: string): string[] {
  return phrase
    .replaceAll("'", '')
    .split(' ')
    .filter((word) => word !== '')
}

export function unitsOf(words: readonly Word[]): Unit[] {
  // The same reading twice would be the same work twice.
  return words.map(({ forms }) => (forms.length > 1 ? [...new Set(forms)] : forms))
}

function addRead(word: Word, read: string, disguised: Disguised): void {
  for (const form of [read, ...letGo(read)]) {
    const hidden = disguised.get(form)
    if (hidden !== undefined) word.forms.push(hidden)
    word.forms.push(form)
  }
}

/** Null for what is written plainly, for numbers, and for colours and numbers in sixteens (#a55, 0xb00b). */
function decoded(written: string, before: string, twoBefore: string): string | null {
  if (written.length > 30 || !/[0-9@$!]/u.test(written) || !/[a-z]/u.test(written)) return null
  if (before === '#' || twoBefore === '0x' || /^(?:0x)?[0-9a-f]+$/u.test(written)) return null
  // A figure at the end counts (x1, tit1), and a sign there ends a sentence.
  const inner = written.replace(/[0-9!]+$/u, '')
  if (!/[0-9@$!]/u.test(inner)) return null
  return inner.replace(/[0-9@$!]/gu, (sign) => FIGURES[sign] ?? sign)
}

function formsOf(part: string): string[] {
  const forms = [part]
  const bare = part.replace(/[0-9]+$/u, '')
  if (bare !== '' && bare !== part) forms.push(bare)
  forms.push(...letGo(bare))
  if (/^[\u0621-\u064a]/u.test(part)) forms.push(...withoutFront(part))
  return forms
}

/** "fuuuck" is "fuck" or "fuuck". */
function letGo(word: string): string[] {
  if (!/(.)\1\1/u.test(word)) return []
  return [word.replace(/(.)\1{2,}/gu, '$1'), word.replace(/(.)\1{2,}/gu, '$1$1')]
}

/** "and", "so", "with", "for", "the": only from words that stay long enough to be told apart. */
function withoutFront(word: string): string[] {
  const fronts = ['وال', 'بال', 'فال', 'كال', 'لل', 'ال', 'و', 'ف', 'ب', 'ل', 'ه', 'ح', 'س']
  return fronts
    .filter(
      (front) => word.startsWith(front) && word.length - front.length >= (front.length > 1 ? 3 : 4),
    )
    .map((front) => word.slice(front.length))
}

const LONGEST_RUN = 24

/** Letters with one space, dot or stroke between them: "k y s", "f.u.c.k". */
function spelled(
  run: { first: Word; letters: string; end: number } | null,
  word: Word,
  text: string,
  at: number,
  written: string,
  disguised: Disguised,
): { first: Word; letters: string; end: number } | null {
  const letter = written
  if (!/^\p{L}$/u.test(letter)) return null
  const end = at + written.length
  const between = run ? text.slice(run.end, at) : ''
  if (!run || run.letters.length >= LONGEST_RUN || !/^(?: {1,3}|[._-]| [._-] )$/u.test(between)) {
    return { first: word, letters: letter, end }
  }
  const letters = run.letters + letter
  // Arabic joins its letters, so nobody writes them apart by chance.
  if (/^[\u0621-\u064a]{3,}$/u.test(letters)) run.first.forms.push(letters)
  for (let size = 3; size <= Math.min(letters.length, 14); size += 1) {
    const hidden = disguised.get(letters.slice(-size))
    if (hidden !== undefined) run.first.forms.push(hidden)
  }
  return { first: run.first, letters, end }
}
