/** Writes what a list changes about people: new accounts, connected ones, names, who left and who is back. */
import type {
  Connection,
  NewPerson,
  PersonChange,
  PersonLeaving,
} from '@panya/domain/school-roster/roster-plan.ts'
import { and, eq, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm'
import { recordActs } from '../../platform/audit/record-act.ts'
import { student } from '../../platform/database/schema/person.ts'
import { rosterRecord } from '../../platform/database/schema/school.ts'
import { createListedLearners } from '../student/listed-learners-port.ts'
import type { Writing } from './carry-out.ts'
import { isStaff, recordsOf } from './read-known.ts'

/** Gives the numbers of the new accounts, which get their first coins afterwards. */
export async function addPeople(
  { tx, identity, source }: Writing,
  wishes: NewPerson[],
): Promise<number[]> {
  const ids = wishes.map(({ id }) => id)
  const there = await tx
    .select({ id: rosterRecord.sourcedId })
    .from(rosterRecord)
    .where(and(recordsOf(source, 'user'), inArray(rosterRecord.sourcedId, ids)))
  const known = new Set(there.map(({ id }) => id))
  const missing = wishes.filter(({ id }) => !known.has(id))
  const made = await createListedLearners(tx, identity, missing)
  if (made.length > 0) {
    await tx.insert(rosterRecord).values(
      missing.map(({ id }, at) => ({
        source,
        kind: 'user' as const,
        sourcedId: id,
        studentId: made[at]!.id,
      })),
    )
  }
  return made.map(({ id }) => id)
}

export async function connectPeople({ tx, source }: Writing, wishes: Connection[]): Promise<void> {
  for (const { id, studentId, part, firstName, lastName, grade } of wishes) {
    const learner = and(
      eq(student.id, studentId),
      isNotNull(student.emailVerifiedAt),
      not(isStaff(tx)),
    )
    if (part === 'student') {
      const set = { firstName, lastName, ...(grade ? { grade } : {}) }
      const { rowCount } = await tx.update(student).set(set).where(learner)
      // Whoever became a teacher a moment ago is not what was looked at.
      if (rowCount === 0) continue
    }
    await tx
      .insert(rosterRecord)
      .values({ source, kind: 'user', sourcedId: id, studentId })
      .onConflictDoNothing()
  }
}

export async function changePeople({ tx }: Writing, wishes: PersonChange[]): Promise<void> {
  for (const { studentId, firstName, lastName, grade } of wishes) {
    const learner = and(eq(student.id, studentId), not(isStaff(tx)))
    await tx.update(student).set({ firstName, lastName, grade }).where(learner)
  }
}

/** An account that was closed because its owner left opens again; one an admin closed does not. */
export async function takeBack(
  { tx, source, actor }: Writing,
  wishes: { id: string }[],
): Promise<string[]> {
  const theirs = and(
    recordsOf(source, 'user'),
    inArray(
      rosterRecord.sourcedId,
      wishes.map(({ id }) => id),
    ),
  )
  const closedByLeaving = tx
    .select({ id: student.id })
    .from(student)
    .innerJoin(rosterRecord, eq(rosterRecord.studentId, student.id))
    .where(and(theirs, eq(rosterRecord.leftAt, student.deactivatedAt)))
  const opened = await tx
    .update(student)
    .set({ deactivatedAt: null })
    .where(inArray(student.id, closedByLeaving))
    .returning({ id: student.id, email: student.email })
  await tx.update(rosterRecord).set({ leftAt: null }).where(theirs)
  const acts = opened.map(({ id }) => ({ act: 'person.reopen', target: `student:${id}` }))
  await recordActs(tx, actor, acts)
  return opened.map(({ email }) => email)
}

/** Nothing of theirs is deleted. Gives the addresses of accounts that are closed now. */
export async function letGo(
  { tx, source, actor, now }: Writing,
  wishes: PersonLeaving[],
): Promise<string[]> {
  const closing = wishes.filter(({ closes }) => closes).map(({ studentId }) => studentId)
  const closed = await tx
    .update(student)
    .set({ deactivatedAt: now })
    .where(
      and(
        sql`${student.id} = any(${sql.param(closing)}::int[])`,
        isNull(student.deactivatedAt),
        not(isStaff(tx)),
      ),
    )
    .returning({ id: student.id, email: student.email })
  const ids = wishes.map(({ id }) => id)
  await tx
    .update(rosterRecord)
    .set({ leftAt: now })
    .where(and(recordsOf(source, 'user'), inArray(rosterRecord.sourcedId, ids)))
  const acts = closed.map(({ id }) => ({
    act: 'person.close',
    target: `student:${id}`,
    after: { state: 'closed', left: source },
  }))
  await recordActs(tx, actor, acts)
  return closed.map(({ email }) => email)
}
