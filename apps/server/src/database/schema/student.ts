import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

export const student = pgTable(
  'student',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    email: text().notNull(),
    displayName: text('display_name').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    grade: text().notNull(),
    affiliation: text().notNull(),
    profileImage: text('profile_image'),
    lastOnline: timestamp('last_online', { withTimezone: true }),
    totalOnlineMinutes: integer('total_online_minutes').notNull().default(0),
    totalOnlineDays: integer('total_online_days').notNull().default(0),
    /** When minutes were last counted, so that nobody gets more than 15 in 15 minutes. */
    lastTopup: timestamp('last_topup', { withTimezone: true }),
    /** The same for the minutes of a tool. */
    lastToolTopup: timestamp('last_tool_topup', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('student_email_key').on(table.email),
    index('student_created').on(table.createdAt),
    check('student_email_lower', sql`${table.email} = lower(${table.email})`),
    check('student_email_length', sql`length(${table.email}) between 3 and 254`),
    check('student_minutes_not_negative', sql`${table.totalOnlineMinutes} >= 0`),
    check('student_days_not_negative', sql`${table.totalOnlineDays} >= 0`),
  ],
)
