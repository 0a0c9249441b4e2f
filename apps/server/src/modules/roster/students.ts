/** The learners of a class: who they are, and what a teacher may do for them. */

import { resolveRole } from '@panya/domain/account/resolve-role.ts'
import type { ClassStudent, Page } from '@panya/domain/classroom/classroom.ts'
import { type ConsentStatus, guardianState } from '@panya/domain/consent/consent-state.ts'
import { sql } from 'drizzle-orm'
import type { IdentityService } from '../../identity/identity-service.ts'
import { type ResetAnswer, renewPassword } from '../../identity/renew-password.ts'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database } from '../../platform/database/database.ts'
import { escapeLike } from '../../platform/database/escape-like.ts'
import { isoMoment } from '../../platform/database/moment.ts'
import { Problem } from '../../platform/http/problem.ts'
import { PAGE_SIZE } from '../../platform/http/route-schemas.ts'
import { requirePupil } from '../classroom/class-access-port.ts'
import { consentStatus } from '../consent/consent-status-port.ts'
import type { Accounts } from '../privilege/accounts-port.ts'
import type { SessionRegistry } from '../session/session-port.ts'

export interface RosterServices {
  identity: IdentityService
  sessions: Pick<SessionRegistry, 'endAll'>
  accounts: Pick<Accounts, 'find'>
}

interface Row extends Record<string, unknown> {
  id: number
  display_name: string
  first_name: string
  last_name: string
  email: string
  grade: string
  last_online: string | null
  total_online_minutes: number
  joined_at: string
  consent: ConsentStatus | null
  total: number
}

export async function listStudents(
  { orm }: Database,
  classId: number,
  { search, page }: { search: string; page: number },
  year: number,
): Promise<Page<ClassStudent>> {
  const like = `%${escapeLike(search)}%`
  const named =
    search === ''
      ? sql`true`
      : sql`(s.display_name ilike ${like} or s.email ilike ${like} or s.first_name || ' ' || s.last_name ilike ${like})`
  const { rows } = await orm.execute<Row>(sql`
    select s.id, s.display_name, s.first_name, s.last_name, s.email, s.grade, s.last_online,
      s.total_online_minutes, m.joined_at, count(*) over ()::int as total,
      case when c.student_id is not null then ${consentStatus(sql`c`)} end as consent
    from classroom_member m join student s on s.id = m.student_id
    left join consent c on c.student_id = s.id
    where m.classroom_id = ${classId} and m.part = 'student' and ${named}
    order by s.first_name, s.last_name, s.id limit ${PAGE_SIZE} offset ${page * PAGE_SIZE}`)
  return { rows: rows.map((row) => present(row, year)), total: rows[0]?.total ?? 0 }
}

function present(row: Row, year: number): ClassStudent {
  return {
    id: row.id,
    displayName: row.display_name,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    grade: row.grade,
    lastOnline: isoMoment(row.last_online),
    minutes: row.total_online_minutes,
    joinedAt: isoMoment(row.joined_at),
    guardian: guardianState(row.consent, year),
  }
}

export async function removeStudent(
  { orm }: Database,
  actor: Actor,
  classId: number,
  studentId: number,
) {
  await orm.transaction(async (tx) => {
    await requirePupil(tx, classId, studentId)
    await tx.execute(sql`
      delete from classroom_member where classroom_id = ${classId} and student_id = ${studentId}`)
    await recordAct(tx, actor, {
      act: 'classroom.remove-student',
      target: `student:${studentId}`,
      before: { classroom: classId },
    })
  })
}

/** From one class of the teacher to another; both were checked by the caller. */
export async function moveStudent(
  { orm }: Database,
  actor: Actor,
  { from, to, studentId }: { from: number; to: number; studentId: number },
): Promise<void> {
  await orm.transaction(async (tx) => {
    await requirePupil(tx, from, studentId)
    await tx.execute(sql`
      insert into classroom_member (classroom_id, student_id, part) values (${to}, ${studentId}, 'student')
      on conflict do nothing`)
    await tx.execute(sql`
      delete from classroom_member where classroom_id = ${from} and student_id = ${studentId}`)
    await recordAct(tx, actor, {
      act: 'classroom.move-student',
      target: `student:${studentId}`,
      before: { classroom: from },
      after: { classroom: to },
    })
  })
}

/** Only learners: whoever sits in a class with more rights than that keeps their account to themselves. */
async function requireLearner({ accounts }: RosterServices, email: string): Promise<void> {
  if (resolveRole(await accounts.find(email)) !== 'student') {
    throw new Problem('FORBIDDEN', 'not-a-student')
  }
}

export async function resetPassword(
  database: Database,
  services: RosterServices,
  actor: Actor,
  { classId, studentId }: { classId: number; studentId: number },
): Promise<ResetAnswer> {
  const { email } = await requirePupil(database.orm, classId, studentId)
  await requireLearner(services, email)
  const act = 'student.reset-password'
  return renewPassword(database, services, actor, { id: studentId, email, act })
}

export async function signOutStudent(
  { orm }: Database,
  services: RosterServices,
  actor: Actor,
  { classId, studentId }: { classId: number; studentId: number },
): Promise<number> {
  const pupil = await requirePupil(orm, classId, studentId)
  await requireLearner(services, pupil.email)
  const devices = await services.sessions.endAll(pupil.email)
  await recordAct(orm, actor, {
    act: 'student.sign-out',
    target: `student:${studentId}`,
    after: { devices },
  })
  return devices
}
