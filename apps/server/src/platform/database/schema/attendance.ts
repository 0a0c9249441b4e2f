import { TOOL_COUNTERS } from '@panya/domain/attendance/tool-counters.ts'
import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable } from 'drizzle-orm/pg-core'

const counter = (name: string) => integer(name).notNull().default(0)
const names = ['total_minutes', 'total_users', ...TOOL_COUNTERS]

/** One row a day, in Asia/Bangkok's calendar. */
export const attendance = pgTable(
  'attendance',
  {
    date: date({ mode: 'string' }).primaryKey(),
    ...Object.fromEntries(names.map((name) => [name, counter(name)])),
  },
  () => [
    check(
      'attendance_not_negative',
      sql.raw(`least(${names.map((name) => `"attendance"."${name}"`).join(', ')}) >= 0`),
    ),
  ],
)
