import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { student } from './student.ts'

/** How far the tutor may go: not at all, a nudge, or the whole idea explained. */
export const TUTOR_MODES = ['off', 'hints', 'explanations'] as const

export const classroom = pgTable(
  'classroom',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    joinCode: text('join_code').notNull(),
    /** Whether members may show each other their projects. */
    sharing: boolean().notNull().default(true),
    /** Whether results of games are ranked among the members. */
    leaderboard: boolean().notNull().default(false),
    tutorMode: text('tutor_mode', { enum: TUTOR_MODES }).notNull().default('hints'),
    /** Coins a member may spend a day; null for no limit of the class. */
    dailyAiCap: integer('daily_ai_cap'),
    /** Coins all members may spend together a day; null for no such limit. */
    dailyClassAiCap: integer('daily_class_ai_cap'),
    /** Slugs of the tools that are open now; null for all of them. */
    openTools: text('open_tools').array(),
    /** When the choice of tools ends by itself: a lesson that is over must not close the evening. */
    openToolsUntil: timestamp('open_tools_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    archivedAt: timestamp('archived_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('classroom_join_code_key').on(table.joinCode),
    check(
      'classroom_tutor_mode_known',
      sql`${table.tutorMode} in ('off', 'hints', 'explanations')`,
    ),
    check('classroom_daily_ai_cap_not_negative', sql`${table.dailyAiCap} >= 0`),
    check('classroom_daily_class_ai_cap_not_negative', sql`${table.dailyClassAiCap} >= 0`),
  ],
)

/** Several teachers a class, several classes a student. */
export const classroomMember = pgTable(
  'classroom_member',
  {
    classroomId: integer('classroom_id')
      .notNull()
      .references(() => classroom.id, { onDelete: 'cascade' }),
    studentId: integer('student_id')
      .notNull()
      .references(() => student.id, { onDelete: 'cascade' }),
    part: text({ enum: ['student', 'teacher'] }).notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.classroomId, table.studentId] }),
    index('classroom_member_student').on(table.studentId),
    check('classroom_member_part_known', sql`${table.part} in ('student', 'teacher')`),
  ],
)
