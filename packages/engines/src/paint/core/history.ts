/** What was drawn, step by step: back, forward, and the oldest forgotten when it gets too much. */
interface HistoryLimits<State> {
  steps: number
  /** How much a state weighs, and how much all may weigh together. */
  weigh(state: State): number
  weight: number
}

export class History<State> {
  readonly #limits: HistoryLimits<State>
  #states: State[] = []
  #at = -1
  /** What the last step was, where the next one of the same kind belongs to it. */
  #kind: string | null = null

  constructor(limits: HistoryLimits<State>) {
    this.#limits = limits
  }

  get current(): State | undefined {
    return this.#states[this.#at]
  }

  get canUndo(): boolean {
    return this.#at > 0
  }

  get canRedo(): boolean {
    return this.#at < this.#states.length - 1
  }

  /** What came after is gone: there is one future only. Steps of one kind in a row are one step. */
  push(state: State, kind: string | null = null): void {
    const isSame = kind !== null && kind === this.#kind && this.#at > 0
    this.#states.splice(isSame ? this.#at : this.#at + 1)
    this.#kind = kind
    this.#states.push(state)
    const { steps, weigh, weight } = this.#limits
    let total = this.#states.reduce((sum, entry) => sum + weigh(entry), 0)
    // One step back is always there, however heavy.
    while (this.#states.length > 2 && (this.#states.length > steps || total > weight)) {
      total -= weigh(this.#states[0]!)
      this.#states.shift()
    }
    this.#at = this.#states.length - 1
  }

  /** The state before or after, which is the current one from now on. */
  go(step: -1 | 1): State | undefined {
    const next = this.#states[this.#at + step]
    this.#kind = null
    if (next !== undefined) this.#at += step
    return next
  }
}
