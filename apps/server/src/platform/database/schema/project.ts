/** What learners make, and how far they have come. */
import { TOOL_PATH_PATTERN, type ToolPath } from '@panya/domain/tool/tool.ts'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { asset } from './asset.ts'
import { bytea, moment } from './columns.ts'
import { ofStudent, student } from './person.ts'

export const project = pgTable(
  'project',
  {
    /** Made by the browser, so that work begun without a connection keeps its address. */
    id: uuid().primaryKey(),
    ownerId: ofStudent('owner_id'),
    tool: text().$type<ToolPath>().notNull(),
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
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
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
    /** Null once an old version was put away: then `packed` names its JSON, pressed, among the large things. */
    content: jsonb(),
    packed: text().references((): AnyPgColumn => asset.hash),
    bytes: integer().notNull(),
    /** Hashes of the large things that the content refers to. */
    assets: text().array().notNull().default(sql`'{}'`),
    /** The browser's name for the save; a save sent twice is found by it. */
    saveId: uuid('save_id').notNull(),
    restoredFrom: integer('restored_from'),
    savedAt: moment('saved_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.number] }),
    index('project_revision_packed').on(table.packed).where(sql`${table.packed} is not null`),
    check('project_revision_has_content', sql`num_nonnulls(${table.content}, ${table.packed}) = 1`),
  ],
)

export const projectThumbnail = pgTable('project_thumbnail', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => project.id, { onDelete: 'cascade' }),
  image: bytea().notNull(),
})

/** The file a project was made from, as it came: a Scratch project, for those who want it back. */
export const projectSource = pgTable(
  'project_source',
  {
    projectId: uuid('project_id')
      .primaryKey()
      .references(() => project.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Null for the hash of one among the large things; files from before those were kept there are here. */
    file: bytea(),
    hash: text().references((): AnyPgColumn => asset.hash),
    bytes: integer().notNull(),
    keptAt: moment('kept_at').notNull().defaultNow(),
  },
  (table) => [
    index('project_source_hash').on(table.hash).where(sql`${table.hash} is not null`),
    check('project_source_has_file', sql`num_nonnulls(${table.file}, ${table.hash}) = 1`),
    check('project_source_name_length', sql`length(${table.name}) between 1 and 200`),
  ],
)

/** A level that was made, or how somebody played one, under a link for others. A copy: the project stays its maker's own. */
export const replay = pgTable(
  'replay',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: ofStudent('owner_id'),
    tool: text().$type<ToolPath>().notNull(),
    title: text().notNull(),
    audience: text({ enum: ['class', 'public'] }).notNull(),
    shareId: text('share_id').notNull().unique(),
    content: jsonb().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    index('replay_owner').on(table.ownerId, table.createdAt.desc()),
    index('replay_end').on(table.endsAt),
    check('replay_tool_address', sql`${table.tool} ~ ${sql.raw(`'${TOOL_PATH_PATTERN}'`)}`),
    check('replay_title_length', sql`length(${table.title}) between 1 and 120`),
  ],
)

/** Told to a teacher: something on a share page should not be there. It is about a project or a link of a game. */
export const projectReport = pgTable(
  'project_report',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    projectId: uuid('project_id').references(() => project.id, { onDelete: 'cascade' }),
    replayId: uuid('replay_id').references(() => replay.id, { onDelete: 'cascade' }),
    reporterId: integer('reporter_id').references(() => student.id, { onDelete: 'set null' }),
    reason: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    resolvedAt: moment('resolved_at'),
  },
  (table) => [
    index('project_report_open').on(table.projectId, table.createdAt),
    index('project_report_replay').on(table.replayId),
    index('project_report_reporter').on(table.reporterId),
    check('project_report_about_one', sql`num_nonnulls(${table.projectId}, ${table.replayId}) = 1`),
  ],
)

/** Small per-learner state of a tool: levels done, challenges passed, panel sizes. */
export const toolProgress = pgTable(
  'tool_progress',
  {
    studentId: ofStudent(),
    tool: text().$type<ToolPath>().notNull(),
    key: text().notNull(),
    value: jsonb().notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.tool, table.key] })],
)

/** What a learner's tools report: runs, errors by name, checks. Never the learner's own text. */
export const toolActivity = pgTable(
  'tool_activity',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    studentId: ofStudent(),
    tool: text().$type<ToolPath>().notNull(),
    projectId: text('project_id'),
    kind: text().notNull(),
    detail: text(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [index('tool_activity_student').on(table.studentId, table.at.desc())],
)

/** The best of every level, as the server found it by playing the submission again. */
export const gameResult = pgTable(
  'game_result',
  {
    studentId: ofStudent(),
    tool: text().$type<ToolPath>().notNull(),
    level: text().notNull(),
    stars: integer().notNull(),
    score: integer().notNull(),
    trace: text().notNull(),
    attempts: integer().notNull().default(1),
    achievedAt: moment('achieved_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.tool, table.level] }),
    index('game_result_level').on(table.tool, table.level, table.score.desc()),
    check('game_result_stars_range', sql`${table.stars} between 0 and 3`),
  ],
)
