import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/** A sign-in on one device. The sessionId itself is a secret and is kept only as its hash. */
export const deviceSessions = pgTable(
  'device_sessions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    sessionHash: text('session_hash').notNull(),
    uid: text().notNull(),
    email: text().notNull(),
    userAgent: text('user_agent').notNull(),
    status: text({ enum: ['active', 'exceeded_limit', 'inactive'] })
      .notNull()
      .default('active'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** What a hosted identity service needs to give new tokens, encrypted; null for our own. */
    identityState: text('identity_state'),
    /** The hosted service's token given last: it proves nothing once this session has ended. */
    tokenHash: text('token_hash'),
    /** What was proved beside the password; null when nothing was. */
    secondFactor: text('second_factor', { enum: ['app', 'passkey', 'recovery'] }),
    /** When somebody last proved here who they are: at sign-in, or when they were asked again. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('device_sessions_hash_key').on(table.sessionHash),
    uniqueIndex('device_sessions_token_key').on(table.tokenHash),
    // Ended ones too: they are read for an export and deleted with their account.
    index('device_sessions_email').on(table.email, table.createdAt, table.id),
    index('device_sessions_last_seen').on(table.lastSeenAt),
    check(
      'device_sessions_status_known',
      sql`${table.status} in ('active', 'exceeded_limit', 'inactive')`,
    ),
    check(
      'device_sessions_second_factor_known',
      sql`${table.secondFactor} in ('app', 'passkey', 'recovery')`,
    ),
  ],
)
