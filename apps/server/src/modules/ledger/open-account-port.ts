/** Gives a new learner their first coins at once. */
import type { Database } from '../../platform/database/database.ts'
import { runBatch } from './run-batch-port.ts'

/** An account that could not be opened here is opened by the next sweep: signing up does not fail by it. */
export async function openAccount(database: Database, userId: number, now: Date): Promise<void> {
  const call = { userId, operation: { do: 'renew' } as const }
  await runBatch(database, [call], now.getTime()).catch(() => undefined)
}
