/** Finds nodes by their name, by other words for what they do, and by their explanation, in every language at once. */

export interface SearchedNode {
  type: string
  name: string
  help: string
}

/** Other words for nodes by type: words in all languages, parted by commas. */
export type NodeWords = Readonly<Record<string, string>>

/** Marks over and under letters: Arabic vowels, the long stroke, and accents that were taken off their letter. */
const MARKS = /\u0640|\p{Script=Inherited}/gu
/** Letters that are written one way or the other. */
const ALIF = /[\u0622\u0623\u0625\u0671]/g

/** How a word is compared: without capitals, Arabic without vowels and with one form of each letter. */
export function comparable(text: string): string {
  return (
    text
      // Composed again at the end: Thai vowels are marks too and stay where they are.
      .normalize('NFKD')
      .replaceAll(MARKS, '')
      .normalize('NFC')
      .toLocaleLowerCase('en')
      .replaceAll(ALIF, '\u0627')
      .replaceAll('\u0649', '\u064a')
      .replaceAll('\u0629', '\u0647')
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
  )
}

/** The article, also with a little word before it: the table, and the table, with the table, to the table. */
const ARTICLE = /^(?:[\u0648\u0641]?[\u0628\u0643]?\u0627\u0644|[\u0648\u0641]?\u0644\u0644)(?=..)/

const withoutArticle = (word: string): string => word.replace(ARTICLE, '')

const wordsOf = (text: string): string[] => comparable(text).split(' ').map(withoutArticle)

/** Thai and Chinese are written without spaces, and some write them where others do not. */
const joined = (text: string): string => wordsOf(text).join('')

/** How well one word of a question fits; 0 not at all. */
function fitOf(word: string, { name, help, type }: SearchedNode, others: string): number {
  if (joined(name).includes(word)) return 4
  const synonyms = others.split(',').map(joined)
  if (synonyms.includes(word)) return 3
  if (synonyms.some((synonym) => synonym.startsWith(word))) return 2.5
  // One letter in the middle of a word is in nearly all of them.
  const isLong = word.length > 1
  if (isLong && synonyms.some((synonym) => synonym.includes(word))) return 2
  return isLong && `${joined(help)} ${comparable(type)}`.includes(word) ? 1 : 0
}

/** The whole name best, then its beginning, then a part of it, then another word for it, then its explanation. */
export function fitness(query: string, node: SearchedNode, words: NodeWords): number {
  const asked = joined(query)
  if (asked === '') return 0
  const named = joined(node.name)
  if (named === asked) return 7
  if (named.startsWith(asked)) return 6
  if (named.includes(asked)) return 5
  const others = words[node.type] ?? ''
  const whole = fitOf(asked, node, others)
  if (whole > 0) return whole
  const parts = wordsOf(query)
  return parts.length < 2 ? 0 : Math.min(...parts.map((word) => fitOf(word, node, others)))
}
