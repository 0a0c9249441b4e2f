/** Finds entries of the library by what somebody types, in any of its languages. */

export interface Searchable {
  id: string
  /** Its names, one a language. */
  names: string[]
  /** Single words it is found by, in all languages. */
  tags: string[]
}

/** Thai and Chinese write words without spaces between them. */
const SPACELESS = /[\u0e00-\u0e7f\u3400-\u9fff]/u
const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/gu

/** The same for everybody who means the same: no capitals, no Arabic vowel signs, one kind of alef. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/\u0671/gu, '\u0627')
    .replace(/\u0629/gu, '\u0647')
    .replace(/\u0649/gu, '\u064a')
    .normalize('NFC')
}

/** An Arabic word with its article is the same word. */
const withoutArticle = (word: string): string => word.replace(/^\u0627\u0644(?=..)/u, '')

export function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(withoutArticle)
}

interface Indexed<Entry> {
  entry: Entry
  names: Set<string>
  words: string[]
}

export type LibraryIndex<Entry> = Indexed<Entry>[]

export function indexOf<Entry extends Searchable>(entries: readonly Entry[]): LibraryIndex<Entry> {
  return entries.map((entry) => ({
    entry,
    names: new Set(entry.names.map((name) => wordsOf(name).join(' '))),
    words: [...new Set([...entry.names, ...entry.tags].flatMap(wordsOf))],
  }))
}

/** On the way to a word with its article, the article alone says nothing yet. */
const ARTICLE = '\u0627\u0644'

/** A whole word, its beginning, a part of it where there are no spaces, or its plural in English. */
function fits(word: string, asked: string): boolean {
  if (word.startsWith(asked) || asked === `${word}s`) return true
  if (asked.startsWith(ARTICLE) && word.startsWith(asked.slice(ARTICLE.length))) return true
  return SPACELESS.test(asked) && word.includes(asked)
}

/** Words written together, as Thai and Chinese do: every piece must be one of the entry's words. */
function isJoined(words: string[], asked: string): boolean {
  if (asked === '') return true
  return words.some(
    (word) => word !== '' && asked.startsWith(word) && isJoined(words, asked.slice(word.length)),
  )
}

function rank({ names, words }: Indexed<unknown>, asked: string[]): number {
  if (names.has(asked.join(' '))) return 0
  const isFound = asked.every(
    (one) =>
      words.some((word) => fits(word, one)) ||
      (SPACELESS.test(one) && one.length <= LONGEST && isJoined(words, one)),
  )
  if (!isFound) return -1
  if (asked.every((one) => words.includes(one))) return 1
  return [...names].some((name) => name.startsWith(asked[0]!)) ? 2 : 3
}

const LONGEST = 40

/** The best first: called exactly so, then every word whole, then beginnings; else in the library's order. */
export function findEntries<Entry>(index: LibraryIndex<Entry>, query: string): Entry[] {
  const asked = wordsOf(query.slice(0, 100))
  // Only signs were typed: nothing is called like that. Nothing typed at all: everything.
  if (asked.length === 0) return query.trim() === '' ? index.map(({ entry }) => entry) : []
  return index
    .map((indexed) => ({ entry: indexed.entry, rank: rank(indexed, asked) }))
    .filter((found) => found.rank >= 0)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry)
}
