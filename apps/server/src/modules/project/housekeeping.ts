/** Empties the trash after its days are over and thins histories nobody saves to any more. */
import { RETENTION } from '@panya/domain/account/retention.ts'
import { sql } from 'drizzle-orm'
import type { AppContext } from '../../platform/http/context.ts'
import { thinHistory } from './history.ts'

export async function keepProjectsTidy(
  { database, now }: AppContext,
  stop?: AbortSignal,
): Promise<void> {
  const days = (count: number) => new Date(now().getTime() - count * 86_400_000)
  await database.orm.execute(
    sql`delete from project where deleted_at < ${days(RETENTION.trashDays)}`,
  )
  await database.orm.execute(
    sql`delete from tool_activity where at < ${days(RETENTION.activityDays)}`,
  )
  const { rows } = await database.orm.execute<{ project_id: string }>(sql`
    select project_id from project_revision group by project_id
    having count(*) > 2 and min(saved_at) < ${days(1)} and max(saved_at) > ${days(3)} limit 5000`)
  for (const row of rows) {
    if (stop?.aborted) return
    await thinHistory(database, row.project_id, now())
  }
}
