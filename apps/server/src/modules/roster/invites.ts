/** Learners a teacher expects: their list is checked line by line, and each gets a code of their own. */

import { randomBytes } from 'node:crypto'
import type { ClassInvite } from '@panya/domain/classroom/classroom.ts'
import type { RosterProblem, RosterRow } from '@panya/domain/classroom/roster.ts'
import { and, type Column, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { isoMoments } from '../../platform/database/iso-moments.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'
import {
  classroom,
  classroomInvite,
  classroomMember,
} from '../../platform/database/schema/classroom.ts'
import { demo, student } from '../../platform/database/schema/person.ts'
import type { SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { joinClass } from '../classroom/class-access-port.ts'
import { type SignUpParts, signUp } from '../student/sign-up-port.ts'

const isWaiting = (classId: number) =>
  and(eq(classroomInvite.classroomId, classId), isNull(classroomInvite.acceptedAt))

/** Adds what only the class can know: who is here or invited already. */
export async function checkAgainstClass(
  orm: Orm,
  classId: number,
  rows: RosterRow[],
): Promise<RosterRow[]> {
  const emails = sql.param(rows.map(({ email }) => email))
  const listed = (column: Column) => sql`${column} = any(${emails}::text[])`
  const known = await unionAll(
    orm
      .select({ email: student.email, problem: sql<RosterProblem>`'already-here'` })
      .from(classroomMember)
      .innerJoin(student, eq(student.id, classroomMember.studentId))
      .where(and(eq(classroomMember.classroomId, classId), listed(student.email))),
    orm
      .select({ email: classroomInvite.email, problem: sql<RosterProblem>`'already-invited'` })
      .from(classroomInvite)
      .where(and(isWaiting(classId), listed(classroomInvite.email))),
    orm
      .select({ email: demo.email, problem: sql<RosterProblem>`'not-a-student'` })
      .from(demo)
      .where(listed(demo.email)),
  )
  const problems = new Map(known.map(({ email, problem }) => [email, problem]))
  return rows.map((row) => ({ ...row, problem: row.problem ?? problems.get(row.email) ?? null }))
}

/** Lines with a problem are reported and left out; sending the same list again invites nobody twice. */
export async function inviteAll(
  { orm }: Database,
  user: SignedIn,
  actor: Actor,
  classId: number,
  given: RosterRow[],
): Promise<{ rows: RosterRow[]; invited: number }> {
  return orm.transaction(async (tx) => {
    const rows = await checkAgainstClass(tx, classId, given)
    const good = rows.filter(({ problem }) => problem === null)
    if (good.length > 0) {
      await tx
        .insert(classroomInvite)
        .values(good.map((row) => newInvite(row, classId, user.studentId)))
        .onConflictDoUpdate({
          target: [classroomInvite.classroomId, classroomInvite.email],
          // Somebody who was here before and left is invited anew, with a new code.
          set: { code: sql`excluded.code`, acceptedAt: null, createdAt: sql`now()` },
        })
      await recordAct(tx, actor, {
        act: 'classroom.invite',
        target: `classroom:${classId}`,
        after: { invited: good.length },
      })
    }
    return { rows, invited: good.length }
  })
}

function newInvite(row: RosterRow, classroomId: number, invitedBy: number) {
  const { email, displayName, firstName, lastName, grade } = row
  const code = randomBytes(12).toString('base64url')
  return {
    code,
    classroomId,
    invitedBy,
    email,
    displayName,
    firstName,
    lastName,
    grade,
    affiliation: '-',
  }
}

export async function listInvites(orm: Orm, classId: number): Promise<ClassInvite[]> {
  const { code, email, firstName, lastName, grade, createdAt } = classroomInvite
  const rows = await orm
    .select({ code, email, firstName, lastName, grade, createdAt })
    .from(classroomInvite)
    .where(isWaiting(classId))
    .orderBy(...inNameOrder(firstName, lastName), code)
    .limit(1000)
  return rows.map(isoMoments)
}

export async function revokeInvite({ orm }: Database, actor: Actor, classId: number, code: string) {
  await orm.transaction(async (tx) => {
    const { rowCount } = await tx
      .delete(classroomInvite)
      .where(and(isWaiting(classId), eq(classroomInvite.code, code)))
    if (rowCount === 0) throw new Problem('NOT_FOUND', 'invite-not-found')
    await recordAct(tx, actor, { act: 'classroom.revoke-invite', target: `classroom:${classId}` })
  })
}

export interface InviteLook {
  firstName: string
  className: string
  email: string
  /** The account is there already: its owner signs in and joins. */
  hasAccount: boolean
}

/** A class that was put away takes nobody in. */
async function requireInvite(orm: Orm, code: string) {
  const [found] = await orm
    .select({ invite: classroomInvite, className: classroom.name })
    .from(classroomInvite)
    .innerJoin(classroom, eq(classroom.id, classroomInvite.classroomId))
    .where(and(eq(classroomInvite.code, code), isNull(classroom.archivedAt)))
  if (!found || found.invite.acceptedAt !== null) throw new Problem('NOT_FOUND', 'invite-not-found')
  return { ...found.invite, className: found.className }
}

/** Whoever holds the code got it from the teacher: it says for whom it is. */
export async function lookAtInvite({ orm }: Database, code: string): Promise<InviteLook> {
  const { email, firstName, className } = await requireInvite(orm, code)
  const accounts = await orm.$count(student, eq(student.email, email))
  return { firstName, email, className, hasAccount: accounts > 0 }
}

/** Makes the account the teacher has prepared, with the password its owner chose, and joins the class. */
export async function activateInvite(
  parts: SignUpParts,
  code: string,
  { password, affiliation }: { password: string; affiliation: string },
): Promise<{ email: string }> {
  const invite = await requireInvite(parts.database.orm, code)
  const { email, displayName, firstName, lastName, grade } = invite
  const { id } = await signUp(parts, {
    email,
    password,
    displayName,
    firstName,
    lastName,
    grade,
    affiliation,
  })
  await join(parts.database, invite.classroomId, id, code)
  return { email }
}

/** For somebody who has an account: only the one the invitation is for. */
export async function acceptInvite(
  database: Database,
  user: SignedIn,
  code: string,
): Promise<number> {
  const joined = await classJoinedWith(database.orm, user, code)
  if (joined !== null) return joined
  const invite = await requireInvite(database.orm, code)
  if (invite.email !== user.email) throw new Problem('FORBIDDEN', 'invite-for-another')
  await join(database, invite.classroomId, user.studentId, code)
  return invite.classroomId
}

/** Whoever presses twice, or never saw the answer, has joined all the same; who left since has not. */
async function classJoinedWith(orm: Orm, user: SignedIn, code: string): Promise<number | null> {
  const [joined] = await orm
    .select({ id: classroom.id })
    .from(classroomInvite)
    .innerJoin(classroom, eq(classroom.id, classroomInvite.classroomId))
    .innerJoin(classroomMember, eq(classroomMember.classroomId, classroom.id))
    .where(
      and(
        eq(classroomInvite.code, code),
        eq(classroomInvite.email, user.email),
        isNotNull(classroomInvite.acceptedAt),
        isNull(classroom.archivedAt),
        eq(classroomMember.studentId, user.studentId),
      ),
    )
  return joined?.id ?? null
}

async function join({ orm }: Database, classId: number, studentId: number, code: string) {
  await orm.transaction(async (tx) => {
    await joinClass(tx, classId, studentId)
    const acceptedAt = sql`now()`
    await tx.update(classroomInvite).set({ acceptedAt }).where(eq(classroomInvite.code, code))
  })
}
