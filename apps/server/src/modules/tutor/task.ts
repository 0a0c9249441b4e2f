/** Finds what the work is for: the assignment of a project, or of a game's level, and what the game knows of a level. */
import { readChecks } from '@panya/domain/classroom/check.ts'
import type { TutorTask } from '@panya/domain/tutor/prompt.ts'
import type { TutorLevel } from '@panya/tools/host/core/tutor-level.ts'
import { loadToolFile } from '@panya/tools/host/tool-files.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import {
  assignment,
  classroom,
  classroomMember,
  submission,
} from '../../platform/database/schema/classroom.ts'
import { isFor } from '../assignment/for-learner-port.ts'
import type { Place } from './conversations.ts'
import { goesOnFor, isLevel } from './rules.ts'
import { starterText } from './starter-text.ts'

export interface FoundTask extends TutorTask {
  /** What everybody began with, as text. */
  starter: string | null
}

const TASK = {
  title: assignment.title,
  instructions: assignment.instructions,
  checks: assignment.checks,
  solution: assignment.solution,
  starter: assignment.starter,
}

export async function findTask(
  orm: Orm,
  userId: number,
  place: Place,
  now: Date,
): Promise<FoundTask | null> {
  const rows =
    place.projectId === null
      ? await ofLevel(orm, userId, place, now)
      : await ofProject(orm, userId, place.projectId)
  const [row] = rows
  const level = await knownLevel(place)
  if (!row)
    return (
      level && {
        title: place.level ?? '',
        instructions: level.goal,
        solution: level.solution,
        ...NO_CHECKS,
      }
    )
  const { checks, starter, solution, ...task } = row
  return {
    ...task,
    checks: readChecks(checks),
    starter: starterText(starter),
    solution: solution ?? level?.solution ?? null,
  }
}

const NO_CHECKS = { checks: [], starter: null }

/** One that the game brings along; what learners have made is known to nobody but them. */
async function knownLevel({ tool, level }: Place): Promise<TutorLevel | null> {
  if (tool === 'chat' || level === null) return null
  const file = await loadToolFile<{ tutorLevel(id: string): TutorLevel | null }>(
    tool,
    'tutor-level.ts',
  )
  return file?.tutorLevel(level) ?? null
}

async function ofProject(orm: Orm, userId: number, projectId: string) {
  return orm
    .select(TASK)
    .from(submission)
    .innerJoin(assignment, eq(assignment.id, submission.assignmentId))
    .where(
      and(
        eq(submission.projectId, projectId),
        eq(submission.studentId, userId),
        isNull(assignment.archivedAt),
        isFor(userId),
      ),
    )
    .limit(1)
}

async function ofLevel(orm: Orm, userId: number, place: Place, now: Date) {
  if (place.level === null) return []
  return orm
    .select(TASK)
    .from(assignment)
    .innerJoin(classroom, eq(classroom.id, assignment.classroomId))
    .innerJoin(classroomMember, eq(classroomMember.classroomId, classroom.id))
    .where(and(goesOnFor(userId, now), isLevel(place)))
    .limit(1)
}
