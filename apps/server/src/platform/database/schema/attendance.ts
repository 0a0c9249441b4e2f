import { TOOL_COUNTERS, type ToolCounter } from '@panya/domain/attendance/tool-counters.ts'
import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable } from 'drizzle-orm/pg-core'

const counter = (name: string) => integer(name).notNull().default(0)
const names = ['total_minutes', 'total_users', ...TOOL_COUNTERS] as const
const counters = Object.fromEntries(names.map((name) => [name, counter(name)])) as Record<
  'total_minutes' | 'total_users' | ToolCounter,
  ReturnType<typeof counter>
>

/** One row a day, in Asia/Bangkok's calendar. */
export const attendance = pgTable(
  'attendance',
  {
    date: date({ mode: 'string' }).primaryKey(),
    ...counters,
  },
  () => [
    check(
      'attendance_not_negative',
      sql.raw(`least(${names.map((name) => `"attendance"."${name}"`).join(', ')}) >= 0`),
    ),
  ],
)
