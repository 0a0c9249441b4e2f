/** Learners whose words sounded as if they were in danger, for admins: who and when, and their teachers, who can read on. */
import { and, desc, eq, lt, or, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { student } from '../../platform/database/schema/person.ts'
import { tutorConversation, tutorTurn } from '../../platform/database/schema/tutor.ts'
import { type Cursor, nextCursor } from './cursor.ts'

const AT_ONCE = 50

// The builder has no aggregate of a subquery as an array.
const TEACHERS = sql<string[]>`array(
  select distinct t.display_name from classroom_member m
    join classroom c on c.id = m.classroom_id and c.archived_at is null
    join classroom_member w on w.classroom_id = m.classroom_id and w.part = 'teacher'
    join student t on t.id = w.student_id
  where m.student_id = ${student.id} and m.part = 'student' order by 1)`

export interface CareCase {
  id: string
  student: { id: number; name: string }
  /** Of the classes they are in now. */
  teachers: string[]
  createdAt: string
}

export async function listCases(
  orm: Orm,
  before: Cursor | null,
): Promise<{ cases: CareCase[]; next: string | null }> {
  const { id, createdAt } = tutorTurn
  const older =
    before === null
      ? undefined
      : or(lt(createdAt, before.at), and(eq(createdAt, before.at), sql`${id} < ${before.id}::uuid`))
  const rows = await orm
    .select({
      id,
      student: { id: student.id, name: student.displayName },
      teachers: TEACHERS,
      createdAt,
    })
    .from(tutorTurn)
    .innerJoin(tutorConversation, eq(tutorConversation.id, tutorTurn.conversationId))
    .innerJoin(student, eq(student.id, tutorConversation.studentId))
    .where(and(eq(tutorTurn.outcome, 'care'), older))
    .orderBy(desc(createdAt), desc(id))
    .limit(AT_ONCE + 1)
  return {
    cases: rows
      .slice(0, AT_ONCE)
      .map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    next: nextCursor(rows, AT_ONCE, (row) => ({ at: row.createdAt, id: row.id })),
  }
}
