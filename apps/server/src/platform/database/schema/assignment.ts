import type { CheckWish, RubricLine } from '@panya/domain/classroom/assignment.ts'
import type { ProjectDocument } from '@panya/domain/project/project.ts'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { classroom, TUTOR_MODES } from './classroom.ts'
import { project } from './project.ts'
import { student } from './student.ts'

/** Several assignments in an order: a step opens when the one before is handed in. */
export const assignmentPath = pgTable(
  'assignment_path',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    classroomId: integer('classroom_id')
      .notNull()
      .references(() => classroom.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('assignment_path_class').on(table.classroomId)],
)

export const assignment = pgTable(
  'assignment',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    classroomId: integer('classroom_id')
      .notNull()
      .references(() => classroom.id, { onDelete: 'cascade' }),
    pathId: integer('path_id').references(() => assignmentPath.id, { onDelete: 'set null' }),
    step: integer().notNull().default(0),
    title: text().notNull(),
    instructions: text().notNull().default(''),
    tool: text().notNull(),
    /** A game's level; null for everything else. */
    level: text(),
    /** Kept whole: the teacher may change or delete the project it was taken from. */
    starter: jsonb().$type<ProjectDocument>(),
    dueAt: timestamp('due_at', { withTimezone: true }),
    resubmit: text({ enum: ['once', 'until-due', 'always'] })
      .notNull()
      .default('always'),
    tutorMode: text('tutor_mode', { enum: TUTOR_MODES }).notNull().default('hints'),
    maxMark: integer('max_mark').notNull().default(10),
    rubric: jsonb().$type<RubricLine[]>().notNull().default([]),
    /** What a Python program must do; run in the learner's browser like the built-in challenges. */
    checks: jsonb().$type<CheckWish[]>().notNull().default([]),
    /** Lists of learners who share one copy; null when everybody has their own. */
    teams: jsonb().$type<number[][]>(),
    createdBy: integer('created_by').references(() => student.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    archivedAt: timestamp('archived_at', { withTimezone: true }),
  },
  (table) => [
    index('assignment_class').on(table.classroomId, table.createdAt.desc()),
    index('assignment_created_by').on(table.createdBy),
    check('assignment_max_mark_range', sql`${table.maxMark} between 1 and 1000`),
  ],
)

/** What a teacher wants to give again, in any class. */
export const assignmentTemplate = pgTable(
  'assignment_template',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => student.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    wish: jsonb().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('assignment_template_owner').on(table.ownerId, table.createdAt.desc())],
)

export const submission = pgTable(
  'submission',
  {
    assignmentId: integer('assignment_id')
      .notNull()
      .references(() => assignment.id, { onDelete: 'cascade' }),
    studentId: integer('student_id')
      .notNull()
      .references(() => student.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id').references(() => project.id, { onDelete: 'set null' }),
    state: text({ enum: ['working', 'handed-in', 'given-back'] })
      .notNull()
      .default('working'),
    handIns: integer('hand_ins').notNull().default(0),
    handedInAt: timestamp('handed_in_at', { withTimezone: true }),
    handedInRevision: integer('handed_in_revision'),
    mark: real(),
    rubricMarks: jsonb('rubric_marks').$type<number[]>(),
    feedback: text().notNull().default(''),
    givenBackAt: timestamp('given_back_at', { withTimezone: true }),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.assignmentId, table.studentId] }),
    index('submission_student').on(table.studentId),
    index('submission_project').on(table.projectId),
    check('submission_state_known', sql`${table.state} in ('working', 'handed-in', 'given-back')`),
  ],
)

/** What a teacher says about a place in somebody's work, and what the learner answers. */
export const workComment = pgTable(
  'work_comment',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    authorId: integer('author_id').references(() => student.id, { onDelete: 'set null' }),
    /** `line:3`, `block:Abc`, `node:n1`; null for the work as a whole. */
    place: text(),
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    doneAt: timestamp('done_at', { withTimezone: true }),
  },
  (table) => [
    index('work_comment_project').on(table.projectId, table.id),
    index('work_comment_author').on(table.authorId),
  ],
)
