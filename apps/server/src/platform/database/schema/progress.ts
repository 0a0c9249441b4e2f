import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { student } from './student.ts'

/** Small per-learner state of a tool: levels done, challenges passed, panel sizes. */
export const toolProgress = pgTable(
  'tool_progress',
  {
    studentId: integer('student_id')
      .notNull()
      .references(() => student.id, { onDelete: 'cascade' }),
    tool: text().notNull(),
    key: text().notNull(),
    value: jsonb().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.tool, table.key] })],
)

/** What a learner's tools report: runs, errors by name, checks. Never the learner's own text. */
export const toolActivity = pgTable(
  'tool_activity',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    studentId: integer('student_id')
      .notNull()
      .references(() => student.id, { onDelete: 'cascade' }),
    tool: text().notNull(),
    projectId: text('project_id'),
    kind: text().notNull(),
    detail: text(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('tool_activity_student').on(table.studentId, table.at.desc())],
)
