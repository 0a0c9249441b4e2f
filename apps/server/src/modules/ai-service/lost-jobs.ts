/** Nodes say that they are alive; what a node that stopped saying so left behind is given back. */

import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { aiJob, aiNode } from '../../platform/database/schema/ai.ts'
import type { AppContext } from '../../platform/http/context.ts'
import type { JobStore } from './job-store-port.ts'

const DEAD_MS = 30_000
const TIDY_EVERY = 720
const KEPT_DAYS = 7

/** `alone`: no other node can be alive, so whatever is open was left behind. */
export async function giveBackLost(
  { database, log }: AppContext,
  jobs: JobStore,
  alone: boolean,
): Promise<number> {
  const silent = sql`${aiNode.seenAt} < now() - ${DEAD_MS} * interval '1 millisecond'`
  const rows = await database.orm
    .select({ id: aiJob.id, userId: aiJob.userId })
    .from(aiJob)
    .leftJoin(aiNode, eq(aiNode.id, aiJob.nodeId))
    .where(
      and(
        eq(aiJob.status, 'open'),
        ne(aiJob.nodeId, jobs.nodeId),
        alone ? undefined : or(isNull(aiNode.id), silent),
      ),
    )
    .limit(500)
  for (const job of rows) await jobs.giveBack(job, 'lost', 'the node was lost')
  if (rows.length > 0) log.warn({ jobs: rows.length }, 'gave back the coins of lost AI jobs')
  return rows.length
}

async function tidy({ database }: AppContext): Promise<void> {
  await database.orm.delete(aiNode).where(sql`${aiNode.seenAt} < now() - interval '1 day'`)
  const old = sql`${aiJob.createdAt} < now() - ${KEPT_DAYS} * interval '1 day'`
  await database.orm.delete(aiJob).where(and(ne(aiJob.status, 'open'), old))
}

/** Says that this node is alive, and looks for what others left; the first time also for what it left itself. */
export function createLostJobsWatch(context: AppContext, jobs: JobStore) {
  const alone = context.soleNode === true
  let beats = 0
  return async (): Promise<void> => {
    const seenAt = sql`now()`
    await context.database.orm
      .insert(aiNode)
      .values({ id: jobs.nodeId, seenAt })
      .onConflictDoUpdate({ target: aiNode.id, set: { seenAt } })
    await giveBackLost(context, jobs, beats === 0 && alone)
    if (beats % TIDY_EVERY === 0) await tidy(context)
    beats += 1
  }
}
