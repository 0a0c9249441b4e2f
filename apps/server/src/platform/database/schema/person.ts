/** People: who they are, what they may do, what their guardians said, when they leave. */
import { LOCALES } from '@panya/domain/locale/locale.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytea, moment } from './columns.ts'

const locales = sql.raw(LOCALES.map((locale) => `'${locale}'`).join(', '))

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
    /** The language they chose; null while their browser decides. */
    locale: text({ enum: LOCALES }),
    lastOnline: moment('last_online'),
    totalOnlineMinutes: integer('total_online_minutes').notNull().default(0),
    totalOnlineDays: integer('total_online_days').notNull().default(0),
    /** When minutes were last counted, so that nobody gets more than 15 in 15 minutes. */
    lastTopup: moment('last_topup'),
    /** The same for the minutes of a tool. */
    lastToolTopup: moment('last_tool_topup'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Null until somebody proved that mail to the address reaches them: until then it gives no rights. */
    emailVerifiedAt: moment('email_verified_at'),
    /** Closed by an admin: nobody can sign in with it, everything stays. */
    deactivatedAt: moment('deactivated_at'),
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
    // Every one, two and three letters that follow each other: what is looked for may stand anywhere.
    index('student_find_within').using(
      'gin',
      sql`find_grams(find_text(${table.email} || ' ' || ${table.firstName} || ' ' || ${table.lastName} || ' ' || ${table.displayName} || ' ' || ${table.affiliation}))`,
    ),
    index('student_grade').on(table.grade, table.id),
    index('student_deactivated').on(table.id).where(sql`${table.deactivatedAt} is not null`),
    check('student_email_lower', sql`${table.email} = lower(${table.email})`),
    check('student_email_length', sql`length(${table.email}) between 3 and 254`),
    check('student_locale_known', sql`${table.locale} in (${locales})`),
    check('student_minutes_not_negative', sql`${table.totalOnlineMinutes} >= 0`),
    check('student_days_not_negative', sql`${table.totalOnlineDays} >= 0`),
  ],
)

/** Whose row it is; it goes with them. */
export const ofStudent = (name = 'student_id') =>
  integer(name)
    .notNull()
    .references(() => student.id, { onDelete: 'cascade' })

/** Uploaded profile images, re-encoded; one a student, under a name nobody can guess. */
export const profileImages = pgTable('profile_images', {
  studentId: ofStudent().primaryKey(),
  name: text().notNull().unique(),
  bytes: bytea().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

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

/** When a learner was born, roughly, and what their guardian said. */
export const consent = pgTable(
  'consent',
  {
    studentId: ofStudent().primaryKey(),
    /** Two letters; ZZ for a country without a rule of its own. */
    country: text().notNull(),
    /** Null for "or earlier". */
    bornFrom: smallint('born_from'),
    bornTo: smallint('born_to').notNull(),
    answeredAt: moment('answered_at').notNull(),
    guardianEmail: text('guardian_email'),
    guardianName: text('guardian_name'),
    /** Of the token in the guardian's link; the token itself is only in their mailbox. */
    tokenHash: text('token_hash'),
    askedAt: moment('asked_at'),
    /** How many mails this learner has caused, ever. */
    asks: smallint().notNull().default(0),
    decision: text({ enum: ['given', 'refused', 'withdrawn'] }),
    decidedAt: moment('decided_at'),
    /** The teacher or admin to whom it was given on paper; nobody when it came through the link. */
    recordedBy: integer('recorded_by').references(() => student.id, { onDelete: 'set null' }),
    /** What is written on that paper. */
    signedOn: date('signed_on'),
  },
  (table) => [
    uniqueIndex('consent_token_key').on(table.tokenHash),
    index('consent_unused_token')
      .on(table.askedAt)
      .where(sql`${table.decision} is null and ${table.tokenHash} is not null`),
    index('consent_recorded_by').on(table.recordedBy),
    check('consent_decision_known', sql`${table.decision} in ('given', 'refused', 'withdrawn')`),
    check('consent_decided_once', sql`(${table.decision} is null) = (${table.decidedAt} is null)`),
    check('consent_years', sql`${table.bornFrom} is null or ${table.bornFrom} <= ${table.bornTo}`),
  ],
)

/** The secret link by which a guardian sees how their child gets on: one a child, and it shows without changing. */
export const progressLink = pgTable(
  'progress_link',
  {
    studentId: ofStudent().primaryKey(),
    tokenHash: text('token_hash').notNull(),
    madeAt: moment('made_at').notNull(),
    /** Sent to the mailbox the child named; otherwise a teacher handed it over. */
    mailed: boolean().notNull(),
  },
  (table) => [
    uniqueIndex('progress_link_token_key').on(table.tokenHash),
    index('progress_link_made').on(table.madeAt),
  ],
)

/** An account that will be deleted, unless somebody undoes it before it is due. */
export const deletionRequest = pgTable(
  'deletion_request',
  {
    studentId: ofStudent().primaryKey(),
    requestedBy: text('requested_by', {
      enum: ['learner', 'guardian', 'admin', 'retention'],
    }).notNull(),
    requestedAt: moment('requested_at').notNull(),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [
    index('deletion_request_due').on(table.dueAt),
    check(
      'deletion_request_by_known',
      sql`${table.requestedBy} in ('learner', 'guardian', 'admin', 'retention')`,
    ),
    check('deletion_request_due_later', sql`${table.dueAt} > ${table.requestedAt}`),
  ],
)

/** Mailboxes whose owners want no question about children they do not know. */
export const unwantedMail = pgTable('unwanted_mail', {
  /** Keyed: the address itself is not kept. */
  addressHash: text('address_hash').primaryKey(),
  at: moment('at').notNull(),
})
