/** Empties the trash after its days are over and thins histories nobody saves to any more. */
import { RETENTION } from '@panya/domain/account/retention.ts'
import { and, count, gt, lt, max, min } from 'drizzle-orm'
import { project, projectRevision, toolActivity } from '../../platform/database/schema/project.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { thinHistory } from './history.ts'

export async function keepProjectsTidy(
  { database, now }: AppContext,
  stop?: AbortSignal,
): Promise<void> {
  const days = (ago: number) => new Date(now().getTime() - ago * 86_400_000)
  const { orm } = database
  await orm.delete(project).where(lt(project.deletedAt, days(RETENTION.trashDays)))
  await orm.delete(toolActivity).where(lt(toolActivity.at, days(RETENTION.activityDays)))
  const { projectId, savedAt } = projectRevision
  const rows = await orm
    .select({ id: projectId })
    .from(projectRevision)
    .groupBy(projectId)
    .having(and(gt(count(), 2), lt(min(savedAt), days(1)), gt(max(savedAt), days(3))))
    .limit(5000)
  for (const row of rows) {
    if (stop?.aborted) return
    await thinHistory(database, row.id, now())
  }
}
