/** What belongs to the whole place: settings, limits, the audit log, attendance. */

import { TOOL_COUNTERS, type ToolCounter } from '@panya/domain/attendance/tool-counters.ts'
import { BOARD_IDS } from '@panya/domain/board/board-id.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytea, moment } from './columns.ts'
import { ofStudent } from './person.ts'

const boards = sql.raw(BOARD_IDS.map((id) => `'${id}'`).join(', '))

/** What admins switched for the whole site; what is not here stands as it comes. */
export const setting = pgTable('setting', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** Firmware that learners can put on their boards. Kept here, so that a backup has it too. */
export const boardFirmware = pgTable(
  'board_firmware',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    board: text({ enum: BOARD_IDS }).notNull(),
    version: text().notNull(),
    sha256: text().notNull(),
    size: integer().notNull(),
    content: bytea().notNull(),
    uploadedAt: moment('uploaded_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('board_firmware_version_key').on(table.board, table.version),
    index('board_firmware_newest').on(table.board, table.id.desc()),
    check('board_firmware_board_known', sql`${table.board} in (${boards})`),
    check('board_firmware_sha256_shape', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
  ],
)

/** Token buckets that all nodes share; the key is a keyed hash, so nobody's name or address is kept. */
export const limitBucket = pgTable(
  'limit_bucket',
  {
    key: text().primaryKey(),
    level: doublePrecision().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('limit_bucket_at').on(table.at)],
)

/** Every privileged act, for ever: a trigger refuses to change or delete a row. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull().defaultNow(),
    /** The email of who did it, or the name of the program that did. */
    actor: text().notNull(),
    /** What was done, as `thing.verb`: `subscription.grant`, `classroom.archive`. */
    act: text().notNull(),
    /** What it was done to, as `kind:key`: `student:12`, `classroom:3`. */
    target: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    fromAddress: text('from_address'),
    requestId: text('request_id'),
  },
  (table) => [
    index('audit_log_at').on(table.at.desc(), table.id.desc()),
    index('audit_log_actor').on(table.actor, table.id.desc()),
    index('audit_log_target').on(table.target, table.id.desc()),
    index('audit_log_act').on(table.act, table.id.desc()),
  ],
)

const counter = (name: string) => integer(name).notNull().default(0)
const names = ['total_minutes', 'total_users', ...TOOL_COUNTERS] as const
const allCounters = Object.fromEntries(names.map((name) => [name, counter(name)])) as Record<
  'total_minutes' | 'total_users' | ToolCounter,
  ReturnType<typeof counter>
>

/** One row a day, in Asia/Bangkok's calendar. */
export const attendance = pgTable(
  'attendance',
  {
    date: date({ mode: 'string' }).primaryKey(),
    ...allCounters,
  },
  () => [
    check(
      'attendance_not_negative',
      sql.raw(`least(${names.map((name) => `"attendance"."${name}"`).join(', ')}) >= 0`),
    ),
  ],
)

const counters = Object.fromEntries(
  TOOL_COUNTERS.map((name) => [name, integer(name).notNull().default(0)]),
) as Record<ToolCounter, ReturnType<ReturnType<typeof integer>['notNull']>>

/** The attendance of one learner on one day; the days they were there, and the minutes with each tool. */
export const studentDay = pgTable(
  'student_day',
  {
    studentId: ofStudent(),
    date: date({ mode: 'string' }).notNull(),
    minutes: integer().notNull().default(0),
    ...counters,
  },
  (table) => [primaryKey({ columns: [table.studentId, table.date] })],
)
