/** Giving work back: with a mark, a rubric and words, or to be gone on with. */
import { type Assignment, markOf, type Submission } from '@panya/domain/classroom/assignment.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import { writeCsv } from '../../platform/csv/csv.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { markDraft, submission } from '../../platform/database/schema/classroom.ts'
import { Problem } from '../../platform/http/problem.ts'
import { requirePupil } from '../classroom/class-access-port.ts'
import { requireGivenTo } from './audience.ts'
import { teamFor } from './teams.ts'

export interface GiveBack {
  mark: number | null
  rubricMarks: number[] | null
  feedback: string
}

/** A team gets one answer. */
export async function giveBack(
  { orm }: Database,
  actor: Actor,
  given: Assignment,
  studentId: number,
  answer: GiveBack,
  now: Date,
): Promise<void> {
  const mark = markOf(given, answer)
  if (mark === 'bad-mark') throw new Problem('BAD_INPUT', 'bad-mark', { mark: 'out-of-range' })
  const answered = { ...answer, mark }
  await orm.transaction(async (tx) => {
    await requirePupil(tx, given.classroomId, studentId)
    await requireGivenTo(tx, given, studentId, now)
    const team = await teamFor(tx, given, studentId)
    for (const id of team) await writeMark(tx, given.id, id, answered)
    await dropDrafts(tx, given.id, team)
    await recordAct(tx, actor, {
      act: 'submission.give-back',
      target: `student:${studentId}`,
      after: { assignment: given.id, mark },
    })
  })
}

export async function dropDrafts(orm: Orm, assignmentId: number, team: number[]): Promise<void> {
  await orm
    .delete(markDraft)
    .where(and(eq(markDraft.assignmentId, assignmentId), inArray(markDraft.studentId, team)))
}

/** From here on the learner sees it. */
export async function writeMark(
  orm: Orm,
  assignmentId: number,
  studentId: number,
  answer: GiveBack,
): Promise<void> {
  const givenBack = { state: 'given-back', ...answer, givenBackAt: sql`now()` } as const
  await orm
    .insert(submission)
    .values({ assignmentId, studentId, ...givenBack })
    .onConflictDoUpdate({ target: [submission.assignmentId, submission.studentId], set: givenBack })
}

/** Opens in any spreadsheet; what is not returned yet is not in it. */
export function marksCsv(given: Assignment, submissions: readonly Submission[]): string {
  const head = [
    'id',
    'first name',
    'last name',
    'state',
    'handed in',
    'late',
    `mark (of ${given.maxMark})`,
  ]
  const rubric = given.rubric.map(({ text, points }) => `${text} (${points})`)
  const rows = submissions.map((row) => [
    row.studentId,
    row.firstName,
    row.lastName,
    row.state,
    row.handedInAt ?? '',
    row.late ? 'late' : '',
    row.mark,
    ...given.rubric.map((_line, index) => row.rubricMarks?.[index] ?? null),
    row.feedback,
  ])
  return writeCsv([[...head, ...rubric, 'feedback'], ...rows])
}
