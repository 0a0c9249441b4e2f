/** Remembers who failed: after three times in a row a service is asked last, until one question goes well again. */

const OPENS_AFTER = 3
const OPEN_MS = 60_000

export interface Breaker {
  /** Whether it is asked in its place: also, for one question at a time, when the time is over. */
  admits(): boolean
  begins(): void
  succeeded(): void
  failed(): void
  /** It was asked, and what came says nothing of the service. */
  saidNothing(): void
}

export function createBreaker(now: () => Date): Breaker {
  let failures = 0
  let openUntil = 0
  let trying = false
  return {
    admits() {
      return failures < OPENS_AFTER || (!trying && now().getTime() >= openUntil)
    },
    begins() {
      trying = true
    },
    succeeded() {
      failures = 0
      trying = false
    },
    failed() {
      failures += 1
      trying = false
      openUntil = now().getTime() + OPEN_MS
    },
    saidNothing() {
      trying = false
    },
  }
}
