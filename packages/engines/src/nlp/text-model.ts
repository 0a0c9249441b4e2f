import type { Example } from '../ai/learn/example.ts'
import { chancesOf, type Learned, logOddsOf } from '../ai/learn/learned.ts'
import { scriptOf, splitWords } from './split-words.ts'
import { textFeatures } from './text-features.ts'
import { textNumbers, vocabularyOf } from './text-pieces.ts'

/** Models that learned from texts: what they learn from, what they answer, and which words decided it. */

export interface TextExample extends Example {
  text: string
}

/** The examples as numbers, and the pieces those numbers stand for. */
export function textExamples(given: readonly { label: string; text: string }[]): {
  examples: TextExample[]
  pieces: string[]
} {
  const pieces = vocabularyOf(given.map(({ text }) => text))
  const examples = given.map(({ label, text }) => ({
    label,
    text,
    features: textNumbers(text, pieces),
  }))
  return { examples, pieces }
}

/** Models from before pieces were weighed read a text as they learned to. */
export function featuresFor({ scaling, columns }: Learned, text: string): Float32Array {
  return scaling.kind === 'rarity' ? textNumbers(text, columns) : textFeatures(text)
}

/** Whether anything of the text was in the examples that the model learned from. */
function knowsAnything({ scaling }: Learned, features: Float32Array): boolean {
  if (scaling.kind !== 'rarity') return true
  return features.some((value, at) => value > 0 && scaling.weights[at]! > 0)
}

export interface TextAnswer {
  /** Empty when nothing in the text is known, or all classes are as likely. */
  label: string
  sureness: number
  chances: number[]
}

/** Closer to an even guess than this is no answer. */
const EVEN = 0.02

export function answerAboutText(learned: Learned, text: string): TextAnswer {
  const features = featuresFor(learned, text)
  const { labels } = learned
  if (!knowsAnything(learned, features)) {
    const chances = labels.map(() => 1 / labels.length)
    return { label: '', sureness: 1 / labels.length, chances }
  }
  const chances = chancesOf(learned, features)
  const sureness = Math.max(...chances)
  const isGuess = sureness < 1 / labels.length + EVEN
  return { label: isGuess ? '' : labels[chances.indexOf(sureness)]!, sureness, chances }
}

const MOST_WORDS = 40

/** What the answer loses without each word, in log-odds; below nothing, the word spoke against it. */
export function wordEffects(
  learned: Learned,
  text: string,
  about: number,
): { word: string; score: number }[] {
  const script = scriptOf(text)
  const language = script === 'other' ? 'en' : script
  const all = splitWords(text, language)
  const whole = logOddsOf(learned, featuresFor(learned, text), about)
  return [...new Set(all)].slice(0, MOST_WORDS).map((word) => {
    const others = all.filter((other) => other !== word).join(' ')
    return { word, score: whole - logOddsOf(learned, featuresFor(learned, others), about) }
  })
}
