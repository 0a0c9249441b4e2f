import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { student } from './student.ts'

/** The best of every level, as the server found it by playing the submission again. */
export const gameResult = pgTable(
  'game_result',
  {
    studentId: integer('student_id')
      .notNull()
      .references(() => student.id, { onDelete: 'cascade' }),
    tool: text().notNull(),
    level: text().notNull(),
    stars: integer().notNull(),
    score: integer().notNull(),
    trace: text().notNull(),
    attempts: integer().notNull().default(1),
    achievedAt: timestamp('achieved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.tool, table.level] }),
    index('game_result_level').on(table.tool, table.level, table.score.desc()),
    check('game_result_stars_range', sql`${table.stars} between 0 and 3`),
  ],
)
