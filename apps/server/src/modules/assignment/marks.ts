/** Giving work back: with a mark, a rubric and words, or to be gone on with. */
import { type Assignment, markOf, type Submission } from '@panya/domain/classroom/assignment.ts'
import { sql } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import { writeCsv } from '../../platform/csv/csv.ts'
import type { Database } from '../../platform/database/database.ts'
import { submission } from '../../platform/database/schema/classroom.ts'
import { Problem } from '../../platform/http/problem.ts'
import { requirePupil } from '../classroom/class-access-port.ts'

export interface GiveBack {
  mark: number | null
  rubricMarks: number[] | null
  feedback: string
}

/** A team gets one answer. */
export function teamOf({ teams }: Pick<Assignment, 'teams'>, studentId: number): number[] {
  return teams?.find((team) => team.includes(studentId)) ?? [studentId]
}

export async function giveBack(
  { orm }: Database,
  actor: Actor,
  given: Assignment,
  studentId: number,
  answer: GiveBack,
): Promise<void> {
  const mark = markOf(given, answer)
  if (mark === 'bad-mark') throw new Problem('BAD_INPUT', 'bad-mark', { mark: 'out-of-range' })
  const { rubricMarks, feedback } = answer
  const answered = { mark, rubricMarks, feedback, givenBackAt: sql`now()` }
  const givenBack = { state: 'given-back', ...answered } as const
  await orm.transaction(async (tx) => {
    await requirePupil(tx, given.classroomId, studentId)
    for (const id of teamOf(given, studentId)) {
      await tx
        .insert(submission)
        .values({ assignmentId: given.id, studentId: id, ...givenBack })
        .onConflictDoUpdate({
          target: [submission.assignmentId, submission.studentId],
          set: givenBack,
        })
    }
    await recordAct(tx, actor, {
      act: 'submission.give-back',
      target: `student:${studentId}`,
      after: { assignment: given.id, mark },
    })
  })
}

/** Opens in any spreadsheet. */
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
