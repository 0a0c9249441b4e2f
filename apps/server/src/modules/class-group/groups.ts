/** Groups of a class: made, changed, ended. Work given to a group that ends stays with its learners. */
import type { ClassGroup, ClassGroups } from '@panya/domain/classroom/class-group.ts'
import { GROUP_LIMITS } from '@panya/domain/classroom/class-group.ts'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'
import {
  assignmentGroup,
  assignmentLearner,
  classGroup,
  classGroupMember,
} from '../../platform/database/schema/audience.ts'
import { classroom, classroomMember } from '../../platform/database/schema/classroom.ts'
import { student } from '../../platform/database/schema/person.ts'
import type { SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { requireOwnClass } from '../classroom/class-access-port.ts'

export async function listGroups(orm: Orm, classId: number): Promise<ClassGroups> {
  const { id, displayName, firstName, lastName } = student
  const inClass = and(eq(classroomMember.classroomId, classId), eq(classroomMember.part, 'student'))
  const learners = await orm
    .select({ studentId: id, displayName, firstName, lastName })
    .from(classroomMember)
    .innerJoin(student, eq(id, classroomMember.studentId))
    .where(inClass)
    .orderBy(...inNameOrder(firstName, lastName), id)
    .limit(GROUP_LIMITS.learners)
  const groups = await orm
    .select({
      id: classGroup.id,
      name: classGroup.name,
      // Whoever has left the class is in none of its groups.
      learners: sql<number[]>`array(select m.student_id from class_group_member m
        join classroom_member c on c.student_id = m.student_id and c.part = 'student'
          and c.classroom_id = ${classId}
        where m.group_id = "class_group"."id" order by m.student_id)`,
    })
    .from(classGroup)
    .where(eq(classGroup.classroomId, classId))
    .orderBy(...inNameOrder(classGroup.name), classGroup.id)
    .limit(GROUP_LIMITS.groups)
  return { groups, learners }
}

/** Of a class of this teacher; somebody else's looks like none. */
export async function requireOwnGroup(orm: Orm, user: SignedIn, id: number) {
  const [found] = await orm.select().from(classGroup).where(eq(classGroup.id, id))
  const missing = () => new Problem('NOT_FOUND', 'group-not-found')
  if (!found) throw missing()
  await requireOwnClass(orm, user, found.classroomId).catch(() => {
    throw missing()
  })
  return found
}

export type GroupWish = Omit<ClassGroup, 'id'>

export async function makeGroup(
  { orm }: Database,
  actor: Actor,
  classId: number,
  { name, learners }: GroupWish,
): Promise<number> {
  return orm.transaction(async (tx) => {
    // Locked, so that the limit and the name hold when two teachers make groups at once.
    await tx
      .select({ id: classroom.id })
      .from(classroom)
      .where(eq(classroom.id, classId))
      .for('update')
    const there = await tx.$count(classGroup, eq(classGroup.classroomId, classId))
    if (there >= GROUP_LIMITS.groups) throw new Problem('CONFLICT', 'too-many-groups')
    await requireFreeName(tx, classId, name)
    const [made] = await tx
      .insert(classGroup)
      .values({ classroomId: classId, name })
      .returning({ id: classGroup.id })
    const id = made?.id ?? 0
    await putInto(tx, classId, id, learners)
    await recordAct(tx, actor, {
      act: 'class-group.make',
      target: `classroom:${classId}`,
      after: { group: id, name, learners },
    })
    return id
  })
}

export async function changeGroup(
  { orm }: Database,
  actor: Actor,
  { id, classroomId }: { id: number; classroomId: number },
  { name, learners }: Partial<GroupWish>,
): Promise<void> {
  await orm.transaction(async (tx) => {
    await tx
      .select({ id: classroom.id })
      .from(classroom)
      .where(eq(classroom.id, classroomId))
      .for('update')
    if (name !== undefined) {
      await requireFreeName(tx, classroomId, name, id)
      await tx.update(classGroup).set({ name }).where(eq(classGroup.id, id))
    }
    if (learners !== undefined) await putInto(tx, classroomId, id, learners)
    await recordAct(tx, actor, {
      act: 'class-group.change',
      target: `classroom:${classroomId}`,
      after: { group: id, name, learners },
    })
  })
}

export async function endGroup(
  { orm }: Database,
  actor: Actor,
  { id, classroomId, name }: { id: number; classroomId: number; name: string },
): Promise<void> {
  await orm.transaction(async (tx) => {
    const theirs = tx
      .select({ assignmentId: assignmentGroup.assignmentId, studentId: classGroupMember.studentId })
      .from(assignmentGroup)
      .innerJoin(classGroupMember, eq(classGroupMember.groupId, assignmentGroup.groupId))
      .where(eq(assignmentGroup.groupId, id))
    await tx.insert(assignmentLearner).select(theirs).onConflictDoNothing()
    await tx.delete(classGroup).where(eq(classGroup.id, id))
    await recordAct(tx, actor, {
      act: 'class-group.end',
      target: `classroom:${classroomId}`,
      before: { group: id, name },
    })
  })
}

async function requireFreeName(tx: Orm, classId: number, name: string, own = 0): Promise<void> {
  const same = and(
    eq(classGroup.classroomId, classId),
    eq(classGroup.name, name),
    ne(classGroup.id, own),
  )
  if ((await tx.$count(classGroup, same)) > 0)
    throw new Problem('CONFLICT', 'group-name-taken', { name: 'group-name-taken' })
}

async function putInto(
  tx: Orm,
  classId: number,
  groupId: number,
  learners: readonly number[],
): Promise<void> {
  await tx.delete(classGroupMember).where(eq(classGroupMember.groupId, groupId))
  if (learners.length === 0) return
  const here = and(
    eq(classroomMember.classroomId, classId),
    eq(classroomMember.part, 'student'),
    inArray(classroomMember.studentId, [...learners]),
  )
  if ((await tx.$count(classroomMember, here)) < learners.length)
    throw new Problem('BAD_INPUT', 'learner-not-here', { learners: 'learner-not-here' })
  await tx.insert(classGroupMember).values(learners.map((studentId) => ({ groupId, studentId })))
}
