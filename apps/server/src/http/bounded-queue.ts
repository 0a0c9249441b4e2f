/** Keeps slow work from starving everything else: a few jobs at once, some waiting, more refused. */
import { Problem } from './problem.ts'

export type RunBounded = <T>(job: () => Promise<T>) => Promise<T>

export function boundedQueue(limits: { atOnce: number; waiting: number }): RunBounded {
  let running = 0
  const queue: (() => void)[] = []
  return async (job) => {
    if (running >= limits.atOnce) {
      if (queue.length >= limits.waiting) throw new Problem('UNAVAILABLE', 'too-busy')
      await new Promise<void>((resolve) => queue.push(resolve))
    } else {
      running += 1
    }
    try {
      return await job()
    } finally {
      // The place goes to who waits longest, without being free in between.
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
