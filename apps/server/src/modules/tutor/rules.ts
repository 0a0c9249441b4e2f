/** What a learner's teachers allow: in their classes, in the assignment they work on, and in the chat beside it. */
import type { TutorMode } from '@panya/domain/tutor/tutor.ts'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Database, Orm } from '../../platform/database/database.ts'
import {
  assignment,
  classroom,
  classroomMember,
  submission,
} from '../../platform/database/schema/classroom.ts'
import { project } from '../../platform/database/schema/project.ts'
import { classRules } from '../ai-service/class-rules-port.ts'
import { dueAtFor, isShownTo } from '../assignment/for-learner-port.ts'
import type { Place } from './conversations.ts'

const STRICTEST: readonly TutorMode[] = ['off', 'hints', 'explanations']

export async function tutorModeFor(
  database: Database,
  userId: number,
  place: Place,
  now: Date,
): Promise<TutorMode> {
  const { tutorMode } = await classRules(database, userId, place.projectId)
  const modes = [tutorMode]
  if (place.level !== null) modes.push(...(await levelModes(database.orm, userId, place, now)))
  if (place.tool === 'chat' && (await isChatClosed(database.orm, userId, now))) modes.push('off')
  return STRICTEST.find((mode) => modes.includes(mode)) ?? 'explanations'
}

/** Assignments that go on, in classes that do. */
export const goesOnFor = (userId: number, now: Date) =>
  and(
    eq(classroomMember.studentId, userId),
    eq(classroomMember.part, 'student'),
    isNull(classroom.archivedAt),
    isNull(assignment.archivedAt),
    isShownTo(userId, now),
  )

/** A game's level has no project of its own: its assignments are found by its name. */
async function levelModes(orm: Orm, userId: number, place: Place, now: Date) {
  const rows = await orm
    .select({ mode: assignment.tutorMode })
    .from(assignment)
    .innerJoin(classroom, eq(classroom.id, assignment.classroomId))
    .innerJoin(classroomMember, eq(classroomMember.classroomId, classroom.id))
    .where(and(goesOnFor(userId, now), isLevel(place)))
  return rows.map(({ mode }) => mode)
}

export const isLevel = ({ tool, level }: Place) =>
  and(sql`${assignment.tool} = ${tool}`, eq(assignment.level, level ?? ''))

/**
 * Work that is to be done without the tutor would be asked about in the chat instead: while it is being done, or
 * still can be in time, the chat is closed too.
 */
async function isChatClosed(orm: Orm, userId: number, now: Date): Promise<boolean> {
  const toDo = or(
    eq(submission.state, 'working'),
    and(isNull(submission.state), gt(dueAtFor(userId), now)),
  )
  const found = await orm
    .select({ id: assignment.id })
    .from(assignment)
    .innerJoin(classroom, eq(classroom.id, assignment.classroomId))
    .innerJoin(classroomMember, eq(classroomMember.classroomId, classroom.id))
    .leftJoin(
      submission,
      and(eq(submission.assignmentId, assignment.id), eq(submission.studentId, userId)),
    )
    .where(and(goesOnFor(userId, now), eq(assignment.tutorMode, 'off'), toDo))
    .limit(1)
  return found.length > 0
}

/** Whether teachers can read along: those of any class that is not archived. */
export async function isWatched(orm: Orm, userId: number): Promise<boolean> {
  const found = await orm
    .select({ id: classroom.id })
    .from(classroomMember)
    .innerJoin(classroom, eq(classroom.id, classroomMember.classroomId))
    .where(
      and(
        eq(classroomMember.studentId, userId),
        eq(classroomMember.part, 'student'),
        isNull(classroom.archivedAt),
      ),
    )
    .limit(1)
  return found.length > 0
}

/** A project that is not theirs, or not here yet, is none: nobody else's work has a say. */
export async function ownProject(
  orm: Orm,
  userId: number,
  projectId: string | undefined,
): Promise<string | null> {
  if (projectId === undefined) return null
  const own = and(eq(project.id, projectId), eq(project.ownerId, userId))
  return (await orm.$count(project, own)) > 0 ? projectId : null
}
