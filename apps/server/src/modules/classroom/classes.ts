/** What a teacher does with classes: make, look, change, archive, share with other teachers. */
import { randomInt } from 'node:crypto'
import { normaliseEmail } from '@panya/domain/account/account-fields.ts'
import type {
  ClassDetails,
  ClassSummary,
  ClassTeacher,
  Page,
} from '@panya/domain/classroom/classroom.ts'
import { makeJoinCode } from '@panya/domain/classroom/join-code.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { eq, sql } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database } from '../../platform/database/database.ts'
import { escapeLike } from '../../platform/database/escape-like.ts'
import { isoMoment } from '../../platform/database/moment.ts'
import { classroom, classroomMember } from '../../platform/database/schema/classroom.ts'
import type { SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { PAGE_SIZE } from '../../platform/http/route-schemas.ts'

type Orm = Database['orm']
type Reader = Pick<Orm, 'execute'>

const CODE_TRIES = 5

export interface ClassQuery {
  archived: boolean
  search: string
  page: number
}

interface SummaryRow extends Record<string, unknown> {
  id: number
  name: string
  join_code: string
  students: number
  archived_at: string | null
  created_at: string
  total: number
}

export async function listClasses(
  orm: Reader,
  user: SignedIn,
  { archived, search, page }: ClassQuery,
): Promise<Page<ClassSummary>> {
  const mine =
    user.role === 'admin'
      ? sql`true`
      : sql`c.id in (select classroom_id from classroom_member
                     where student_id = ${user.studentId} and part = 'teacher')`
  const named = search === '' ? sql`true` : sql`c.name ilike ${`%${escapeLike(search)}%`}`
  const { rows } = await orm.execute<SummaryRow>(sql`
    with page as (
      select c.*, count(*) over ()::int as total from classroom c
      where ${mine} and ${named} and (c.archived_at is not null) = ${archived}
      order by c.created_at desc, c.id desc limit ${PAGE_SIZE} offset ${page * PAGE_SIZE}
    )
    select p.id, p.name, p.join_code, p.archived_at, p.created_at, p.total,
      (select count(*)::int from classroom_member m
       where m.classroom_id = p.id and m.part = 'student') as students
    from page p order by p.created_at desc, p.id desc`)
  return { rows: rows.map(presentClass), total: rows[0]?.total ?? 0 }
}

function presentClass(row: SummaryRow): ClassSummary {
  return {
    id: row.id,
    name: row.name,
    joinCode: row.join_code,
    students: row.students,
    archivedAt: isoMoment(row.archived_at),
    createdAt: isoMoment(row.created_at),
  }
}

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
  const { rows: teachers } = await orm.execute<ClassTeacher & Record<string, unknown>>(sql`
    select s.id, s.display_name as "displayName", s.email from classroom_member m
    join student s on s.id = m.student_id
    where m.classroom_id = ${classId} and m.part = 'teacher' order by m.joined_at, s.id`)
  const { rows: counts } = await orm.execute<{ students: number; invited: number }>(sql`
    select (select count(*)::int from classroom_member
            where classroom_id = ${classId} and part = 'student') as students,
      (select count(*)::int from classroom_invite
       where classroom_id = ${classId} and accepted_at is null) as invited`)
  const { openTools, openToolsUntil, archivedAt, createdAt, ...rest } = row
  return {
    ...rest,
    openTools: openTools as ToolPath[] | null,
    openToolsUntil: openToolsUntil?.toISOString() ?? null,
    archivedAt: archivedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    teachers,
    students: counts[0]?.students ?? 0,
    invited: counts[0]?.invited ?? 0,
  }
}

export interface ClassChange {
  name?: string
  archived?: boolean
  sharing?: boolean
  leaderboard?: boolean
  tutorMode?: ClassDetails['tutorMode']
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
    const { rows } = await tx.execute<{ id: number }>(sql`
      select s.id from student s where s.email = ${normaliseEmail(email)} and exists (
        select 1 from privileged_users p where p.email = s.email and p.is_active)`)
    const id = rows[0]?.id
    if (id === undefined)
      throw new Problem('BAD_INPUT', 'no-such-teacher', { email: 'no-such-teacher' })
    await tx
      .insert(classroomMember)
      .values({ classroomId: classId, studentId: id, part: 'teacher' })
      .onConflictDoUpdate({
        target: [classroomMember.classroomId, classroomMember.studentId],
        set: { part: 'teacher' },
      })
    await recordAct(tx, actor, {
      act: 'classroom.add-teacher',
      target: `classroom:${classId}`,
      after: { teacher: id },
    })
  })
}

/** A class keeps at least one teacher: somebody must be able to open it. */
export async function removeTeacher({ orm }: Database, actor: Actor, classId: number, id: number) {
  await orm.transaction(async (tx) => {
    const { rows } = await tx.execute<{ student_id: number }>(sql`
      select student_id from classroom_member where classroom_id = ${classId} and part = 'teacher' for update`)
    if (!rows.some((row) => row.student_id === id))
      throw new Problem('NOT_FOUND', 'teacher-not-found')
    if (rows.length === 1) throw new Problem('CONFLICT', 'last-teacher')
    await tx.execute(sql`
      delete from classroom_member where classroom_id = ${classId} and student_id = ${id} and part = 'teacher'`)
    await recordAct(tx, actor, {
      act: 'classroom.remove-teacher',
      target: `classroom:${classId}`,
      before: { teacher: id },
    })
  })
}
