/** Conversations with the tutor and with the chat, what was reported of them, and what the services were used for. */
import { HARMS } from '@panya/domain/moderation/harm.ts'
import { RUNGS } from '@panya/domain/tutor/rung.ts'
import { REPORT_REASONS, TURN_OUTCOMES } from '@panya/domain/tutor/turn.ts'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { ofStudent, student } from './person.ts'
import { project } from './project.ts'

const listed = (values: readonly string[]) =>
  sql.raw(values.map((value) => `'${value}'`).join(', '))

export const tutorConversation = pgTable(
  'tutor_conversation',
  {
    id: uuid().primaryKey(),
    studentId: ofStudent(),
    /** The path of a tool, or `chat`. */
    tool: text().notNull(),
    projectId: uuid('project_id').references(() => project.id, { onDelete: 'set null' }),
    /** Of a game. */
    level: text(),
    createdAt: moment('created_at').notNull(),
    lastAt: moment('last_at').notNull(),
    /** The job of the question that is being answered: one at a time. A job that is over leaves it free. */
    asking: uuid(),
  },
  (table) => [
    index('tutor_conversation_student').on(table.studentId, table.lastAt.desc()),
    index('tutor_conversation_project').on(table.projectId),
    index('tutor_conversation_old').on(table.createdAt),
  ],
)

export const tutorTurn = pgTable(
  'tutor_turn',
  {
    id: uuid().primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => tutorConversation.id, { onDelete: 'cascade' }),
    question: text().notNull(),
    /** Of the error and the failing check, and of the program: whether anything changed since. */
    problemKey: text('problem_key').notNull(),
    programKey: text('program_key').notNull(),
    rung: text({ enum: RUNGS }),
    outcome: text({ enum: TURN_OUTCOMES }).notNull(),
    answer: text().notNull().default(''),
    /** What was found in the question or in the answers that were not shown. */
    harms: text({ enum: HARMS }).array().notNull().default([]),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('tutor_turn_conversation').on(table.conversationId, table.createdAt),
    index('tutor_turn_care').on(table.createdAt).where(sql`${table.outcome} = 'care'`),
    check('tutor_turn_rung_known', sql`${table.rung} in (${listed(RUNGS)})`),
    check('tutor_turn_outcome_known', sql`${table.outcome} in (${listed(TURN_OUTCOMES)})`),
  ],
)

export const tutorReport = pgTable(
  'tutor_report',
  {
    /** One report of a turn is enough. */
    turnId: uuid('turn_id')
      .primaryKey()
      .references(() => tutorTurn.id, { onDelete: 'cascade' }),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    words: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
    closedAt: moment('closed_at'),
    closedBy: integer('closed_by').references(() => student.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('tutor_report_closed_by').on(table.closedBy),
    index('tutor_report_open').on(table.createdAt).where(sql`${table.closedAt} is null`),
    check('tutor_report_reason_known', sql`${table.reason} in (${listed(REPORT_REASONS)})`),
  ],
)

/** What each service was used for on each day (Bangkok), for the budget of a day. */
export const aiUsage = pgTable(
  'ai_usage',
  {
    day: date().notNull(),
    service: text().notNull(),
    answers: integer().notNull().default(0),
    tokens: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.service] })],
)
