import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { ofStudent } from './person.ts'

/** What a job of each kind costs; kinds that are not here cost what the product says. */
export const aiPrice = pgTable(
  'ai_price',
  {
    kind: text().primaryKey(),
    coins: integer().notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [check('ai_price_not_negative', sql`${table.coins} between 0 and 10000`)],
)

/** Nodes that are alive say so; the jobs of one that stopped saying it are given back. */
export const aiNode = pgTable('ai_node', {
  id: uuid().primaryKey(),
  seenAt: moment('seen_at').notNull(),
})

export const aiJob = pgTable(
  'ai_job',
  {
    id: uuid().primaryKey(),
    userId: ofStudent('user_id'),
    kind: text().notNull(),
    status: text({ enum: ['open', 'finished', 'failed'] })
      .notNull()
      .default('open'),
    holdId: uuid('hold_id').notNull(),
    nodeId: uuid('node_id').notNull(),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
    result: jsonb(),
    problem: text(),
  },
  (table) => [
    index('ai_job_open').on(table.nodeId).where(sql`${table.status} = 'open'`),
    index('ai_job_created').on(table.createdAt),
    index('ai_job_user').on(table.userId, table.createdAt.desc()),
  ],
)
