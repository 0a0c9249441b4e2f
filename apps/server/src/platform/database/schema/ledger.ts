import type { ProofFigures } from '@panya/domain/money/proof.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Coins that came together. No foreign key to people: what was given and spent stays on record, as
 * numbers without a name, when somebody's account is deleted.
 */
export const coinLot = pgTable(
  'coin_lot',
  {
    id: uuid().primaryKey(),
    userId: integer('user_id').notNull(),
    source: text({ enum: ['monthly', 'complimentary', 'present', 'opening'] }).notNull(),
    grantKey: text('grant_key').notNull(),
    note: text(),
    granted: integer().notNull(),
    available: integer().notNull(),
    held: integer().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at'),
    /** Past its end with nothing left: not looked at any more. Indexes use it so that spending touches none. */
    ended: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('coin_lot_grant_key').on(table.userId, table.grantKey),
    index('coin_lot_open').on(table.userId).where(sql`not ${table.ended}`),
    index('coin_lot_ends').on(table.expiresAt).where(sql`not ${table.ended}`),
    check(
      'coin_lot_never_negative',
      sql`${table.available} >= 0 and ${table.held} >= 0 and ${table.available} + ${table.held} <= ${table.granted}`,
    ),
  ],
)

export const coinHold = pgTable(
  'coin_hold',
  {
    id: uuid().primaryKey(),
    userId: integer('user_id').notNull(),
    key: text().notNull(),
    amount: integer().notNull(),
    purpose: text().notNull(),
    parts: jsonb().notNull(),
    status: text({ enum: ['held', 'captured', 'voided'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    endedAt: moment('ended_at'),
    why: text(),
  },
  (table) => [
    uniqueIndex('coin_hold_key').on(table.userId, table.key),
    index('coin_hold_open').on(table.userId, table.endsAt).where(sql`${table.status} = 'held'`),
    index('coin_hold_history').on(table.userId, table.createdAt.desc()),
    check('coin_hold_amount_not_negative', sql`${table.amount} >= 0`),
    check('coin_hold_ends_once', sql`(${table.status} = 'held') = (${table.endedAt} is null)`),
  ],
)

/** Append-only: every coin's way, from one place to another. */
export const coinMovement = pgTable(
  'coin_movement',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    lotId: uuid('lot_id')
      .notNull()
      .references(() => coinLot.id),
    holdId: uuid('hold_id').references(() => coinHold.id),
    from: text('from_place', { enum: ['grants', 'student', 'held', 'spent', 'expired'] }).notNull(),
    to: text('to_place', { enum: ['grants', 'student', 'held', 'spent', 'expired'] }).notNull(),
    amount: integer().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('coin_movement_user').on(table.userId, table.at.desc()),
    check('coin_movement_amount_positive', sql`${table.amount} > 0`),
    check(
      'coin_movement_ways',
      sql`(${table.from}, ${table.to}) in (('grants', 'student'), ('student', 'held'), ('held', 'spent'), ('held', 'student'), ('student', 'expired'))`,
    ),
  ],
)

/** The daily proof that the books are right. */
export const coinProof = pgTable(
  'coin_proof',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    day: text().notNull(),
    at: moment('at').notNull(),
    ok: boolean().notNull(),
    figures: jsonb().$type<ProofFigures>().notNull(),
  },
  (table) => [index('coin_proof_at').on(table.at.desc())],
)
