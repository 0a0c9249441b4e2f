/** Gathers the calls of many people into few transactions; each call is answered after its commit. */

export interface BatcherOptions<Call, Result> {
  /** One result a call, in the order of the calls. */
  write(calls: Call[]): Promise<Result[]>
  /** Of calls with the same key only one goes into a batch: the next is judged by what it changed. */
  key(call: Call): unknown
  maxCalls: number
  /** How much a call weighs, and how much a batch may carry; one heavy call goes alone. */
  weight?: { of(call: Call): number; max: number }
  /** How many batches may be under way at once. */
  lanes: number
  /** Whether the calls of a failed batch are tried one by one, so that only the guilty one fails. */
  isolate: boolean
}

export interface Batcher<Call, Result> {
  add(call: Call): Promise<Result>
  /** Resolves when nothing is waiting any more. */
  drained(): Promise<void>
}

interface Waiting<Call, Result> {
  call: Call
  resolve(result: Result): void
  reject(error: unknown): void
}

export function createBatcher<Call, Result>(
  options: BatcherOptions<Call, Result>,
): Batcher<Call, Result> {
  let waiting: Waiting<Call, Result>[] = []
  const busy = new Set<unknown>()
  const lanes = new Set<Promise<void>>()

  async function settle(batch: Waiting<Call, Result>[]): Promise<void> {
    try {
      const results = await options.write(batch.map(({ call }) => call))
      for (const [index, { resolve }] of batch.entries()) resolve(results[index]!)
    } catch (error) {
      if (options.isolate && batch.length > 1) for (const one of batch) await settle([one])
      else for (const { reject } of batch) reject(error)
    }
  }

  async function runLane(): Promise<void> {
    // Calls that arrive in the same turn of the loop go together even when nothing else runs.
    await new Promise((resolve) => setImmediate(resolve))
    for (;;) {
      const { batch, rest } = cut(waiting, busy, options)
      if (batch.length === 0) return
      waiting = rest
      const keys = batch.map(({ call }) => options.key(call))
      for (const key of keys) busy.add(key)
      await settle(batch)
      for (const key of keys) busy.delete(key)
    }
  }

  return {
    add(call) {
      return new Promise((resolve, reject) => {
        waiting.push({ call, resolve, reject })
        if (lanes.size >= options.lanes) return
        const lane = runLane().finally(() => lanes.delete(lane))
        lanes.add(lane)
      })
    },
    async drained() {
      while (lanes.size > 0) await Promise.all(lanes)
    },
  }
}

/** What may go now: what another lane has under way waits, and so does what comes after it. */
function cut<Call, Result>(
  calls: Waiting<Call, Result>[],
  busy: ReadonlySet<unknown>,
  { key, maxCalls, weight }: BatcherOptions<Call, Result>,
): { batch: Waiting<Call, Result>[]; rest: Waiting<Call, Result>[] } {
  const taken = new Set(busy)
  const batch: Waiting<Call, Result>[] = []
  const rest: Waiting<Call, Result>[] = []
  let load = 0
  for (const one of calls) {
    const name = key(one.call)
    const heavy = weight === undefined ? 0 : weight.of(one.call)
    const fits = batch.length === 0 || weight === undefined || load + heavy <= weight.max
    if (batch.length < maxCalls && fits && !taken.has(name)) {
      batch.push(one)
      load += heavy
    } else rest.push(one)
    taken.add(name)
  }
  return { batch, rest }
}
