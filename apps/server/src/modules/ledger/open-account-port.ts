/** Gives new learners their first coins at once. */
import type { Database } from '../../platform/database/database.ts'
import { runBatch } from './run-batch-port.ts'

/** An account that could not be opened here is opened by the next sweep: signing up does not fail by it. */
export async function openAccounts(
  database: Database,
  userIds: readonly number[],
  now: Date,
): Promise<void> {
  if (userIds.length === 0) return
  const calls = userIds.map((userId) => ({ userId, operation: { do: 'renew' } as const }))
  await runBatch(database, calls, now.getTime()).catch(() => undefined)
}
