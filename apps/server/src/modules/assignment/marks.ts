/** Giving work back: with a mark, a rubric and words, or to be gone on with. */
import { type Assignment, markOf, type Submission } from '@panya/domain/classroom/assignment.ts'
import { sql } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import { writeCsv } from '../../platform/csv/csv.ts'
import type { Database } from '../../platform/database/database.ts'
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
  const rubricMarks = answer.rubricMarks === null ? null : JSON.stringify(answer.rubricMarks)
  await orm.transaction(async (tx) => {
    await requirePupil(tx, given.classroomId, studentId)
    for (const id of teamOf(given, studentId)) {
      await tx.execute(sql`
        insert into submission (assignment_id, student_id, state, mark, rubric_marks, feedback, given_back_at)
        values (${given.id}, ${id}, 'given-back', ${mark}, ${rubricMarks}::jsonb, ${answer.feedback}, now())
        on conflict (assignment_id, student_id) do update set state = 'given-back', mark = excluded.mark,
          rubric_marks = excluded.rubric_marks, feedback = excluded.feedback, given_back_at = now()`)
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
