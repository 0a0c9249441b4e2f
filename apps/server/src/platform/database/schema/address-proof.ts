import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { student } from './student.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The link last mailed to the address of an account; only its hash is kept. */
export const addressProof = pgTable(
  'address_proof',
  {
    studentId: integer('student_id')
      .primaryKey()
      .references(() => student.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('address_proof_token_key').on(table.tokenHash),
    index('address_proof_expires').on(table.expiresAt),
  ],
)

/**
 * Somebody who wants an account, until the link in their mail is opened. No password is kept: whoever owns the
 * mailbox chooses it there, so nobody can prepare an account with an address of somebody else.
 */
export const signUpRequest = pgTable(
  'sign_up_request',
  {
    /** The number the account will have. */
    id: integer().primaryKey(),
    tokenHash: text('token_hash').notNull(),
    email: text().notNull(),
    displayName: text('display_name').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    grade: text().notNull(),
    affiliation: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('sign_up_request_token_key').on(table.tokenHash),
    index('sign_up_request_email').on(table.email),
    index('sign_up_request_expires').on(table.expiresAt),
    check('sign_up_request_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
)
