import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Every privileged act, for ever: a trigger refuses to change or delete a row. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The email of who did it, or the name of the program that did. */
    actor: text().notNull(),
    /** What was done, as `thing.verb`: `subscription.grant`, `classroom.archive`. */
    act: text().notNull(),
    /** What it was done to, as `kind:key`: `student:12`, `classroom:3`. */
    target: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    fromAddress: text('from_address'),
    requestId: text('request_id'),
  },
  (table) => [
    index('audit_log_at').on(table.at.desc(), table.id.desc()),
    index('audit_log_actor').on(table.actor, table.id.desc()),
    index('audit_log_target').on(table.target, table.id.desc()),
    index('audit_log_act').on(table.act, table.id.desc()),
  ],
)
