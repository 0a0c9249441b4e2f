/** Looks for what harms children in what they ask and in what they are answered, in all languages at once. */
import { HARMS, type Harm } from './harm.ts'
import { cutLetters } from './joined-letters.ts'
import type { Kind } from './kind.ts'
import { hasLink } from './links.ts'
import { hasPersonalData, quotedPlaces } from './personal-data.ts'
import { type Found, findPhrases, withoutExcused, withoutHarmless } from './phrases.ts'
import { plainLetters } from './plain-letters.ts'
import { cutWords, unitsOf } from './spaced-words.ts'
import { phraseTrees } from './word-lists.ts'

export interface AnswerRules {
  /** Addresses an answer may name: a host, or a host and the beginning of a path. */
  allowedLinks?: readonly string[]
}

/** What a learner wrote. Swearing alone is let be. */
export function moderateQuestion(text: string): Harm[] {
  return harmsOf(text, [], false)
}

/** What a learner would read. */
export function moderateAnswer(text: string, rules: AnswerRules = {}): Harm[] {
  return harmsOf(text, rules.allowedLinks ?? [], true)
}

function harmsOf(text: string, allowedLinks: readonly string[], isAnswer: boolean): Harm[] {
  const plain = plainLetters(text)
  const harms = new Set<Harm>()
  for (const kind of kindsIn(plain, isAnswer)) {
    if (isAnswer && kind === 'swearing') harms.add('hate')
    for (const harm of HARMS) if (harm === kind) harms.add(harm)
  }
  if (hasPersonalData(plain)) harms.add('personal-data')
  if (hasLink(plain, allowedLinks)) harms.add('link')
  return HARMS.filter((harm) => harms.has(harm))
}

/** How many words, and how many letters where there are no spaces, a word of making is heard. */
const NEAR_WORDS = 12
const NEAR_LETTERS = 40

function kindsIn(plain: string, isAnswer: boolean): Kind[] {
  const trees = phraseTrees()
  const quoted = quotedPlaces(plain)
  const words = cutWords(plain, trees.disguised)
  const inWords = findPhrases(trees.words, unitsOf(words)).filter(
    ({ kind, start }) => kind !== 'personal-data' || !quoted(words[start]?.at ?? 0),
  )
  const letters = cutLetters(plain)
  const inLetters = letters
    ? findPhrases(trees.letters, letters.units).filter(
        ({ kind, whole, start, end }) =>
          (!whole || (letters.isEdge(start) && letters.isEdge(end))) &&
          (kind !== 'personal-data' || !quoted(letters.placeOf(start))),
      )
    : []
  return [...told(inWords, NEAR_WORDS, isAnswer), ...told(inLetters, NEAR_LETTERS, isAnswer)]
}

/** Soft questions for personal data are excused in what a learner writes about a program, never in an answer. */
function told(found: Found<Kind>[], near: number, isAnswer: boolean): Kind[] {
  const making = found.filter(({ kind }) => kind === 'making')
  const excused = isAnswer
    ? found.map((one) => (one.kind === 'personal-data' ? { ...one, soft: false } : one))
    : found
  const harmful = withoutHarmless(excused, (kind) => kind === 'harmless')
  return withoutExcused(harmful, making, near).map(({ kind }) => kind)
}
