/** What is wrong with a text, for the one who writes it. */

export interface PythonProblem {
  /** Counted from 1. */
  line: number
  from: number
  to: number
  code: string
  /** The piece of text that is meant. */
  said: string
}
