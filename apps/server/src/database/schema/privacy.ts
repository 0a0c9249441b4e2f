import { sql } from 'drizzle-orm'
import {
  check,
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
    /** Of the code that speaks for the guardian; the code itself is only in their hands. */
    codeHash: text('code_hash'),
    codeSentAt: moment('code_sent_at'),
    decision: text({ enum: ['given', 'refused', 'withdrawn'] }),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    uniqueIndex('consent_code_key').on(table.codeHash),
    index('consent_unused_code')
      .on(table.codeSentAt)
      .where(sql`${table.decision} is null and ${table.codeHash} is not null`),
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
      enum: ['learner', 'guardian', 'retention'],
    }).notNull(),
    requestedAt: moment('requested_at').notNull(),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [
    index('deletion_request_due').on(table.dueAt),
    check(
      'deletion_request_by_known',
      sql`${table.requestedBy} in ('learner', 'guardian', 'retention')`,
    ),
    check('deletion_request_due_later', sql`${table.dueAt} > ${table.requestedAt}`),
  ],
)
