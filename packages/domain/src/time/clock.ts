/** Time as rules see it, so that tests can turn it. */

export interface Clock {
  now(): number
  /** Runs once after `ms`; the returned function cancels it. */
  after(ms: number, run: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/** Runs again and again, `ms` apart; the returned function ends it. */
export function every(clock: Clock, ms: number, run: () => void): () => void {
  let cancel = clock.after(ms, tick)
  function tick() {
    cancel = clock.after(ms, tick)
    run()
  }
  return () => cancel()
}
