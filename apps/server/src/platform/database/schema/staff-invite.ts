import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { student } from './student.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A role that waits for whoever opens its secret link; the link itself is kept only as a hash. */
export const staffInvite = pgTable(
  'staff_invite',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text('token_hash').notNull(),
    /** Whom it is meant for; it proves nothing of who accepts. */
    email: text().notNull(),
    group: text({ enum: ['admin', 'teacher'] }).notNull(),
    /** Null for an operator at the command line. What an admin has promised goes with the admin. */
    invitedBy: integer('invited_by').references(() => student.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    acceptedBy: integer('accepted_by').references(() => student.id, { onDelete: 'set null' }),
    acceptedAt: moment('accepted_at'),
  },
  (table) => [
    uniqueIndex('staff_invite_token_key').on(table.tokenHash),
    uniqueIndex('staff_invite_open_key')
      .on(table.email, table.group)
      .where(sql`${table.acceptedAt} is null`),
    index('staff_invite_invited_by').on(table.invitedBy),
    index('staff_invite_accepted_by').on(table.acceptedBy),
    index('staff_invite_expires').on(table.expiresAt),
    check('staff_invite_email_lower', sql`${table.email} = lower(${table.email})`),
    check('staff_invite_group_known', sql`${table.group} in ('admin', 'teacher')`),
  ],
)
