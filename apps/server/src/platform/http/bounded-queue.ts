/** Keeps slow work from starving everything else: a few jobs at once, some waiting, more refused. */
import { Problem } from './problem.ts'

/** Urgent jobs wait in a queue of their own, which goes first. */
export type RunBounded = <T>(job: () => Promise<T>, urgent?: boolean) => Promise<T>

export function boundedQueue(limits: { atOnce: number; waiting: number }): RunBounded {
  let running = 0
  const first: (() => void)[] = []
  const second: (() => void)[] = []
  return async (job, urgent = false) => {
    if (running >= limits.atOnce) {
      const queue = urgent ? first : second
      if (queue.length >= limits.waiting) throw new Problem('UNAVAILABLE', 'too-busy')
      await new Promise<void>((resolve) => queue.push(resolve))
    } else {
      running += 1
    }
    try {
      return await job()
    } finally {
      // The place goes to who waits longest, without being free in between.
      const next = first.shift() ?? second.shift()
      if (next) next()
      else running -= 1
    }
  }
}
