/** What is due: for learners what they still have to do, for teachers what their classes have to. */

import { RETENTION } from '@panya/domain/account/retention.ts'
import type { CalendarEvent } from '@panya/domain/calendar/icalendar.ts'
import { and, asc, eq, gt, isNull, not, or } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import {
  assignment,
  classroom,
  classroomMember,
  submission,
} from '../../platform/database/schema/classroom.ts'
import { dueAtFor, isGiven, isShownTo } from '../assignment/for-learner-port.ts'
import { isOpen, lockedFor } from '../assignment/waiting-work-port.ts'

const DAY_MS = 86_400_000
const MOST_EVENTS = 1000

interface Whose {
  studentId: number
  teaches: boolean
  publicUrl: string
}

export async function dueDates(orm: Orm, whose: Whose, now: Date): Promise<CalendarEvent[]> {
  const { studentId, teaches, publicUrl } = whose
  const isMine = and(
    eq(classroomMember.part, 'student'),
    isOpen,
    isShownTo(studentId, now),
    not(lockedFor(studentId, now)),
  )
  // A calendar is easily shown to a class: what is not given yet stays out of it.
  const isTaught = teaches ? and(eq(classroomMember.part, 'teacher'), isGiven(now)) : undefined
  const { id, title, changedAt, changes } = assignment
  const dueAt = dueAtFor(studentId)
  const oldest = new Date(now.getTime() - RETENTION.noticeDays * DAY_MS)
  const { name, id: classId } = classroom
  const rows = await orm
    .select({ id, title, dueAt, changedAt, changes, name, classId, part: classroomMember.part })
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
        gt(dueAt, oldest.toISOString()),
        isNull(classroom.archivedAt),
        isNull(assignment.archivedAt),
        isTaught ? or(isMine, isTaught) : isMine,
      ),
    )
    .orderBy(asc(dueAt), asc(id))
    .limit(MOST_EVENTS)
  const { host } = new URL(publicUrl)
  return rows.map((row) => ({
    uid: `assignment-${row.id}@${host}`,
    at: row.dueAt!,
    changedAt: row.changedAt,
    changes: row.changes,
    summary: `${row.title} · ${row.name}`,
    url: `${publicUrl}${row.part === 'teacher' ? '/teach/assignment?id=' : '/class?assignment='}${row.id}`,
  }))
}
