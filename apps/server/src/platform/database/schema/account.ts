/** How people get in: passwords, devices, second factors, links in mails. */
import { SECRET_KINDS } from '@panya/domain/classroom/class-secret.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { ofStudent, student } from './person.ts'

/** Who can prove to be the owner of an email, when identity is kept here and not by a hosted service. */
export const identityAccounts = pgTable(
  'identity_accounts',
  {
    uid: text().primaryKey(),
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    /** When a teacher or an admin gave the password; null once its owner has chosen one. */
    passwordGivenAt: moment('password_given_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('identity_accounts_email_key').on(table.email),
    check('identity_accounts_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
)

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
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    endedAt: moment('ended_at'),
    /** What a hosted identity service needs to give new tokens, encrypted; null for our own. */
    identityState: text('identity_state'),
    /** The hosted service's token given last: it proves nothing once this session has ended. */
    tokenHash: text('token_hash'),
    /** What was proved beside the password; null when nothing was. */
    secondFactor: text('second_factor', { enum: ['app', 'passkey', 'recovery'] }),
    /**
     * When somebody last proved here who they are: at sign-in, or when they were asked again. Null where they never
     * showed more than pictures or their school's word.
     */
    confirmedAt: moment('confirmed_at'),
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

/** The app on somebody's phone whose codes are asked for at sign-in. */
export const staffFactor = pgTable('staff_factor', {
  studentId: ofStudent().primaryKey(),
  /** Encrypted: whoever reads the database makes no codes. */
  encryptedSecret: text('sealed_secret').notNull(),
  /** The code's half minute, counted from 1970: that one and older ones are used up. */
  lastStep: integer('last_step').notNull(),
  confirmedAt: moment('confirmed_at').notNull(),
})

/** Keys that live in a device or a password manager and open the account without a password. */
export const passkey = pgTable(
  'passkey',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    studentId: ofStudent(),
    credentialId: text('credential_id').notNull(),
    publicKey: text('public_key').notNull(),
    /** How often the key was used, as it says itself; many always say 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
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
    studentId: ofStudent(),
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [uniqueIndex('recovery_code_key').on(table.studentId, table.codeHash)],
)

/** The link last mailed to the address of an account; only its hash is kept. */
export const addressProof = pgTable(
  'address_proof',
  {
    studentId: ofStudent().primaryKey(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('address_proof_token_key').on(table.tokenHash),
    index('address_proof_expires').on(table.expiresAt),
  ],
)

/** The link last mailed to somebody who forgot their password; used up, it is gone. */
export const passwordReset = pgTable(
  'password_reset',
  {
    studentId: ofStudent().primaryKey(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('password_reset_token_key').on(table.tokenHash),
    index('password_reset_expires').on(table.expiresAt),
  ],
)

/** An address somebody wants to have instead of theirs, until the link mailed to it is opened. */
export const emailChange = pgTable(
  'email_change',
  {
    studentId: ofStudent().primaryKey(),
    email: text().notNull(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('email_change_token_key').on(table.tokenHash),
    index('email_change_expires').on(table.expiresAt),
    check('email_change_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
)

/** Three pictures or words that let a child without a mailbox in, together with the class's code. */
export const classSecret = pgTable(
  'class_secret',
  {
    studentId: ofStudent().primaryKey(),
    kind: text({ enum: SECRET_KINDS }).notNull(),
    /** Not hashed: the teacher prints the card again. Whoever reads the database alone learns nothing. */
    encryptedSecret: text('encrypted_secret').notNull(),
    /** Wrong tries, of which a right one forgives a few; too many, and only a new card helps. */
    failures: smallint().notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('class_secret_kind_known', sql`${table.kind} in ('pictures', 'words')`),
    check('class_secret_failures_not_negative', sql`${table.failures} >= 0`),
  ],
)

/**
 * Somebody as another system knows them: a school's sign-in or a learning platform. Its name for the person never
 * changes, their address may.
 */
export const linkedIdentity = pgTable(
  'linked_identity',
  {
    /** `school:<id>` or `platform:<id>`. */
    source: text().notNull(),
    subject: text().notNull(),
    studentId: ofStudent(),
    linkedAt: moment('linked_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.subject] }),
    index('linked_identity_student').on(table.studentId),
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
