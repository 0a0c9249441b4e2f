/** Counts messages: who sends more than the allowance within a second is flooding. */
export class MessageAllowance {
  readonly #perSecond: number
  readonly #now: () => number
  #since = Number.NEGATIVE_INFINITY
  #count = 0

  constructor(perSecond: number, now: () => number = () => performance.now()) {
    this.#perSecond = perSecond
    this.#now = now
  }

  /** False from the first message on that is too many. */
  takesOne(): boolean {
    const now = this.#now()
    if (now - this.#since >= 1000) {
      this.#since = now
      this.#count = 0
    }
    this.#count += 1
    return this.#count <= this.#perSecond
  }
}
