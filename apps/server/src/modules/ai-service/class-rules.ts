/** What teachers have set for a learner: how much a day, and how far the tutor may go. */
import type { Database } from '../../database/database.ts'

export interface ClassRules {
  /** Coins a day; the strictest of the learner's classes, null without a limit. */
  dailyCap: number | null
  tutorMode: 'off' | 'hints' | 'explanations'
}

const RULES = {
  name: 'ai_class_rules',
  text: `select min(c.daily_ai_cap) as cap,
      bool_or(c.tutor_mode = 'off') as off, bool_or(c.tutor_mode = 'hints') as hints,
      bool_or(c.tutor_mode = 'explanations') as explanations
    from classroom_member m join classroom c on c.id = m.classroom_id
    where m.student_id = $1 and m.part = 'student' and c.archived_at is null`,
}

/** In several classes the strictest counts; without a class a learner gets explanations. */
export async function classRules({ pool }: Database, userId: number): Promise<ClassRules> {
  const { rows } = await pool.query<{ cap: number | null; off: boolean; hints: boolean }>({
    ...RULES,
    values: [userId],
  })
  const [row] = rows
  const tutorMode = row?.off ? 'off' : row?.hints ? 'hints' : 'explanations'
  return { dailyCap: row?.cap ?? null, tutorMode }
}
