/** Classes, who is in them, and what they are given to do. */

import { type RubricLine } from '@panya/domain/classroom/assignment.ts'
import type { KeptCheck } from '@panya/domain/classroom/check.ts'
import { SECRET_KINDS } from '@panya/domain/classroom/class-secret.ts'
import { MISSING_WORK } from '@panya/domain/classroom/gradebook.ts'
import { type ProjectDocument } from '@panya/domain/project/project.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, points } from './columns.ts'
import { ofStudent, student } from './person.ts'
import { project } from './project.ts'

/** How far the tutor may go: not at all, a nudge, or the whole idea explained. */
export const TUTOR_MODES = ['off', 'hints', 'explanations'] as const

export const classroom = pgTable(
  'classroom',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    joinCode: text('join_code').notNull(),
    /** Whether learners without a mailbox sign in by their name and a card. */
    signIn: boolean('sign_in').notNull().default(false),
    /**
     * Opens the list of their names. Not the code to join: that one is shown to many and changed often, this one
     * stands on printed cards. Null until class sign-in is first turned on.
     */
    signInCode: text('sign_in_code'),
    /** What new cards show. */
    signInKind: text('sign_in_kind', { enum: SECRET_KINDS }).notNull().default('pictures'),
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
    openTools: text('open_tools').array().$type<ToolPath[]>(),
    /** When the choice of tools ends by itself: a lesson that is over must not close the evening. */
    openToolsUntil: moment('open_tools_until'),
    /** What the gradebook makes of work that is due and was not handed in. */
    missingWork: text('missing_work', { enum: MISSING_WORK }).notNull().default('left-out'),
    createdAt: moment('created_at').notNull().defaultNow(),
    archivedAt: moment('archived_at'),
  },
  (table) => [
    uniqueIndex('classroom_join_code_key').on(table.joinCode),
    uniqueIndex('classroom_sign_in_code_key').on(table.signInCode),
    index('classroom_find_within').using('gin', sql`find_grams(find_text(${table.name}))`),
    check('classroom_sign_in_kind_known', sql`${table.signInKind} in ('pictures', 'words')`),
    check(
      'classroom_sign_in_has_code',
      sql`not ${table.signIn} or ${table.signInCode} is not null`,
    ),
    check(
      'classroom_tutor_mode_known',
      sql`${table.tutorMode} in ('off', 'hints', 'explanations')`,
    ),
    check('classroom_missing_work_known', sql`${table.missingWork} in ('left-out', 'zero')`),
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
    studentId: ofStudent(),
    part: text({ enum: ['student', 'teacher'] }).notNull(),
    joinedAt: moment('joined_at').notNull().defaultNow(),
    /** The school whose list put them here, and may end it; null for who came by themselves. */
    rosterSource: text('roster_source'),
  },
  (table) => [
    primaryKey({ columns: [table.classroomId, table.studentId] }),
    index('classroom_member_student').on(table.studentId),
    check('classroom_member_part_known', sql`${table.part} in ('student', 'teacher')`),
  ],
)

/** Somebody a teacher expects in a class; whoever holds the code makes the account or joins with theirs. */
export const classroomInvite = pgTable(
  'classroom_invite',
  {
    code: text().primaryKey(),
    classroomId: integer('classroom_id')
      .notNull()
      .references(() => classroom.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    displayName: text('display_name').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    grade: text().notNull(),
    affiliation: text().notNull(),
    invitedBy: integer('invited_by').references(() => student.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    acceptedAt: moment('accepted_at'),
  },
  (table) => [
    uniqueIndex('classroom_invite_person_key').on(table.classroomId, table.email),
    index('classroom_invite_email').on(table.email),
    index('classroom_invite_invited_by').on(table.invitedBy),
  ],
)

/** Several assignments in an order: a step opens when the one before is handed in. */
export const assignmentPath = pgTable(
  'assignment_path',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    classroomId: integer('classroom_id')
      .notNull()
      .references(() => classroom.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
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
    tool: text().$type<ToolPath>().notNull(),
    /** A game's level; null for everything else. */
    level: text(),
    /** Kept whole: the teacher may change or delete the project it was taken from. */
    starter: jsonb().$type<ProjectDocument>(),
    dueAt: moment('due_at'),
    /** From when on learners see it: null for a draft, to come for what is scheduled. */
    givenAt: moment('given_at').defaultNow(),
    /** For everybody in the class; otherwise for the learners and groups that are named, and nobody else. */
    toAll: boolean('to_all').notNull().default(true),
    resubmit: text({ enum: ['once', 'until-due', 'always'] })
      .notNull()
      .default('always'),
    tutorMode: text('tutor_mode', { enum: TUTOR_MODES }).notNull().default('hints'),
    maxMark: integer('max_mark').notNull().default(10),
    /** How much it counts in the gradebook; 0 for not at all. */
    weight: points().notNull().default(1),
    rubric: jsonb().$type<RubricLine[]>().notNull().default([]),
    /** What the work must do; found out in the learner's browser. Read with `readChecks`. */
    checks: jsonb().$type<KeptCheck[]>().notNull().default([]),
    /** A program that does what is asked, for the tutor alone: it never gives this away. */
    solution: text(),
    /** Lists of learners who share one copy; null when everybody has their own. */
    teams: jsonb().$type<number[][]>(),
    createdBy: integer('created_by').references(() => student.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    archivedAt: moment('archived_at'),
    /** For calendars: when it was changed last, and how often. */
    changedAt: moment('changed_at').notNull().defaultNow(),
    changes: integer().notNull().default(0),
  },
  (table) => [
    index('assignment_class').on(table.classroomId, table.createdAt.desc()),
    index('assignment_created_by').on(table.createdBy),
    check('assignment_max_mark_range', sql`${table.maxMark} between 1 and 1000`),
    check('assignment_weight_range', sql`${table.weight} between 0 and 100`),
  ],
)

/** What a teacher wants to give again, in any class. */
export const assignmentTemplate = pgTable(
  'assignment_template',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ownerId: ofStudent('owner_id'),
    title: text().notNull(),
    wish: jsonb().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('assignment_template_owner').on(table.ownerId, table.createdAt.desc())],
)

export const submission = pgTable(
  'submission',
  {
    assignmentId: integer('assignment_id')
      .notNull()
      .references(() => assignment.id, { onDelete: 'cascade' }),
    studentId: ofStudent(),
    projectId: uuid('project_id').references(() => project.id, { onDelete: 'set null' }),
    state: text({ enum: ['working', 'handed-in', 'given-back'] })
      .notNull()
      .default('working'),
    handIns: integer('hand_ins').notNull().default(0),
    handedInAt: moment('handed_in_at'),
    handedInRevision: integer('handed_in_revision'),
    mark: points(),
    rubricMarks: jsonb('rubric_marks').$type<number[]>(),
    feedback: text().notNull().default(''),
    givenBackAt: moment('given_back_at'),
    startedAt: moment('started_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.assignmentId, table.studentId] }),
    index('submission_student').on(table.studentId),
    index('submission_project').on(table.projectId),
    check('submission_state_known', sql`${table.state} in ('working', 'handed-in', 'given-back')`),
  ],
)

/**
 * A mark that is not returned yet. Apart from the submission, so that whoever reads marks for learners cannot
 * show one by mistake; it moves there when it is returned.
 */
export const markDraft = pgTable(
  'mark_draft',
  {
    assignmentId: integer('assignment_id')
      .notNull()
      .references(() => assignment.id, { onDelete: 'cascade' }),
    studentId: ofStudent(),
    mark: points(),
    /** Null for a line nobody has looked at yet. */
    rubricMarks: jsonb('rubric_marks').$type<(number | null)[]>(),
    feedback: text().notNull().default(''),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.assignmentId, table.studentId] }),
    index('mark_draft_student').on(table.studentId),
  ],
)

/** What a teacher writes under many works; nobody else sees the list. */
export const savedComment = pgTable(
  'saved_comment',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ownerId: ofStudent('owner_id'),
    text: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('saved_comment_once').on(table.ownerId, table.text)],
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
    createdAt: moment('created_at').notNull().defaultNow(),
    doneAt: moment('done_at'),
  },
  (table) => [
    index('work_comment_project').on(table.projectId, table.id),
    index('work_comment_author').on(table.authorId),
  ],
)
