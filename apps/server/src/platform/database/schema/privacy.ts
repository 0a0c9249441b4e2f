import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { student } from './student.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** When a learner was born, roughly, and what their guardian said. */
export const consent = pgTable(
  'consent',
  {
    studentId: integer('student_id')
      .primaryKey()
      .references(() => student.id, { onDelete: 'cascade' }),
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

/** An account that will be deleted, unless somebody undoes it before it is due. */
export const deletionRequest = pgTable(
  'deletion_request',
  {
    studentId: integer('student_id')
      .primaryKey()
      .references(() => student.id, { onDelete: 'cascade' }),
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
