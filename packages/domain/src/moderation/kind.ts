import type { Harm } from './harm.ts'

/** What a line of the lists is about. */
export type Kind =
  | Exclude<Harm, 'link'>
  /** Refused in an answer, let be in a question: a tired learner may swear at a loop. */
  | 'swearing'
  /** Never a harm, and whatever harm is found inside is none. */
  | 'harmless'
  /** Words of games and programs: beside them a soft phrase is no harm. */
  | 'making'
