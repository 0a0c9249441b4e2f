/** Nodes say that they are alive; what a node that stopped saying so left behind is given back. */
import type { AppContext } from '../../platform/http/context.ts'
import type { JobStore } from './job-store.ts'

const DEAD_MS = 30_000
const TIDY_EVERY = 720
const KEPT_DAYS = 7

const BEAT = `insert into ai_node (id, seen_at) values ($1, now())
  on conflict (id) do update set seen_at = now()`
const LOST = `select j.id, j.user_id as "userId" from ai_job j left join ai_node n on n.id = j.node_id
  where j.status = 'open' and j.node_id <> $1
    and ($3 or n.id is null or n.seen_at < now() - $2 * interval '1 millisecond')
  limit 500`

/** `alone`: no other node can be alive, so whatever is open was left behind. */
export async function giveBackLost(
  { database, log }: AppContext,
  jobs: JobStore,
  alone: boolean,
): Promise<number> {
  const { rows } = await database.pool.query<{ id: string; userId: number }>(LOST, [
    jobs.nodeId,
    DEAD_MS,
    alone,
  ])
  for (const job of rows) await jobs.giveBack(job, 'lost', 'the node was lost')
  if (rows.length > 0) log.warn({ jobs: rows.length }, 'gave back the coins of lost AI jobs')
  return rows.length
}

async function tidy({ database }: AppContext): Promise<void> {
  await database.pool.query(`delete from ai_node where seen_at < now() - interval '1 day'`)
  await database.pool.query(
    `delete from ai_job where status <> 'open' and created_at < now() - interval '${KEPT_DAYS} days'`,
  )
}

/** Says that this node is alive, and looks for what others left; the first time also for what it left itself. */
export function createLostJobsWatch(context: AppContext, jobs: JobStore) {
  const alone = context.soleNode === true
  let beats = 0
  return async (): Promise<void> => {
    await context.database.pool.query(BEAT, [jobs.nodeId])
    await giveBackLost(context, jobs, beats === 0 && alone)
    if (beats % TIDY_EVERY === 0) await tidy(context)
    beats += 1
  }
}
