/** What teachers have set for a learner: how much a day, and how far the tutor may go. */
import { bangkokMidnight } from '@panya/domain/time/bangkok.ts'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database, Orm } from '../../platform/database/database.ts'
import { classroom, classroomMember } from '../../platform/database/schema/classroom.ts'

export interface ClassRules {
  /** Coins a day; the strictest of the learner's classes, null without a limit. */
  dailyCap: number | null
  tutorMode: 'off' | 'hints' | 'explanations'
}

const RULES = {
  name: 'ai_class_rules',
  text: `with own as (
      select c.daily_ai_cap as cap, c.tutor_mode as mode
      from classroom_member m join classroom c on c.id = m.classroom_id
      where m.student_id = $1 and m.part = 'student' and c.archived_at is null
      union all
      select null, a.tutor_mode from submission s join assignment a on a.id = s.assignment_id
      where s.project_id = $2::uuid and s.student_id = $1 and a.archived_at is null
    )
    select min(cap) as cap, bool_or(mode = 'off') as off, bool_or(mode = 'hints') as hints from own`,
}

/**
 * Of several classes, and of the assignment a project belongs to, the strictest counts; without
 * any of them a learner gets explanations.
 */
export async function classRules(
  { pool }: Database,
  userId: number,
  projectId: string | null = null,
): Promise<ClassRules> {
  // raw: prepared, asked before every run
  const { rows } = await pool.query<{ cap: number | null; off: boolean; hints: boolean }>({
    ...RULES,
    values: [userId, projectId],
  })
  const [row] = rows
  const tutorMode = row?.off ? 'off' : row?.hints ? 'hints' : 'explanations'
  return { dailyCap: row?.cap ?? null, tutorMode }
}

const cappedClasses = (userId: number) =>
  and(
    eq(classroomMember.studentId, userId),
    eq(classroomMember.part, 'student'),
    isNull(classroom.archivedAt),
    isNotNull(classroom.dailyClassAiCap),
  )

/** Coins that the learner's classes may still spend together today; null without such a limit. */
export async function leftForClasses(orm: Orm, userId: number, now: Date): Promise<number | null> {
  const today = new Date(bangkokMidnight(now.getTime()))
  const used = sql`select coalesce(sum(h.amount), 0) from classroom_member o
    join coin_hold h on h.user_id = o.student_id
    where o.classroom_id = ${classroom.id} and o.part = 'student' and h.created_at >= ${today}
      and h.status <> 'voided'`
  const [row] = await orm
    .select({ left: sql<number | null>`min(${classroom.dailyClassAiCap} - (${used}))::int` })
    .from(classroomMember)
    .innerJoin(classroom, eq(classroom.id, classroomMember.classroomId))
    .where(cappedClasses(userId))
  return row?.left ?? null
}

/** The same, with those classes kept for this transaction: classmates who ask at once wait in line. */
export async function keepLeftForClasses(
  tx: Orm,
  userId: number,
  now: Date,
): Promise<number | null> {
  const kept = await tx
    .select({ id: classroom.id })
    .from(classroomMember)
    .innerJoin(classroom, eq(classroom.id, classroomMember.classroomId))
    .where(cappedClasses(userId))
    .orderBy(classroom.id)
    .for('no key update', { of: classroom })
  return kept.length === 0 ? null : leftForClasses(tx, userId, now)
}
