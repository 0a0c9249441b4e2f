/** What a learner may ask the tutor, and what it costs. */

export const TUTOR_QUESTION_MAX = 400

export type TutorMode = 'off' | 'hints' | 'explanations'

export interface TutorTerms {
  /** What the learner's teachers allow. */
  mode: TutorMode
  /** The price of an answer by the language model; null when the operator has none. */
  coins: number | null
  balance: number
  /** Only the free explanations: a guardian has not agreed yet. */
  restricted: boolean
}

export interface TutorQuestion {
  program: string
  /** What went wrong last, in the words of the tool; null when nothing did. */
  error: string | null
  question: string
}
