/** What can be wrong with an answer. */
export const ANSWER_FAULTS = [
  /** It does the task for the learner. */
  'solution',
  'too-much-code',
  'wrong-language',
  /** It repeats what it was told before the conversation. */
  'tells-rules',
  'too-long',
  'empty',
  /** HTML, pictures, links. */
  'markup',
] as const
export type AnswerFault = (typeof ANSWER_FAULTS)[number]
