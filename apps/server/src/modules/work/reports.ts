/** Shared projects somebody has reported: shown to the teachers of whoever made them. */
import type { ProjectReport } from '@panya/domain/classroom/work.ts'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { isoMoments } from '../../platform/database/iso-moments.ts'
import { student } from '../../platform/database/schema/person.ts'
import { project, projectReport } from '../../platform/database/schema/project.ts'
import type { SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { pupilsOfTeachers, teacher } from '../classroom/class-access-port.ts'

/** Of everybody for an admin; a teacher sees those of the learners in their classes. */
function openReports(orm: Orm, user: SignedIn, also?: SQL) {
  const mine = pupilsOfTeachers(orm, eq(teacher.studentId, user.studentId))
  const theirs = user.role === 'admin' ? undefined : inArray(project.ownerId, mine)
  return orm
    .select({
      id: projectReport.id,
      projectId: project.id,
      title: project.title,
      tool: project.tool,
      author: student.displayName,
      reason: projectReport.reason,
      createdAt: projectReport.createdAt,
    })
    .from(projectReport)
    .innerJoin(project, eq(project.id, projectReport.projectId))
    .innerJoin(student, eq(student.id, project.ownerId))
    .where(and(isNull(projectReport.resolvedAt), theirs, also))
    .orderBy(projectReport.createdAt)
    .limit(100)
}

export async function listReports(orm: Orm, user: SignedIn): Promise<ProjectReport[]> {
  return (await openReports(orm, user)).map(isoMoments)
}

/** All open reports of the project at once; sharing may end with them. */
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
    const { projectId } = report
    await tx
      .update(projectReport)
      .set({ resolvedAt: sql`now()` })
      .where(and(eq(projectReport.projectId, projectId), isNull(projectReport.resolvedAt)))
    if (stopSharing) {
      const unshared = { share: 'private', shareId: null } as const
      await tx.update(project).set(unshared).where(eq(project.id, projectId))
    }
    const act = stopSharing ? 'project.stop-sharing' : 'project.keep-sharing'
    await recordAct(tx, actor, { act, target: `project:${projectId}` })
  })
}
