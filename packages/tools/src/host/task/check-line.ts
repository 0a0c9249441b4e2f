/** One of a teacher's checks as a learner sees it, in the tool's own words. */
export interface CheckLine {
  title: string
  /** open: nobody has looked yet. */
  state: 'open' | 'passed' | 'failed'
  /** What to do next, in a sentence. */
  why?: string
  /** What was typed, expected, printed. */
  samples?: readonly { label: string; text: string }[]
}
