/** What a teacher does with classes: make, look, change, archive, share with other teachers. */
import { randomInt } from 'node:crypto'
import { normaliseEmail } from '@panya/domain/account/account-fields.ts'
import type { ClassDetails, ClassSummary, Page } from '@panya/domain/classroom/classroom.ts'
import { makeJoinCode } from '@panya/domain/classroom/join-code.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { and, desc, eq, ilike, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { escapeLike } from '../../platform/database/escape-like.ts'
import { isoMoments } from '../../platform/database/iso-moments.ts'
import {
  classroom,
  classroomInvite,
  classroomMember,
} from '../../platform/database/schema/classroom.ts'
import { privilegedUsers, student } from '../../platform/database/schema/person.ts'
import type { SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { PAGE_SIZE } from '../../platform/http/route-schemas.ts'
import { membership } from './class-access-port.ts'

const CODE_TRIES = 5

export interface ClassQuery {
  archived: boolean
  search: string
  page: number
}

export async function listClasses(
  orm: Orm,
  user: SignedIn,
  { archived, search, page }: ClassQuery,
): Promise<Page<ClassSummary>> {
  const taught = orm
    .select({ id: classroomMember.classroomId })
    .from(classroomMember)
    .where(and(eq(classroomMember.studentId, user.studentId), eq(classroomMember.part, 'teacher')))
  const rows = await orm
    .select({
      id: classroom.id,
      name: classroom.name,
      joinCode: classroom.joinCode,
      archivedAt: classroom.archivedAt,
      createdAt: classroom.createdAt,
      total: sql<number>`count(*) over ()::int`,
      students: countPupils(orm, classroom.id),
    })
    .from(classroom)
    .where(
      and(
        user.role === 'admin' ? undefined : inArray(classroom.id, taught),
        search === '' ? undefined : ilike(classroom.name, `%${escapeLike(search)}%`),
        (archived ? isNotNull : isNull)(classroom.archivedAt),
      ),
    )
    .orderBy(desc(classroom.createdAt), desc(classroom.id))
    .limit(PAGE_SIZE)
    .offset(page * PAGE_SIZE)
  const classes = rows.map(({ total: _total, ...row }) => isoMoments(row))
  return { rows: classes, total: rows[0]?.total ?? 0 }
}

const countPupils = (orm: Orm, classId: number | typeof classroom.id) =>
  orm.$count(
    classroomMember,
    and(eq(classroomMember.classroomId, classId), eq(classroomMember.part, 'student')),
  )

const newCode = () => makeJoinCode((below) => randomInt(below))

export async function makeClass({ orm }: Database, user: SignedIn, actor: Actor, name: string) {
  return orm.transaction(async (tx) => {
    for (let attempt = 0; attempt < CODE_TRIES; attempt += 1) {
      const [made] = await tx
        .insert(classroom)
        .values({ name, joinCode: newCode() })
        .onConflictDoNothing()
        .returning({ id: classroom.id })
      if (!made) continue
      await tx
        .insert(classroomMember)
        .values({ classroomId: made.id, studentId: user.studentId, part: 'teacher' })
      await recordAct(tx, actor, {
        act: 'classroom.create',
        target: `classroom:${made.id}`,
        after: { name },
      })
      return made.id
    }
    throw new Problem('UNAVAILABLE', 'no-code-left')
  })
}

export async function classDetails(orm: Orm, classId: number): Promise<ClassDetails> {
  const [row] = await orm.select().from(classroom).where(eq(classroom.id, classId))
  if (!row) throw new Problem('NOT_FOUND', 'class-not-found')
  const teachers = await orm
    .select({ id: student.id, displayName: student.displayName, email: student.email })
    .from(classroomMember)
    .innerJoin(student, eq(student.id, classroomMember.studentId))
    .where(and(eq(classroomMember.classroomId, classId), eq(classroomMember.part, 'teacher')))
    .orderBy(classroomMember.joinedAt, student.id)
  const waiting = and(eq(classroomInvite.classroomId, classId), isNull(classroomInvite.acceptedAt))
  return {
    ...isoMoments(row),
    teachers,
    students: await countPupils(orm, classId),
    invited: await orm.$count(classroomInvite, waiting),
  }
}

export interface ClassChange {
  name?: string
  archived?: boolean
  sharing?: boolean
  leaderboard?: boolean
  tutorMode?: ClassDetails['tutorMode']
  missingWork?: ClassDetails['missingWork']
  dailyAiCap?: number | null
  dailyClassAiCap?: number | null
  openTools?: ToolPath[] | null
  /** How long the choice of tools holds; null until it is taken back. */
  openMinutes?: number | null
}

export async function changeClass(
  { orm }: Database,
  actor: Actor,
  classId: number,
  change: ClassChange,
  now: Date,
): Promise<ClassDetails> {
  const { archived, openMinutes: _minutes, ...settings } = change
  await orm.transaction(async (tx) => {
    const before = await classDetails(tx, classId)
    await tx
      .update(classroom)
      .set({
        ...settings,
        ...(archived === undefined ? {} : { archivedAt: archived ? now : null }),
        ...(settings.openTools === undefined ? {} : { openToolsUntil: focusEnd(change, now) }),
      })
      .where(eq(classroom.id, classId))
    const act = archived === undefined ? 'change' : archived ? 'archive' : 'bring-back'
    const names = Object.keys(settings) as (keyof typeof settings)[]
    const was = Object.fromEntries(names.map((name) => [name, before[name]]))
    await recordAct(tx, actor, {
      act: `classroom.${act}`,
      target: `classroom:${classId}`,
      before: was,
      after: change,
    })
  })
  return classDetails(orm, classId)
}

function focusEnd({ openTools, openMinutes }: ClassChange, now: Date): Date | null {
  if (openTools === null || openMinutes === null || openMinutes === undefined) return null
  return new Date(now.getTime() + openMinutes * 60_000)
}

/** Whoever has the old code can no longer come in with it. */
export async function renewCode({ orm }: Database, actor: Actor, classId: number): Promise<string> {
  const joinCode = newCode()
  await orm.transaction(async (tx) => {
    await tx.update(classroom).set({ joinCode }).where(eq(classroom.id, classId))
    await recordAct(tx, actor, { act: 'classroom.renew-code', target: `classroom:${classId}` })
  })
  return joinCode
}

export async function addTeacher({ orm }: Database, actor: Actor, classId: number, email: string) {
  await orm.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: student.id })
      .from(student)
      .innerJoin(privilegedUsers, eq(privilegedUsers.email, student.email))
      .where(and(eq(student.email, normaliseEmail(email)), privilegedUsers.isActive))
      .limit(1)
    if (!found) throw new Problem('BAD_INPUT', 'no-such-teacher', { email: 'no-such-teacher' })
    await tx
      .insert(classroomMember)
      .values({ classroomId: classId, studentId: found.id, part: 'teacher' })
      .onConflictDoUpdate({
        target: [classroomMember.classroomId, classroomMember.studentId],
        // A learner who becomes a teacher of the class begins anew.
        set: {
          part: 'teacher',
          joinedAt: sql`case when ${classroomMember.part} = 'teacher' then ${classroomMember.joinedAt} else now() end`,
        },
      })
    await recordAct(tx, actor, {
      act: 'classroom.add-teacher',
      target: `classroom:${classId}`,
      after: { teacher: found.id },
    })
  })
}

/** A class keeps at least one teacher: somebody must be able to open it. */
export async function removeTeacher({ orm }: Database, actor: Actor, classId: number, id: number) {
  await orm.transaction(async (tx) => {
    const teachers = await tx
      .select({ id: classroomMember.studentId })
      .from(classroomMember)
      .where(and(eq(classroomMember.classroomId, classId), eq(classroomMember.part, 'teacher')))
      .for('update')
    if (!teachers.some((row) => row.id === id)) throw new Problem('NOT_FOUND', 'teacher-not-found')
    if (teachers.length === 1) throw new Problem('CONFLICT', 'last-teacher')
    await tx.delete(classroomMember).where(membership(classId, id, 'teacher'))
    await recordAct(tx, actor, {
      act: 'classroom.remove-teacher',
      target: `classroom:${classId}`,
      before: { teacher: id },
    })
  })
}
