/** The rungs of help, each gives a little more than the one before; the last gives one line and never more. */
export const RUNGS = ['ask-back', 'point', 'idea', 'example', 'line'] as const
export type Rung = (typeof RUNGS)[number]
