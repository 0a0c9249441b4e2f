import { FlowFailure } from '../flow/flow-value.ts'
import { scriptOf } from './split-words.ts'

/** Says which language a text is written in. */

export interface LanguageGuess {
  /** Such as `th`. */
  language: string
  sureness: number
}

interface Detector {
  detect(text: string): { language: string; getScores(): Record<string, number> }
}

/** Thai needs no statistics: nobody else writes with its letters. */
export async function languageOf(
  text: string,
  detector: () => Promise<Detector>,
): Promise<LanguageGuess[]> {
  if (!/\p{L}/u.test(text)) throw new FlowFailure('no-letters')
  if (scriptOf(text) === 'th') return [{ language: 'th', sureness: 1 }]
  const found = (await detector()).detect(text)
  const scores = Object.entries(found.getScores()).toSorted((a, b) => b[1] - a[1])
  const best = scores[0]?.[1] ?? 0
  if (!found.language || best === 0) throw new FlowFailure('language-unknown')
  const sum = scores.slice(0, 5).reduce((total, [, score]) => total + score ** 4, 0)
  return scores.slice(0, 5).map(([language, score]) => ({ language, sureness: score ** 4 / sum }))
}
