/** What is wrong with a text, for the one who writes it. */

/** Every kind of problem; whoever shows them has a sentence for each. */
export const PROBLEM_CODES = [
  /** A quotation mark that has no second one. */
  'open-quote',
  'open-bracket',
  'close-bracket',
  /** `if`, `while`, `def` … without the colon at the end of the line. */
  'colon',
  /** Nothing stands further in under a line that ends with a colon. */
  'no-body',
  /** A hat without a function under it. */
  'no-def',
  'indent-far',
  'indent-back',
  /** Known from elsewhere, and written in another way in Python. */
  'instead',
  'strange-space',
  'unknown-sign',
  /** `else` without `if`, `except` without `try`. */
  'alone',
  /** A word of Python's own used as a name. */
  'keyword',
  'digit-first',
  'print',
  /** Two things side by side with nothing between them. */
  'before',
  /** A line that stops too early. */
  'after',
  'unclear',
  'too-long',
  'too-deep',
] as const

export type ProblemCode = (typeof PROBLEM_CODES)[number]

export interface PythonProblem {
  /** Counted from 1. */
  line: number
  from: number
  to: number
  code: ProblemCode
  /** The piece of text that is meant. */
  said: string
  /** What would be right there, where that is known. */
  instead?: string
}

/** Before its line is counted. */
export type Found = Omit<PythonProblem, 'line'>
