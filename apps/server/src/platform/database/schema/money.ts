/** Plans, subscriptions, requests for another plan, and the ledger of coins. */

import { type ProofFigures } from '@panya/domain/money/proof.ts'
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { ofStudent } from './person.ts'

export const subscriptionPlans = pgTable(
  'subscription_plans',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text({ enum: ['free', 'basic', 'pro', 'enterprise'] }).notNull(),
    displayName: text('display_name').notNull(),
    coinsPerMonth: integer('coins_per_month').notNull(),
    /** In the smallest unit of the brand's currency; null when the price is on request. */
    priceMinor: integer('price_minor'),
    currency: text().notNull(),
  },
  (table) => [
    uniqueIndex('subscription_plans_name_key').on(table.name),
    check(
      'subscription_plans_name_known',
      sql`${table.name} in ('free', 'basic', 'pro', 'enterprise')`,
    ),
    check('subscription_plans_coins_not_negative', sql`${table.coinsPerMonth} >= 0`),
    check('subscription_plans_price_not_negative', sql`${table.priceMinor} >= 0`),
  ],
)

export const userSubscriptions = pgTable(
  'user_subscriptions',
  {
    userId: ofStudent('user_id').primaryKey(),
    planId: integer('plan_id')
      .notNull()
      .references(() => subscriptionPlans.id),
    /** What can be spent now; written with the lots, in one transaction. */
    coinBalance: integer('coin_balance').notNull().default(0),
    planSince: moment('plan_since'),
    /** Taken over at the next renewal. */
    pendingPlanId: integer('pending_plan_id').references(() => subscriptionPlans.id),
    /** Months are counted from here; null until the account is first worked on. */
    anchorAt: moment('anchor_at'),
    periodStart: moment('period_start'),
    nextRenewalAt: moment('next_renewal_at'),
    latestCoinsAt: moment('latest_coins_at'),
  },
  (table) => [
    check('user_subscriptions_balance_not_negative', sql`${table.coinBalance} >= 0`),
    index('user_subscriptions_due').on(table.nextRenewalAt),
    index('user_subscriptions_plan').on(table.planId),
  ],
)

export const complimentarySubscriptions = pgTable(
  'complimentary_subscriptions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: ofStudent('user_id'),
    planId: integer('plan_id')
      .notNull()
      .references(() => subscriptionPlans.id),
    status: text({ enum: ['active', 'revoked'] })
      .notNull()
      .default('active'),
    cycle: text({ enum: ['monthly', 'yearly'] }).notNull(),
    grantReason: text('grant_reason').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    // For the current one, and for everything somebody was ever given.
    index('complimentary_of_user').on(table.userId, table.createdAt.desc(), table.id.desc()),
    check('complimentary_status_known', sql`${table.status} in ('active', 'revoked')`),
    check('complimentary_cycle_known', sql`${table.cycle} in ('monthly', 'yearly')`),
    check('complimentary_expires_later', sql`${table.expiresAt} > ${table.createdAt}`),
  ],
)

/** Somebody asks for another plan; somebody else says yes or no. */
export const planRequest = pgTable(
  'plan_request',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofStudent('user_id'),
    planId: integer('plan_id')
      .notNull()
      .references(() => subscriptionPlans.id),
    startsWhen: text('starts_when', { enum: ['now', 'renewal'] }).notNull(),
    note: text().notNull().default(''),
    status: text({ enum: ['open', 'approved', 'refused', 'withdrawn'] })
      .notNull()
      .default('open'),
    askedAt: moment('asked_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: text('decided_by'),
    answer: text(),
  },
  (table) => [
    uniqueIndex('plan_request_one_open').on(table.userId).where(sql`${table.status} = 'open'`),
    index('plan_request_by_status').on(table.status, table.id),
    index('plan_request_user').on(table.userId, table.id),
    check('plan_request_decided', sql`(${table.status} = 'open') = (${table.decidedAt} is null)`),
  ],
)

/** One row: who besides admins may decide. */
export const planPolicy = pgTable(
  'plan_policy',
  {
    id: integer().primaryKey().default(1),
    teachersMayApprove: boolean('teachers_may_approve').notNull().default(false),
  },
  (table) => [check('plan_policy_single', sql`${table.id} = 1`)],
)

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
