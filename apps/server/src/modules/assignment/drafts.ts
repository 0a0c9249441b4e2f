/** Marks that wait: kept while a teacher goes through a class, and returned together. */
import type { Assignment } from '@panya/domain/classroom/assignment.ts'
import { draftMarkOf, type MarkDraft } from '@panya/domain/classroom/marking.ts'
import { and, eq, getTableColumns, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database } from '../../platform/database/database.ts'
import {
  assignment,
  classroomMember,
  markDraft,
  submission,
} from '../../platform/database/schema/classroom.ts'
import { Problem } from '../../platform/http/problem.ts'
import { requirePupil } from '../classroom/class-access-port.ts'
import { requireGivenTo } from './audience.ts'
import { isFor } from './for-learner-port.ts'
import { dropDrafts, writeMark } from './marks.ts'
import { teamFor } from './teams.ts'

/** A team has one draft. An empty one is none: what was returned before counts again. */
export async function saveDraft(
  { orm }: Database,
  given: Assignment,
  studentId: number,
  draft: MarkDraft,
  now: Date,
): Promise<void> {
  const mark = draftMarkOf(given, draft)
  if (mark === 'bad-mark') throw new Problem('BAD_INPUT', 'bad-mark', { mark: 'out-of-range' })
  const rubricMarks = draft.rubricMarks?.some((one) => one !== null) ? draft.rubricMarks : null
  const kept = { mark, rubricMarks, feedback: draft.feedback, updatedAt: now }
  await orm.transaction(async (tx) => {
    await requirePupil(tx, given.classroomId, studentId)
    await requireGivenTo(tx, given, studentId, now)
    const team = await teamFor(tx, given, studentId)
    if (mark === null && rubricMarks === null && draft.feedback === '')
      return dropDrafts(tx, given.id, team)
    for (const id of team) {
      await tx
        .insert(markDraft)
        .values({ assignmentId: given.id, studentId: id, ...kept })
        .onConflictDoUpdate({ target: [markDraft.assignmentId, markDraft.studentId], set: kept })
    }
  })
}

/** Every draft with a mark; work that was handed in again since waits to be looked at once more. */
export async function returnDrafts(
  { orm }: Database,
  actor: Actor,
  given: Assignment,
): Promise<number> {
  return orm.transaction(async (tx) => {
    const ready = await tx
      .select(getTableColumns(markDraft))
      .from(markDraft)
      .innerJoin(assignment, eq(assignment.id, markDraft.assignmentId))
      .innerJoin(
        classroomMember,
        and(
          eq(classroomMember.classroomId, given.classroomId),
          eq(classroomMember.studentId, markDraft.studentId),
          eq(classroomMember.part, 'student'),
        ),
      )
      .leftJoin(
        submission,
        and(
          eq(submission.assignmentId, markDraft.assignmentId),
          eq(submission.studentId, markDraft.studentId),
        ),
      )
      .where(
        and(
          eq(markDraft.assignmentId, given.id),
          isFor(markDraft.studentId),
          isNotNull(markDraft.mark),
          or(isNull(submission.handedInAt), lte(submission.handedInAt, markDraft.updatedAt)),
        ),
      )
      // Two teachers who return at once return each mark once.
      .for('update', { of: markDraft })
    for (const { studentId, mark, rubricMarks, feedback } of ready) {
      const points = rubricMarks as number[] | null
      await writeMark(tx, given.id, studentId, { mark, rubricMarks: points, feedback })
      await recordAct(tx, actor, {
        act: 'submission.give-back',
        target: `student:${studentId}`,
        after: { assignment: given.id, mark },
      })
    }
    if (ready.length > 0)
      await dropDrafts(
        tx,
        given.id,
        ready.map(({ studentId }) => studentId),
      )
    return ready.length
  })
}
