/** A due date for one learner: more time for whoever was ill, and late is late by that. */
import type { Assignment } from '@panya/domain/classroom/assignment.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database } from '../../platform/database/database.ts'
import { ownDueDate } from '../../platform/database/schema/audience.ts'
import { assignment } from '../../platform/database/schema/classroom.ts'
import { Problem } from '../../platform/http/problem.ts'
import { requirePupil } from '../classroom/class-access-port.ts'
import { isFor } from './for-learner-port.ts'
import { teamFor } from './teams.ts'

/** Null takes it back. A team hands in together, so it has one time. */
export async function setOwnDue(
  { orm }: Database,
  actor: Actor,
  given: Assignment,
  studentId: number,
  dueAt: string | null,
  now: Date,
): Promise<void> {
  const { id } = given
  await orm.transaction(async (tx) => {
    await requirePupil(tx, given.classroomId, studentId)
    const [row] = await tx
      .select({ theirs: isFor(studentId) })
      .from(assignment)
      .where(eq(assignment.id, id))
    if (!row?.theirs) throw new Problem('CONFLICT', 'not-for-them')
    const team = await teamFor(tx, given, studentId)
    await tx
      .delete(ownDueDate)
      .where(and(eq(ownDueDate.assignmentId, id), inArray(ownDueDate.studentId, team)))
    if (dueAt !== null) {
      const at = new Date(dueAt)
      await tx
        .insert(ownDueDate)
        .values(team.map((member) => ({ assignmentId: id, studentId: member, dueAt: at })))
    }
    // Calendars take a date anew when its number has grown.
    await tx
      .update(assignment)
      .set({ changedAt: now, changes: sql`${assignment.changes} + 1` })
      .where(eq(assignment.id, id))
    await recordAct(tx, actor, {
      act: 'assignment.own-due',
      target: `student:${studentId}`,
      after: { assignment: id, dueAt },
    })
  })
}
