import type { Locale } from '@panya/domain/locale/locale.ts'
import type { Message } from '../message.ts'
import type { Theme, Trait } from './trait-messages.ts'

/** One picture of the games' library: what it shows, in four languages, and what is true of it. */

export interface Picture {
  /** Also the name of its file. */
  id: string
  theme: Theme
  /** The word to show first, then other words and spellings that are just as right. */
  words: Record<Locale, readonly [string, ...string[]]>
  traits: readonly Trait[]
}

/** The word to show for a picture. */
export function wordOf({ words: { en, th, zh, ar } }: Picture): Message {
  return { en: en[0], th: th[0], zh: zh[0], ar: ar[0] }
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
