/** Long work in pieces: between two of them the page can draw and hear. */

/** Stops after every piece; what it returns is the result. */
export type Pieces<Result> = Generator<undefined, Result>

/** All pieces in one go. */
export function finished<Result>(pieces: Pieces<Result>): Result {
  for (;;) {
    const step = pieces.next()
    if (step.done) return step.value
  }
}

interface Clock {
  /** Milliseconds. */
  now(): number
  /** Calls when the page has drawn. */
  later(call: () => void): void
}

const PAGE_CLOCK: Clock = {
  now: () => performance.now(),
  later: (call) => {
    setTimeout(call)
  },
}

/** Half of a frame: the other half is for drawing. */
const SHARE_MS = 8

/** Does one work after the other, a share at a time; who needs the results at once can have them. */
export class WorkQueue {
  readonly #clock: Clock
  readonly #open: (() => void)[] = []
  #isWaiting = false

  constructor(clock: Clock = PAGE_CLOCK) {
    this.#clock = clock
  }

  add<Result>(pieces: Pieces<Result>, done: (result: Result) => void): void {
    this.#open.push(() => {
      const step = pieces.next()
      if (!step.done) return
      this.#open.shift()
      done(step.value)
    })
    this.#wait()
  }

  /** Everything that is open, now. */
  settle(): void {
    while (this.#open[0]) this.#open[0]()
  }

  /** Nothing of it matters any more. */
  drop(): void {
    this.#open.length = 0
  }

  #wait(): void {
    if (this.#isWaiting || this.#open.length === 0) return
    this.#isWaiting = true
    this.#clock.later(() => {
      this.#isWaiting = false
      const end = this.#clock.now() + SHARE_MS
      while (this.#open[0] && this.#clock.now() < end) this.#open[0]()
      this.#wait()
    })
  }
}
