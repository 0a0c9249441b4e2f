import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { student } from './student.ts'

const owner = () =>
  integer('student_id')
    .notNull()
    .references(() => student.id, { onDelete: 'cascade' })

/** The app on somebody's phone whose codes are asked for at sign-in. */
export const staffFactor = pgTable('staff_factor', {
  studentId: owner().primaryKey(),
  /** Encrypted: whoever reads the database makes no codes. */
  encryptedSecret: text('sealed_secret').notNull(),
  /** The code's half minute, counted from 1970: that one and older ones are used up. */
  lastStep: integer('last_step').notNull(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }).notNull(),
})

/** Keys that live in a device or a password manager and open the account without a password. */
export const passkey = pgTable(
  'passkey',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    studentId: owner(),
    credentialId: text('credential_id').notNull(),
    publicKey: text('public_key').notNull(),
    /** How often the key was used, as it says itself; many always say 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('passkey_credential_key').on(table.credentialId),
    index('passkey_student').on(table.studentId),
    check('passkey_name_length', sql`length(${table.name}) between 1 and 60`),
  ],
)

/** For the day the phone is lost: each once. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    studentId: owner(),
    codeHash: text('code_hash').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('recovery_code_key').on(table.studentId, table.codeHash)],
)
