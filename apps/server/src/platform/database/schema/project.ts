import { TOOL_PATH_PATTERN } from '@panya/domain/tool/tool.ts'
import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { student } from './student.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const project = pgTable(
  'project',
  {
    /** Made by the browser, so that work begun without a connection keeps its address. */
    id: uuid().primaryKey(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => student.id, { onDelete: 'cascade' }),
    tool: text().notNull(),
    title: text().notNull(),
    /** The current revision's number; its content is in project_revision. */
    revision: integer().notNull().default(1),
    bytes: integer().notNull(),
    share: text({ enum: ['private', 'class', 'public'] })
      .notNull()
      .default('private'),
    shareId: text('share_id'),
    originId: uuid('origin_id'),
    /** Kept as text: the original may be renamed or deleted, the credit stays. */
    creditDisplayName: text('credit_display_name'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('project_owner').on(table.ownerId, table.updatedAt.desc()),
    index('project_trash').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index('project_origin').on(table.originId).where(sql`${table.originId} is not null`),
    uniqueIndex('project_share_id_key').on(table.shareId),
    // Which tools there are is the server's to say, from their manifests: a new one needs no migration.
    check('project_tool_address', sql`${table.tool} ~ ${sql.raw(`'${TOOL_PATH_PATTERN}'`)}`),
    check('project_revision_positive', sql`${table.revision} >= 1`),
    check('project_title_length', sql`length(${table.title}) between 1 and 120`),
    check('project_shared_has_id', sql`${table.share} = 'private' or ${table.shareId} is not null`),
  ],
)

export const projectRevision = pgTable(
  'project_revision',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    format: text().notNull(),
    version: integer().notNull(),
    content: jsonb().notNull(),
    bytes: integer().notNull(),
    /** The browser's name for the save; a save sent twice is found by it. */
    saveId: uuid('save_id').notNull(),
    restoredFrom: integer('restored_from'),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.number] })],
)

export const projectThumbnail = pgTable('project_thumbnail', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => project.id, { onDelete: 'cascade' }),
  image: bytea().notNull(),
})

/** Told to a teacher: something on a share page should not be there. */
export const projectReport = pgTable(
  'project_report',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    reporterId: integer('reporter_id').references(() => student.id, { onDelete: 'set null' }),
    reason: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    resolvedAt: timestamp('resolved_at', { withTimezone: true }),
  },
  (table) => [
    index('project_report_open').on(table.projectId, table.createdAt),
    index('project_report_reporter').on(table.reporterId),
  ],
)
