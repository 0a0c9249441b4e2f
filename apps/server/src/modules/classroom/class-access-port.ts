/** Decides whose class it is: teachers reach their own, admins all; everybody else learns nothing. */
import { and, eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { FastifyRequest } from 'fastify'
import type { Orm } from '../../platform/database/database.ts'
import { classroom, classroomMember } from '../../platform/database/schema/classroom.ts'
import { student } from '../../platform/database/schema/person.ts'
import { requireRole, type SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'

export function requireTeacher(request: FastifyRequest): Promise<SignedIn> {
  return requireRole(request, ['teacher', 'admin'])
}

type Part = (typeof classroomMember.$inferSelect)['part']

/** Somebody's place in a class; without a part any. */
export const membership = (classId: number, studentId: number, part?: Part) =>
  and(
    eq(classroomMember.classroomId, classId),
    eq(classroomMember.studentId, studentId),
    part && eq(classroomMember.part, part),
  )

/** Who is in the class already stays what they are there. */
export async function joinClass(orm: Orm, classroomId: number, studentId: number): Promise<void> {
  const learner = { classroomId, studentId, part: 'student' } as const
  await orm.insert(classroomMember).values(learner).onConflictDoNothing()
}

export async function requireOwnClass(orm: Orm, user: SignedIn, classId: number): Promise<void> {
  const found =
    user.role === 'admin'
      ? orm.$count(classroom, eq(classroom.id, classId))
      : orm.$count(classroomMember, membership(classId, user.studentId, 'teacher'))
  if ((await found) === 0) throw new Problem('NOT_FOUND', 'class-not-found')
}

/** The teacher of this very class, in one sentence. */
export async function requireTeacherOf(
  request: FastifyRequest,
  orm: Orm,
  classId: number,
): Promise<SignedIn> {
  const user = await requireTeacher(request)
  await requireOwnClass(orm, user, classId)
  return user
}

export async function requirePupil(
  orm: Orm,
  classId: number,
  studentId: number,
): Promise<{ email: string }> {
  const [found] = await orm
    .select({ email: student.email })
    .from(classroomMember)
    .innerJoin(student, eq(student.id, classroomMember.studentId))
    .where(membership(classId, studentId, 'student'))
  if (!found) throw new Problem('NOT_FOUND', 'student-not-found')
  return found
}

export const teacher = alias(classroomMember, 'teacher')
export const pupil = alias(classroomMember, 'pupil')

/** The learners of teachers: every `pupil` who is in a class of a `teacher`. */
export const pupilsOfTeachers = (orm: Orm, where: SQL | undefined) =>
  orm
    .select({ studentId: pupil.studentId })
    .from(teacher)
    .innerJoin(pupil, eq(pupil.classroomId, teacher.classroomId))
    .where(and(eq(teacher.part, 'teacher'), eq(pupil.part, 'student'), where))

/** Somebody who learns in a class of this teacher; admins reach everybody. */
export async function teaches(orm: Orm, user: SignedIn, studentId: number): Promise<boolean> {
  if (user.role === 'admin') return true
  if (user.role !== 'teacher') return false
  const both = and(eq(teacher.studentId, user.studentId), eq(pupil.studentId, studentId))
  return (await pupilsOfTeachers(orm, both).limit(1)).length > 0
}
