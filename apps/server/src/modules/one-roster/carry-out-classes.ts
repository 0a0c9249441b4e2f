/** Writes what a list changes about classes and who is in them. */
import { randomInt } from 'node:crypto'
import { makeJoinCode } from '@panya/domain/classroom/join-code.ts'
import type { EndedPlace, NewPlace, RosterSteps } from '@panya/domain/school-roster/roster-plan.ts'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { classroom, classroomMember } from '../../platform/database/schema/classroom.ts'
import { rosterRecord } from '../../platform/database/schema/school.ts'
import type { Writing } from './carry-out.ts'
import { recordsOf } from './read-known.ts'

const newCode = () => makeJoinCode((below) => randomInt(below))

export async function addClasses(writing: Writing, wishes: RosterSteps['newClasses']) {
  const { tx, source } = writing
  const known = await numbersOf(writing, 'class', wishes)
  for (const { id, name } of wishes.filter((wish) => !known.has(wish.id))) {
    let made: { id: number } | undefined
    while (!made) {
      const room = tx.insert(classroom).values({ name, joinCode: newCode() })
      ;[made] = await room.onConflictDoNothing().returning({ id: classroom.id })
    }
    const record = { source, kind: 'class' as const, sourcedId: id, classroomId: made.id }
    await tx.insert(rosterRecord).values(record)
  }
}

export async function renameClasses({ tx }: Writing, wishes: RosterSteps['renamed']) {
  for (const { classroomId, name } of wishes) {
    await tx.update(classroom).set({ name }).where(eq(classroom.id, classroomId))
  }
}

/** With everybody in it: last year's class can still be looked at. */
export async function putClassesAway(
  { tx, source, now }: Writing,
  wishes: RosterSteps['putAway'],
): Promise<void> {
  const rooms = wishes.map(({ classroomId }) => classroomId)
  await tx
    .update(classroom)
    .set({ archivedAt: now })
    .where(and(inArray(classroom.id, rooms), isNull(classroom.archivedAt)))
  await tx
    .update(rosterRecord)
    .set({ leftAt: now })
    .where(and(recordsOf(source, 'class'), inArray(rosterRecord.classroomId, rooms)))
}

/** A class that a teacher put away stays away. */
export async function bringClassesBack(
  { tx, source }: Writing,
  wishes: RosterSteps['broughtBack'],
): Promise<void> {
  const rooms = wishes.map(({ classroomId }) => classroomId)
  const theirs = and(recordsOf(source, 'class'), inArray(rosterRecord.classroomId, rooms))
  const putAwayByList = tx
    .select({ id: classroom.id })
    .from(classroom)
    .innerJoin(rosterRecord, eq(rosterRecord.classroomId, classroom.id))
    .where(and(theirs, eq(rosterRecord.leftAt, classroom.archivedAt)))
  await tx.update(classroom).set({ archivedAt: null }).where(inArray(classroom.id, putAwayByList))
  await tx.update(rosterRecord).set({ leftAt: null }).where(theirs)
}

export async function addPlaces(writing: Writing, wishes: NewPlace[]): Promise<void> {
  const { tx, source } = writing
  const classes = await numbersOf(
    writing,
    'class',
    wishes.map(({ classId }) => ({ id: classId })),
  )
  const people = await numbersOf(
    writing,
    'user',
    wishes.map(({ userId }) => ({ id: userId })),
  )
  const places = new Map<string, typeof classroomMember.$inferInsert>()
  for (const { classId, userId, part } of wishes) {
    const [classroomId, studentId] = [classes.get(classId), people.get(userId)]
    if (!classroomId || !studentId) continue
    const key = `${classroomId} ${studentId}`
    if (places.get(key)?.part !== 'teacher')
      places.set(key, { classroomId, studentId, part, rosterSource: source })
  }
  if (places.size === 0) return
  await tx
    .insert(classroomMember)
    .values([...places.values()])
    .onConflictDoUpdate({
      target: [classroomMember.classroomId, classroomMember.studentId],
      set: { part: 'teacher' },
      setWhere: sql`excluded.part = 'teacher'`,
    })
}

/** Only places that a list of this school has made. */
export async function endPlaces({ tx, source }: Writing, wishes: EndedPlace[]): Promise<void> {
  const rooms = Map.groupBy(wishes, ({ classroomId }) => classroomId)
  for (const [classroomId, places] of rooms) {
    const students = places.map(({ studentId }) => studentId)
    await tx
      .delete(classroomMember)
      .where(
        and(
          eq(classroomMember.classroomId, classroomId),
          inArray(classroomMember.studentId, students),
          eq(classroomMember.rosterSource, source),
        ),
      )
  }
}

/** The numbers here of what a list calls by its ids. */
async function numbersOf(
  { tx, source }: Writing,
  kind: 'user' | 'class',
  wishes: readonly { id: string }[],
): Promise<Map<string, number>> {
  const ids = [...new Set(wishes.map(({ id }) => id))]
  const rows = await tx
    .select({
      id: rosterRecord.sourcedId,
      number: sql<number>`coalesce(${rosterRecord.studentId}, ${rosterRecord.classroomId})`,
    })
    .from(rosterRecord)
    .where(
      and(recordsOf(source, kind), sql`${rosterRecord.sourcedId} = any(${sql.param(ids)}::text[])`),
    )
  return new Map(rows.map(({ id, number }) => [id, number]))
}
