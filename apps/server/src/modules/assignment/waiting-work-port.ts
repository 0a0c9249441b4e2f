/** What waits: for a learner to do, for a teacher to mark. Only in classes that go on. */

import type { DueTask, ToMark } from '@panya/domain/home/home.ts'
import { and, count, desc, eq, isNull, not, or, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { isoMoments } from '../../platform/database/iso-moments.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'
import {
  assignment,
  classroom,
  classroomMember,
  submission,
} from '../../platform/database/schema/classroom.ts'
import { pupil } from '../classroom/class-access-port.ts'
import { dueAtFor, isShownTo } from './for-learner-port.ts'
import { lockedFor } from './locked-step.ts'

export { lockedFor }

/** Nobody has had it yet, or it was given back to be gone on with. */
export const isOpen = or(
  isNull(submission.state),
  eq(submission.state, 'working'),
  and(eq(submission.state, 'given-back'), isNull(submission.mark)),
)

const GOES_ON = and(isNull(classroom.archivedAt), isNull(assignment.archivedAt))

/** What is still in time first, the nearest due before the others; then what is late, then what is never due. */
export async function tasksDue(
  orm: Orm,
  studentId: number,
  now: Date,
  most: number,
): Promise<DueTask[]> {
  const at = now.toISOString()
  const dueAt = dueAtFor(studentId)
  const late = sql<boolean>`coalesce(${dueAt} < ${at}::timestamptz, false)`
  const rows = await orm
    .select({
      id: assignment.id,
      title: assignment.title,
      className: classroom.name,
      tool: assignment.tool,
      level: assignment.level,
      projectId: submission.projectId,
      hasStarter: sql<boolean>`${assignment.starter} is not null`,
      state: sql<DueTask['state']>`coalesce(${submission.state}, 'not-started')`,
      dueAt,
      late,
    })
    .from(classroomMember)
    .innerJoin(classroom, eq(classroom.id, classroomMember.classroomId))
    .innerJoin(assignment, eq(assignment.classroomId, classroom.id))
    .leftJoin(
      submission,
      and(
        eq(submission.assignmentId, assignment.id),
        eq(submission.studentId, classroomMember.studentId),
      ),
    )
    .where(
      and(
        eq(classroomMember.studentId, studentId),
        eq(classroomMember.part, 'student'),
        GOES_ON,
        isOpen,
        isShownTo(studentId, now),
        not(lockedFor(studentId, now)),
      ),
    )
    .orderBy(
      sql`${dueAt} is null`,
      late,
      sql`abs(extract(epoch from ${dueAt} - ${at}::timestamptz))`,
      assignment.pathId,
      assignment.step,
      desc(assignment.id),
    )
    .limit(most)
  return rows.map(isoMoments)
}

/** What learners handed in and nobody has given back, class by class. */
export async function workToMark(orm: Orm, teacherId: number, most: number): Promise<ToMark> {
  const rows = await orm
    .select({ id: classroom.id, name: classroom.name, count: count() })
    .from(classroomMember)
    .innerJoin(classroom, eq(classroom.id, classroomMember.classroomId))
    .innerJoin(assignment, eq(assignment.classroomId, classroom.id))
    .innerJoin(submission, eq(submission.assignmentId, assignment.id))
    .innerJoin(
      pupil,
      and(eq(pupil.classroomId, classroom.id), eq(pupil.studentId, submission.studentId)),
    )
    .where(
      and(
        eq(classroomMember.studentId, teacherId),
        eq(classroomMember.part, 'teacher'),
        eq(submission.state, 'handed-in'),
        GOES_ON,
      ),
    )
    .groupBy(classroom.id)
    .orderBy(desc(count()), ...inNameOrder(classroom.name))
  const total = rows.reduce((sum, row) => sum + row.count, 0)
  return { total, classes: rows.slice(0, most) }
}
