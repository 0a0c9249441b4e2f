import { TOOL_COUNTERS, type ToolCounter } from '@panya/domain/attendance/tool-counters.ts'
import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { student } from './student.ts'

const counters = Object.fromEntries(
  TOOL_COUNTERS.map((name) => [name, integer(name).notNull().default(0)]),
) as Record<ToolCounter, ReturnType<ReturnType<typeof integer>['notNull']>>

/** The attendance of one learner on one day; the days they were there, and the minutes with each tool. */
export const studentDay = pgTable(
  'student_day',
  {
    studentId: integer('student_id')
      .notNull()
      .references(() => student.id, { onDelete: 'cascade' }),
    date: date({ mode: 'string' }).notNull(),
    minutes: integer().notNull().default(0),
    ...counters,
  },
  (table) => [primaryKey({ columns: [table.studentId, table.date] })],
)
