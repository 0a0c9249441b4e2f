/** The learners of a class: who they are, and what a teacher may do for them. */

import { hasNoMail } from '@panya/domain/account/no-mail-address.ts'
import { resolveRole } from '@panya/domain/account/resolve-role.ts'
import { cardWarning } from '@panya/domain/classroom/class-secret.ts'
import type { ClassStudent, Page } from '@panya/domain/classroom/classroom.ts'
import { type ConsentStatus, guardianState } from '@panya/domain/consent/consent-state.ts'
import { and, eq, ilike, or, sql } from 'drizzle-orm'
import type { IdentityService } from '../../identity/identity-service.ts'
import { type ResetAnswer, renewPassword } from '../../identity/renew-password.ts'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database } from '../../platform/database/database.ts'
import { escapeLike } from '../../platform/database/escape-like.ts'
import { isoMoments } from '../../platform/database/iso-moments.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'
import { classSecret } from '../../platform/database/schema/account.ts'
import { classroomMember } from '../../platform/database/schema/classroom.ts'
import { consent, student } from '../../platform/database/schema/person.ts'
import { Problem } from '../../platform/http/problem.ts'
import { PAGE_SIZE } from '../../platform/http/route-schemas.ts'
import { joinClass, membership, requirePupil } from '../classroom/class-access-port.ts'
import { consentStatus } from '../consent/consent-status-port.ts'
import type { Accounts } from '../privilege/accounts-port.ts'
import type { SessionRegistry } from '../session/session-port.ts'

export interface RosterServices {
  identity: IdentityService
  sessions: Pick<SessionRegistry, 'endAll'>
  accounts: Pick<Accounts, 'find'>
}

export async function listStudents(
  { orm }: Database,
  classId: number,
  { search, page }: { search: string; page: number },
  year: number,
): Promise<Page<ClassStudent>> {
  const like = `%${escapeLike(search)}%`
  const whole = sql`${student.firstName} || ' ' || ${student.lastName}`
  const named = or(ilike(student.displayName, like), ilike(student.email, like), ilike(whole, like))
  const rows = await orm
    .select({
      id: student.id,
      displayName: student.displayName,
      firstName: student.firstName,
      lastName: student.lastName,
      email: student.email,
      grade: student.grade,
      lastOnline: student.lastOnline,
      minutes: student.totalOnlineMinutes,
      joinedAt: classroomMember.joinedAt,
      failures: classSecret.failures,
      total: sql<number>`count(*) over ()::int`,
      status: sql<ConsentStatus | null>`case when ${consent.studentId} is not null then ${consentStatus} end`,
    })
    .from(classroomMember)
    .innerJoin(student, eq(student.id, classroomMember.studentId))
    .leftJoin(consent, eq(consent.studentId, student.id))
    .leftJoin(classSecret, eq(classSecret.studentId, student.id))
    .where(
      and(
        eq(classroomMember.classroomId, classId),
        eq(classroomMember.part, 'student'),
        search === '' ? undefined : named,
      ),
    )
    .orderBy(...inNameOrder(student.firstName, student.lastName), student.id)
    .limit(PAGE_SIZE)
    .offset(page * PAGE_SIZE)
  const students = rows.map(({ total: _total, status, failures, ...row }) => ({
    ...isoMoments(row),
    guardian: guardianState(status, year),
    card: hasNoMail(row.email) ? cardWarning(failures ?? 0) : null,
  }))
  return { rows: students, total: rows[0]?.total ?? 0 }
}

export async function removeStudent(
  { orm }: Database,
  actor: Actor,
  classId: number,
  studentId: number,
) {
  await orm.transaction(async (tx) => {
    await requirePupil(tx, classId, studentId)
    await tx.delete(classroomMember).where(membership(classId, studentId))
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
    await joinClass(tx, to, studentId)
    await tx.delete(classroomMember).where(membership(from, studentId))
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
