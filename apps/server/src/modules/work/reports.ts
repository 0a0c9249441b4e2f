/** Shared projects somebody has reported: shown to the teachers of whoever made them. */
import type { ProjectReport } from '@panya/domain/classroom/work.ts'
import { sql } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { isoMoment } from '../../platform/database/moment.ts'
import type { SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'

function mineOnly(user: SignedIn) {
  if (user.role === 'admin') return sql`true`
  return sql`p.owner_id in (select theirs.student_id from classroom_member mine
    join classroom_member theirs using (classroom_id)
    where mine.student_id = ${user.studentId} and mine.part = 'teacher' and theirs.part = 'student')`
}

export async function listReports(orm: Orm, user: SignedIn): Promise<ProjectReport[]> {
  const { rows } = await orm.execute<
    Omit<ProjectReport, 'createdAt'> & { created: string } & Record<string, unknown>
  >(sql`
    select r.id, p.id as "projectId", p.title, p.tool, s.display_name as author, r.reason, r.created_at as created
    from project_report r join project p on p.id = r.project_id join student s on s.id = p.owner_id
    where r.resolved_at is null and ${mineOnly(user)} order by r.created_at limit 100`)
  return rows.map(({ created, ...row }) => ({ ...row, createdAt: isoMoment(created) }))
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
    const { rows } = await tx.execute<{ project: string }>(sql`
      select p.id as project from project_report r join project p on p.id = r.project_id
      where r.id = ${id} and r.resolved_at is null and ${mineOnly(user)}`)
    const project = rows[0]?.project
    if (project === undefined) throw new Problem('NOT_FOUND', 'report-not-found')
    await tx.execute(sql`
      update project_report set resolved_at = now() where project_id = ${project} and resolved_at is null`)
    if (stopSharing) {
      await tx.execute(
        sql`update project set share = 'private', share_id = null where id = ${project}`,
      )
    }
    const act = stopSharing ? 'project.stop-sharing' : 'project.keep-sharing'
    await recordAct(tx, actor, { act, target: `project:${project}` })
  })
}
