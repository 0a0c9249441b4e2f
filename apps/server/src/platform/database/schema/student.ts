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
    /** Null until somebody proved that mail to the address reaches them: until then it gives no rights. */
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    /** Closed by an admin: nobody can sign in with it, everything stays. */
    deactivatedAt: timestamp('deactivated_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('student_email_key').on(table.email),
    index('student_created').on(table.createdAt),
    // What somebody looks for begins with what they type; byte order makes that a range of an index.
    index('student_find_email').on(sql`(${table.email} collate "C")`, table.id),
    index('student_find_name').on(
      sql`(lower(${table.firstName} || ' ' || ${table.lastName}) collate "C")`,
      table.id,
    ),
    index('student_find_last_name').on(sql`(lower(${table.lastName}) collate "C")`, table.id),
    index('student_find_display_name').on(sql`(lower(${table.displayName}) collate "C")`, table.id),
    index('student_find_affiliation').on(sql`(lower(${table.affiliation}) collate "C")`, table.id),
    index('student_grade').on(table.grade, table.id),
    index('student_deactivated').on(table.id).where(sql`${table.deactivatedAt} is not null`),
    check('student_email_lower', sql`${table.email} = lower(${table.email})`),
    check('student_email_length', sql`length(${table.email}) between 3 and 254`),
    check('student_minutes_not_negative', sql`${table.totalOnlineMinutes} >= 0`),
    check('student_days_not_negative', sql`${table.totalOnlineDays} >= 0`),
  ],
)
