import { doublePrecision, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Token buckets that all nodes share; the key is a keyed hash, so nobody's name or address is kept. */
export const limitBucket = pgTable(
  'limit_bucket',
  {
    key: text().primaryKey(),
    level: doublePrecision().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('limit_bucket_at').on(table.at)],
)
