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

export const classroom = pgTable(
  'classroom',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    joinCode: text('join_code').notNull(),
    /** Whether members may show each other their projects. */
    sharing: boolean().notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    archivedAt: timestamp('archived_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('classroom_join_code_key').on(table.joinCode)],
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
