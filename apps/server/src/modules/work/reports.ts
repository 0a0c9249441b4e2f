/** Shared projects and links of games somebody has reported: shown to the teachers of whoever made them. */
import type { SharedReport } from '@panya/domain/classroom/work.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { isoMoments } from '../../platform/database/iso-moments.ts'
import { student } from '../../platform/database/schema/person.ts'
import { project, projectReport, replay } from '../../platform/database/schema/project.ts'
import type { SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { pupilsOfTeachers, teacher } from '../classroom/class-access-port.ts'

/** Of everybody for an admin; a teacher sees those of the learners in their classes. */
function openReports(orm: Orm, user: SignedIn, also?: SQL) {
  const mine = pupilsOfTeachers(orm, eq(teacher.studentId, user.studentId))
  const maker = sql`coalesce(${project.ownerId}, ${replay.ownerId})`
  const theirs = user.role === 'admin' ? undefined : inArray(maker, mine)
  return orm
    .select({
      id: projectReport.id,
      projectId: projectReport.projectId,
      replayId: projectReport.replayId,
      shareId: replay.shareId,
      title: sql<string>`coalesce(${project.title}, ${replay.title})`,
      tool: sql<ToolPath>`coalesce(${project.tool}, ${replay.tool})`,
      author: student.displayName,
      reason: projectReport.reason,
      createdAt: projectReport.createdAt,
    })
    .from(projectReport)
    .leftJoin(project, eq(project.id, projectReport.projectId))
    .leftJoin(replay, eq(replay.id, projectReport.replayId))
    .innerJoin(student, eq(student.id, maker))
    .where(and(isNull(projectReport.resolvedAt), theirs, also))
    .orderBy(projectReport.createdAt)
    .limit(100)
}

export async function listReports(orm: Orm, user: SignedIn): Promise<SharedReport[]> {
  const rows = await openReports(orm, user)
  return rows.map((row) => {
    const { replayId: _, ...report } = row
    return isoMoments(report)
  })
}

/** All open reports of the same thing at once; sharing may end with them. */
export async function resolveReport(
  { orm }: Database,
  user: SignedIn,
  actor: Actor,
  id: number,
  stopSharing: boolean,
): Promise<void> {
  await orm.transaction(async (tx) => {
    const [report] = await openReports(tx, user, eq(projectReport.id, id))
    if (!report) throw new Problem('NOT_FOUND', 'report-not-found')
    const { projectId, replayId } = report
    const same =
      projectId === null
        ? eq(projectReport.replayId, replayId!)
        : eq(projectReport.projectId, projectId)
    await tx
      .update(projectReport)
      .set({ resolvedAt: sql`now()` })
      .where(and(same, isNull(projectReport.resolvedAt)))
    if (stopSharing) await stopSharingOf(tx, report)
    const kind = projectId === null ? 'replay' : 'project'
    const act = `${kind}.${stopSharing ? 'stop' : 'keep'}-sharing`
    await recordAct(tx, actor, { act, target: `${kind}:${projectId ?? replayId}` })
  })
}

/** The project stays its maker's; a link is nothing but a copy for others. */
async function stopSharingOf(
  orm: Orm,
  { projectId, replayId }: { projectId: string | null; replayId: string | null },
): Promise<void> {
  const unshared = { share: 'private', shareId: null } as const
  if (projectId !== null) await orm.update(project).set(unshared).where(eq(project.id, projectId))
  if (replayId !== null) await orm.delete(replay).where(eq(replay.id, replayId))
}
