/** What somebody handed in and what came back, the newest first; what only the teacher knows yet is in no submission. */
import type { TaskOutcome } from '@panya/domain/classroom/guardian-progress.ts'
import { and, desc, eq, gt, isNotNull, or, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { isoMoments } from '../../platform/database/iso-moments.ts'
import { assignment, classroom, submission } from '../../platform/database/schema/classroom.ts'

export async function taskOutcomes(
  orm: Orm,
  studentId: number,
  most: number,
): Promise<TaskOutcome[]> {
  const rows = await orm
    .select({
      title: assignment.title,
      className: classroom.name,
      tool: assignment.tool,
      handedInAt: submission.handedInAt,
      givenBackAt: submission.givenBackAt,
      mark: submission.mark,
      maxMark: assignment.maxMark,
    })
    .from(submission)
    .innerJoin(assignment, eq(assignment.id, submission.assignmentId))
    .innerJoin(classroom, eq(classroom.id, assignment.classroomId))
    .where(
      and(
        eq(submission.studentId, studentId),
        or(gt(submission.handIns, 0), isNotNull(submission.givenBackAt)),
      ),
    )
    .orderBy(
      desc(sql`greatest(${submission.handedInAt}, ${submission.givenBackAt})`),
      desc(submission.assignmentId),
    )
    .limit(most)
  return rows.map(isoMoments)
}
