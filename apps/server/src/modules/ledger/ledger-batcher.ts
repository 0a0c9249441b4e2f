/** Gathers what many people do at once into few transactions; each is answered after its commit. */
import type { CallOutcome, LedgerCall } from './run-batch-port.ts'

const MAX_BATCH = 256
// While one batch waits for the database, others can be worked out: what waits is shared between them.
const AT_ONCE = 4
const WORTH_SHARING = 16

interface Waiting extends LedgerCall {
  resolve(outcome: CallOutcome): void
  reject(error: unknown): void
}

export interface LedgerBatcher {
  add(call: LedgerCall): Promise<CallOutcome>
  /** Resolves when nothing is waiting any more. */
  drained(): Promise<void>
}

export function createLedgerBatcher(
  write: (calls: LedgerCall[]) => Promise<CallOutcome[]>,
): LedgerBatcher {
  let waiting: Waiting[] = []
  const running = new Set<Promise<void>>()
  /** Accounts in a batch under way: what else concerns them would only wait for it in the database. */
  const busy = new Set<number>()
  let lanes = 0
  let writing = 0

  function nextBatch(): Waiting[] {
    const free = waiting.filter(({ userId }) => !busy.has(userId))
    const share = Math.ceil(free.length / (AT_ONCE - writing))
    const size = Math.min(MAX_BATCH, Math.max(WORTH_SHARING, share))
    // All of one account go together, in their order.
    const accounts = new Set(free.slice(0, size).map(({ userId }) => userId))
    const batch = free.filter(({ userId }) => accounts.has(userId)).slice(0, MAX_BATCH)
    const taken = new Set(batch)
    waiting = waiting.filter((call) => !taken.has(call))
    return batch
  }

  async function run(): Promise<void> {
    // Calls that arrive in the same turn of the loop go together even when nothing else runs.
    await new Promise((resolve) => setImmediate(resolve))
    for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) await settle(batch)
    // In the same turn: what is added next finds a lane that runs, or begins one.
    lanes -= 1
  }

  async function settle(batch: Waiting[]): Promise<void> {
    const accounts = new Set(batch.map(({ userId }) => userId))
    for (const id of accounts) busy.add(id)
    writing += 1
    try {
      const outcomes = await write(batch)
      for (const [index, call] of batch.entries()) call.resolve(outcomes[index] ?? null)
    } catch (error) {
      for (const call of batch) call.reject(error)
    } finally {
      writing -= 1
      for (const id of accounts) busy.delete(id)
    }
  }

  function start(): void {
    lanes += 1
    const lane = run().finally(() => running.delete(lane))
    running.add(lane)
  }

  return {
    add(call) {
      return new Promise((resolve, reject) => {
        waiting.push({ ...call, resolve, reject })
        if (lanes < AT_ONCE) start()
      })
    },
    async drained() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
