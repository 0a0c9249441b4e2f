import type { Locale } from '@panya/domain/locale/locale.ts'

/** One picture of the games' library: what it shows, in four languages, and what is true of it. */

export const TRAITS = [
  'animal',
  'plant',
  'fur',
  'wings',
  'flies',
  'water',
  'four-legs',
  'six-legs',
  'egg',
  'eat',
  'sweet',
  'fruit',
  'round',
  'long',
  'big',
  'small',
  'red',
  'yellow',
  'green',
  'blue',
  'white',
  'brown',
  'wheels',
  'power',
  'carries',
  'home',
  'school',
  'wear',
  'music',
  'play',
  'sky',
  'hot',
  'cold',
  'metal',
  'wood',
  'cloth',
  'tool',
  'farm',
  'stripes',
  'sharp',
] as const
export type Trait = (typeof TRAITS)[number]

export const THEMES = [
  'animals',
  'wings',
  'water',
  'fruit',
  'food',
  'home',
  'school',
  'travel',
  'nature',
  'play',
  'wear',
  'tools',
] as const
export type Theme = (typeof THEMES)[number]

export interface Picture {
  /** Also the name of its file. */
  id: string
  theme: Theme
  /** The word to show first, then other words and spellings that are just as right. */
  words: Record<Locale, readonly [string, ...string[]]>
  traits: readonly Trait[]
}

function wordList(text: string): readonly [string, ...string[]] {
  const [first = '', ...others] = text.split('|')
  return [first, ...others]
}

/**
 * Reads one line a picture: id, then the words in English, Thai, Chinese and Arabic (those that are
 * just as right apart by `|`), then its traits.
 */
export function picturesOf(theme: Theme, lines: readonly string[]): Picture[] {
  return lines.map((line) => {
    const [id = '', en = '', th = '', zh = '', ar = '', traits = ''] = line.split('; ')
    return {
      id,
      theme,
      words: { en: wordList(en), th: wordList(th), zh: wordList(zh), ar: wordList(ar) },
      traits: traits.split(' ') as Trait[],
    }
  })
}
