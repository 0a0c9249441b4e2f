/** Decides whose class it is: teachers reach their own, admins all; everybody else learns nothing. */
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { requireRole, type SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'

type Runner = Pick<Database['orm'], 'execute'>

export function requireTeacher(request: FastifyRequest): Promise<SignedIn> {
  return requireRole(request, ['teacher', 'admin'])
}

export async function requireOwnClass(orm: Runner, user: SignedIn, classId: number): Promise<void> {
  const { rows } = await orm.execute(
    user.role === 'admin'
      ? sql`select 1 from classroom where id = ${classId}`
      : sql`select 1 from classroom_member
            where classroom_id = ${classId} and student_id = ${user.studentId} and part = 'teacher'`,
  )
  if (rows.length === 0) throw new Problem('NOT_FOUND', 'class-not-found')
}

/** The teacher of this very class, in one sentence. */
export async function requireTeacherOf(
  request: FastifyRequest,
  orm: Runner,
  classId: number,
): Promise<SignedIn> {
  const user = await requireTeacher(request)
  await requireOwnClass(orm, user, classId)
  return user
}

export interface Pupil extends Record<string, unknown> {
  id: number
  email: string
  display_name: string
}

export async function requirePupil(
  orm: Runner,
  classId: number,
  studentId: number,
): Promise<Pupil> {
  const { rows } = await orm.execute<Pupil>(sql`
    select s.id, s.email, s.display_name from classroom_member m join student s on s.id = m.student_id
    where m.classroom_id = ${classId} and m.student_id = ${studentId} and m.part = 'student'`)
  if (!rows[0]) throw new Problem('NOT_FOUND', 'student-not-found')
  return rows[0]
}

/** Somebody who learns in a class of this teacher; admins reach everybody. */
export async function teaches(orm: Runner, user: SignedIn, studentId: number): Promise<boolean> {
  if (user.role === 'admin') return true
  if (user.role !== 'teacher') return false
  const { rows } = await orm.execute(sql`
    select 1 from classroom_member mine join classroom_member theirs using (classroom_id)
    where mine.student_id = ${user.studentId} and mine.part = 'teacher'
      and theirs.student_id = ${studentId} and theirs.part = 'student' limit 1`)
  return rows.length > 0
}
