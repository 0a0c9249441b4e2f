import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { student } from './student.ts'
import { subscriptionPlans } from './subscription.ts'

/** Somebody asks for another plan; somebody else says yes or no. */
export const planRequest = pgTable(
  'plan_request',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => student.id, { onDelete: 'cascade' }),
    planId: integer('plan_id')
      .notNull()
      .references(() => subscriptionPlans.id),
    startsWhen: text('starts_when', { enum: ['now', 'renewal'] }).notNull(),
    note: text().notNull().default(''),
    status: text({ enum: ['open', 'approved', 'refused', 'withdrawn'] })
      .notNull()
      .default('open'),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
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
