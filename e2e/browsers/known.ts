/** Differences between browsers that are known, each with its reason. What fails otherwise is news. */
export interface Known {
  browser: string
  /** How the name of the journey begins. */
  journey: string
  /** What the failure says; another failure of the same journey is news, too. */
  says: RegExp
  /** Lacking in the browser itself, in this way of driving it, or a fault of ours that is to be mended. */
  whose: 'the browser' | 'its driver' | 'ours'
  because: string
}

export const KNOWN: readonly Known[] = []
