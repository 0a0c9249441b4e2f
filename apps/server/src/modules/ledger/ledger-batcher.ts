/** Gathers what many people do at once into few transactions; each is answered after its commit. */
import type { LedgerOperation, LedgerOutcome } from '@panya/domain/ledger/operation.ts'

const MAX_BATCH = 256
// While one batch waits for the database, others can be worked out: what waits is shared between them.
// Four were the quickest on many accounts (two: a fifth slower); more only wait for each other.
const AT_ONCE = 4
const WORTH_SHARING = 16

export interface LedgerCall {
  userId: number
  operation: LedgerOperation
}

/** Null for somebody who is not there. */
export type CallOutcome = LedgerOutcome | null

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
  const waiting: Waiting[] = []
  const running = new Set<Promise<void>>()
  let writing = 0

  function nextBatch(): Waiting[] {
    const share = Math.ceil(waiting.length / (AT_ONCE - writing))
    return waiting.splice(0, Math.min(MAX_BATCH, Math.max(WORTH_SHARING, share)))
  }

  async function run(): Promise<void> {
    // Calls that arrive in the same turn of the loop go together even when nothing else runs.
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) {
      const batch = nextBatch()
      writing += 1
      try {
        const outcomes = await write(batch)
        for (const [index, call] of batch.entries()) call.resolve(outcomes[index] ?? null)
      } catch (error) {
        for (const call of batch) call.reject(error)
      } finally {
        writing -= 1
      }
    }
  }

  function start(): void {
    const lane = run().finally(() => running.delete(lane))
    running.add(lane)
  }

  return {
    add(call) {
      return new Promise((resolve, reject) => {
        waiting.push({ ...call, resolve, reject })
        if (running.size < AT_ONCE) start()
      })
    },
    async drained() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
