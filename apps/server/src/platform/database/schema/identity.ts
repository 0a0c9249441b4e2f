import { sql } from 'drizzle-orm'
import { check, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/** Who can prove to be the owner of an email, when identity is kept here and not by a hosted service. */
export const identityAccounts = pgTable(
  'identity_accounts',
  {
    uid: text().primaryKey(),
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('identity_accounts_email_key').on(table.email),
    check('identity_accounts_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
)
