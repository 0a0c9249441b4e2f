/** What came from a school's lists before, read in pages so that others are answered in between. */
import { noMailAddress } from '@panya/domain/account/no-mail-address.ts'
import type { KnownSchool } from '@panya/domain/school-roster/roster-plan.ts'
import type { RosterSource } from '@panya/domain/school-roster/roster-preview.ts'
import { and, asc, count, desc, eq, exists, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../../platform/database/database.ts'
import { identityAccounts } from '../../platform/database/schema/account.ts'
import { classroom, classroomMember } from '../../platform/database/schema/classroom.ts'
import { demo, privilegedUsers, student } from '../../platform/database/schema/person.ts'
import { rosterRecord } from '../../platform/database/schema/school.ts'
import { auditLog } from '../../platform/database/schema/site.ts'

const PAGE = 5000
const SOURCES_SHOWN = 200

export const isStaff = (orm: Orm) =>
  exists(
    orm
      .select()
      .from(privilegedUsers)
      .where(and(eq(privilegedUsers.email, student.email), privilegedUsers.isActive)),
  )

/** How a role was given is in the audit log and nowhere else: invitations are not kept. */
function isVouchedFor(orm: Orm) {
  const given = orm
    .select({ byOwnLink: sql`${auditLog.after} ->> 'invitedAddress'` })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.target, sql`'privileged_user:' || ${privilegedUsers.id}`),
        inArray(auditLog.act, ['role.give', 'role.accept-invite']),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1)
  return exists(
    orm
      .select()
      .from(privilegedUsers)
      .where(
        and(
          eq(privilegedUsers.email, student.email),
          privilegedUsers.isActive,
          sql`${given} is distinct from 'false'`,
        ),
      ),
  )
}

export const recordsOf = (source: string, kind: 'user' | 'class') =>
  and(eq(rosterRecord.source, source), eq(rosterRecord.kind, kind))

/** Parts of what is known; members last, and accounts not at all: those are looked for by their address. */
export async function* readKnown(orm: Orm, source: string): AsyncGenerator<Partial<KnownSchool>> {
  for await (const people of pages(readPeople, orm, source)) yield { people }
  for await (const classes of pages(readClasses, orm, source)) yield { classes }
  for await (const members of pages(readMembers, orm, source)) yield { members }
}

async function* pages<Row extends Last, Last>(
  read: (orm: Orm, source: string, after?: Last) => Promise<Row[]>,
  orm: Orm,
  source: string,
) {
  for (let after: Last | undefined; ; ) {
    const rows = await read(orm, source, after)
    if (rows.length > 0) yield rows
    if (rows.length < PAGE) return
    after = rows.at(-1)
  }
}

async function readPeople(orm: Orm, source: string, after?: { id: string }) {
  const other = alias(rosterRecord, 'other')
  const elsewhere = orm
    .select()
    .from(other)
    .where(and(eq(other.studentId, student.id), ne(other.source, source), isNull(other.leftAt)))
  const hasMail = sql`${student.email} not like ${`%${noMailAddress('')}`}`
  // A hosted identity service keeps passwords itself.
  const hasPassword = sql`coalesce(${identityAccounts.passwordHash} <> '', true)`
  return orm
    .select({
      id: rosterRecord.sourcedId,
      studentId: student.id,
      left: sql<boolean>`${rosterRecord.leftAt} is not null`,
      firstName: student.firstName,
      lastName: student.lastName,
      grade: student.grade,
      staff: sql<boolean>`${isStaff(orm)}`,
      staysOpen: sql<boolean>`(${hasMail} and ${hasPassword}) or ${exists(elsewhere)}`,
    })
    .from(rosterRecord)
    .innerJoin(student, eq(student.id, rosterRecord.studentId))
    .leftJoin(identityAccounts, eq(identityAccounts.email, student.email))
    .where(and(recordsOf(source, 'user'), after && gt(rosterRecord.sourcedId, after.id)))
    .orderBy(asc(rosterRecord.sourcedId))
    .limit(PAGE)
}

async function readClasses(orm: Orm, source: string, after?: { id: string }) {
  return orm
    .select({
      id: rosterRecord.sourcedId,
      classroomId: classroom.id,
      left: sql<boolean>`${rosterRecord.leftAt} is not null`,
      name: classroom.name,
    })
    .from(rosterRecord)
    .innerJoin(classroom, eq(classroom.id, rosterRecord.classroomId))
    .where(and(recordsOf(source, 'class'), after && gt(rosterRecord.sourcedId, after.id)))
    .orderBy(asc(rosterRecord.sourcedId))
    .limit(PAGE)
}

async function readMembers(
  orm: Orm,
  source: string,
  after?: { classroomId: number; studentId: number },
) {
  const { classroomId, studentId, part, rosterSource } = classroomMember
  const ours = orm
    .select({ id: rosterRecord.classroomId })
    .from(rosterRecord)
    .where(recordsOf(source, 'class'))
  const next =
    after &&
    or(
      gt(classroomId, after.classroomId),
      and(eq(classroomId, after.classroomId), gt(studentId, after.studentId)),
    )
  const listed = sql<boolean>`coalesce(${rosterSource} = ${source}, false)`
  return orm
    .select({ classroomId, studentId, part, listed })
    .from(classroomMember)
    .where(and(inArray(classroomId, ours), next))
    .orderBy(asc(classroomId), asc(studentId))
    .limit(PAGE)
}

/**
 * Where no mail is sent (`trustsStaff`) nobody can prove an address, and an admin's word stands for it: the role was
 * given to the person before them, or by the link for this very address. Any account may accept a link, with whatever
 * address was typed: who came with one for somebody else is not known by theirs. Learners are known by nothing.
 */
export async function readAccounts(
  orm: Orm,
  emails: string[],
  trustsStaff: boolean,
): Promise<KnownSchool['accounts']> {
  const isDemo = exists(orm.select().from(demo).where(eq(demo.email, student.email)))
  return orm
    .select({
      email: student.email,
      studentId: student.id,
      verified: sql<boolean>`${student.emailVerifiedAt} is not null or (${trustsStaff} and ${isVouchedFor(orm)})`,
      staff: sql<boolean>`${isStaff(orm)}`,
      demo: sql<boolean>`${isDemo}`,
    })
    .from(student)
    .where(sql`${student.email} = any(${sql.param(emails)}::text[])`)
}

/** Other schools whose people have these ids; most alike first. */
export async function alikeSources(orm: Orm, source: string, ids: string[]) {
  const people = count()
  return orm
    .select({ source: rosterRecord.source, people })
    .from(rosterRecord)
    .where(
      and(
        eq(rosterRecord.kind, 'user'),
        ne(rosterRecord.source, source),
        sql`${rosterRecord.sourcedId} = any(${sql.param(ids)}::text[])`,
      ),
    )
    .groupBy(rosterRecord.source)
    .orderBy(desc(people), asc(rosterRecord.source))
    .limit(3)
}

export async function listSources(orm: Orm): Promise<RosterSource[]> {
  const { kind, leftAt, source } = rosterRecord
  const number = (condition: ReturnType<typeof and>) =>
    sql<number>`(count(*) filter (where ${condition}))::int`
  return orm
    .select({
      source,
      people: number(and(eq(kind, 'user'), isNull(leftAt))),
      left: number(and(eq(kind, 'user'), sql`${leftAt} is not null`)),
      classes: number(and(eq(kind, 'class'), isNull(leftAt))),
    })
    .from(rosterRecord)
    .groupBy(source)
    .orderBy(asc(source))
    .limit(SOURCES_SHOWN)
}
