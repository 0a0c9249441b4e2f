/** Large things of documents, each kept once under its sha-256, and who has them. */
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { OBJECT_PLACES } from '../../object-settings.ts'
import { assignment, assignmentTemplate } from './classroom.ts'
import { bytea, moment } from './columns.ts'
import { ofStudent } from './person.ts'
import { project } from './project.ts'

export const asset = pgTable(
  'asset',
  {
    hash: text().primaryKey(),
    bytes: integer().notNull(),
    /** Found in the bytes; what the sender called it does not count. */
    mediaType: text('media_type').notNull(),
    /** In which store its bytes lie. Which there are is the server's to say: a new one needs no migration. */
    place: text({ enum: OBJECT_PLACES }).notNull().default('database'),
    keptAt: moment('kept_at').notNull().defaultNow(),
    /** When it was first seen that nobody has it any more. */
    unusedSince: moment('unused_since'),
  },
  (table) => [
    check('asset_hash_form', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
    check('asset_bytes_positive', sql`${table.bytes} > 0`),
    index('asset_place').on(table.place, table.hash),
    index('asset_unused').on(table.unusedSince).where(sql`${table.unusedSince} is not null`),
  ],
)

/** The bytes, where the database itself is the store. No key to `asset`: another store has none either. */
export const assetContent = pgTable('asset_content', {
  hash: text().primaryKey(),
  content: bytea().notNull(),
})

/**
 * Bytes that may lie outside of the database without a row in `asset`: noted before they come and when their row goes,
 * so that they are found again without a list of what the store holds.
 */
export const assetStray = pgTable(
  'asset_stray',
  {
    hash: text().notNull(),
    place: text({ enum: OBJECT_PLACES }).notNull(),
    since: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hash, table.place] }),
    index('asset_stray_since').on(table.since),
  ],
)

const assetHash = () =>
  text()
    .notNull()
    .references(() => asset.hash)

/** Who has sent the bytes themselves: proof that they had them, until a project of theirs has them. */
export const assetUpload = pgTable(
  'asset_upload',
  { studentId: ofStudent(), hash: assetHash(), at: moment().notNull().defaultNow() },
  (table) => [
    primaryKey({ columns: [table.studentId, table.hash] }),
    index('asset_upload_hash').on(table.hash),
    index('asset_upload_at').on(table.at),
  ],
)

/** What the versions of a project have, all of them together; each version has its own list. */
export const projectAsset = pgTable(
  'project_asset',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    hash: assetHash(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.hash] }),
    index('project_asset_hash').on(table.hash),
  ],
)

/** What the starter of an assignment has. */
export const assignmentAsset = pgTable(
  'assignment_asset',
  {
    assignmentId: integer('assignment_id')
      .notNull()
      .references(() => assignment.id, { onDelete: 'cascade' }),
    hash: assetHash(),
  },
  (table) => [
    primaryKey({ columns: [table.assignmentId, table.hash] }),
    index('assignment_asset_hash').on(table.hash),
  ],
)

/** What the starter of a kept assignment has. */
export const assignmentTemplateAsset = pgTable(
  'assignment_template_asset',
  {
    templateId: integer('template_id')
      .notNull()
      .references(() => assignmentTemplate.id, { onDelete: 'cascade' }),
    hash: assetHash(),
  },
  (table) => [
    primaryKey({ columns: [table.templateId, table.hash] }),
    index('assignment_template_asset_hash').on(table.hash),
  ],
)
