import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { student } from './student.ts'

/** Accounts anybody may use; shared by design. */
export const demo = pgTable(
  'demo',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    email: text().notNull(),
    active: boolean().notNull().default(true),
  },
  (table) => [
    uniqueIndex('demo_email_key').on(table.email),
    check('demo_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
)

/**
 * Who is admin or teacher; only active entries count. Only accounts have entries: an entry that waited for an
 * address would go to whoever signs up with it first.
 */
export const privilegedUsers = pgTable(
  'privileged_users',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    email: text()
      .notNull()
      .references(() => student.email, { onDelete: 'cascade', onUpdate: 'cascade' }),
    isActive: boolean('is_active').notNull().default(true),
    group: text({ enum: ['admin', 'teacher'] }).notNull(),
  },
  (table) => [
    uniqueIndex('privileged_users_email_group_key').on(table.email, table.group),
    index('privileged_users_group').on(table.group, table.id),
    check('privileged_users_email_lower', sql`${table.email} = lower(${table.email})`),
    check('privileged_users_group_known', sql`${table.group} in ('admin', 'teacher')`),
  ],
)
