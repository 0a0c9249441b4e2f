/** Learners a teacher expects: their list is checked line by line, and each gets a code of their own. */
import { randomBytes } from 'node:crypto'
import type { ClassInvite } from '@panya/domain/classroom/classroom.ts'
import type { RosterProblem, RosterRow } from '@panya/domain/classroom/roster.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { isoMoment } from '../../platform/database/moment.ts'
import { classroom } from '../../platform/database/schema/classroom.ts'
import { classroomInvite } from '../../platform/database/schema/classroom-invite.ts'
import type { SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { type SignUpParts, signUp } from '../student/sign-up-port.ts'

/** Adds what only the class can know: who is here or invited already. */
export async function checkAgainstClass(
  orm: Orm,
  classId: number,
  rows: RosterRow[],
): Promise<RosterRow[]> {
  const emails = sql.param(rows.map(({ email }) => email))
  const { rows: known } = await orm.execute<{ email: string; problem: RosterProblem }>(sql`
    select s.email, 'already-here' as problem from classroom_member m join student s on s.id = m.student_id
      where m.classroom_id = ${classId} and s.email = any(${emails}::text[])
    union all
    select i.email, 'already-invited' from classroom_invite i
      where i.classroom_id = ${classId} and i.accepted_at is null and i.email = any(${emails}::text[])
    union all
    select d.email, 'not-a-student' from demo d where d.email = any(${emails}::text[])`)
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
  const { rows } = await orm.execute<
    Omit<ClassInvite, 'createdAt'> & { created: string } & Record<string, unknown>
  >(sql`
    select code, email, first_name as "firstName", last_name as "lastName", grade, created_at as created
    from classroom_invite where classroom_id = ${classId} and accepted_at is null
    order by first_name, last_name, code limit 1000`)
  return rows.map(({ created, ...row }) => ({ ...row, createdAt: isoMoment(created) }))
}

export async function revokeInvite({ orm }: Database, actor: Actor, classId: number, code: string) {
  await orm.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      delete from classroom_invite where classroom_id = ${classId} and code = ${code} and accepted_at is null`)
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
  const { rows } = await orm.execute(sql`select 1 from student where email = ${email}`)
  return { firstName, email, className, hasAccount: rows.length > 0 }
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
  const { rows } = await orm.execute<{ id: number }>(sql`
    select i.classroom_id as id from classroom_invite i
    join classroom c on c.id = i.classroom_id and c.archived_at is null
    join classroom_member m on m.classroom_id = c.id and m.student_id = ${user.studentId}
    where i.code = ${code} and i.email = ${user.email} and i.accepted_at is not null`)
  return rows[0]?.id ?? null
}

async function join({ orm }: Database, classId: number, studentId: number, code: string) {
  await orm.transaction(async (tx) => {
    await tx.execute(sql`
      insert into classroom_member (classroom_id, student_id, part) values (${classId}, ${studentId}, 'student')
      on conflict do nothing`)
    await tx.execute(sql`update classroom_invite set accepted_at = now() where code = ${code}`)
  })
}
