/** A serial queue: looking through megabytes goes one at a time, and everybody else gets a turn in between. */

/** Less is done in a few milliseconds. */
const LARGE_BYTES = 512 * 1024

export async function queueLargeWork<T>(bytes: number, work: () => T): Promise<T> {
  return bytes < LARGE_BYTES ? work() : largeWork(work)
}

const largeWork = createSerialQueue()

/** One queue for one kind of work. */
export function createSerialQueue(): <T>(work: () => T | Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(othersFirst).then(work)
    // Whether it failed concerns only who asked for it.
    last = mine.catch(() => undefined)
    return mine
  }
}

/** The first one still comes before what has arrived meanwhile. */
function othersFirst(): Promise<void> {
  return new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
}
