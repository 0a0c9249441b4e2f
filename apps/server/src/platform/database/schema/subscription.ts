import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { student } from './student.ts'

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
    userId: integer('user_id')
      .primaryKey()
      .references(() => student.id, { onDelete: 'cascade' }),
    planId: integer('plan_id')
      .notNull()
      .references(() => subscriptionPlans.id),
    /** What can be spent now; written with the lots, in one transaction. */
    coinBalance: integer('coin_balance').notNull().default(0),
    planSince: timestamp('plan_since', { withTimezone: true }),
    /** Taken over at the next renewal. */
    pendingPlanId: integer('pending_plan_id').references(() => subscriptionPlans.id),
    /** Months are counted from here; null until the account is first worked on. */
    anchorAt: timestamp('anchor_at', { withTimezone: true }),
    periodStart: timestamp('period_start', { withTimezone: true }),
    nextRenewalAt: timestamp('next_renewal_at', { withTimezone: true }),
    latestCoinsAt: timestamp('latest_coins_at', { withTimezone: true }),
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
    userId: integer('user_id')
      .notNull()
      .references(() => student.id, { onDelete: 'cascade' }),
    planId: integer('plan_id')
      .notNull()
      .references(() => subscriptionPlans.id),
    status: text({ enum: ['active', 'revoked'] })
      .notNull()
      .default('active'),
    cycle: text({ enum: ['monthly', 'yearly'] }).notNull(),
    grantReason: text('grant_reason').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // For the current one, and for everything somebody was ever given.
    index('complimentary_of_user').on(table.userId, table.createdAt.desc(), table.id.desc()),
    check('complimentary_status_known', sql`${table.status} in ('active', 'revoked')`),
    check('complimentary_cycle_known', sql`${table.cycle} in ('monthly', 'yearly')`),
    check('complimentary_expires_later', sql`${table.expiresAt} > ${table.createdAt}`),
  ],
)
