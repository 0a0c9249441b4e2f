/** Everything the place knows of a person, as one zip: tables as JSON, work in its tools' own files. */
import type { Readable } from 'node:stream'
import { hideNoMail } from '@panya/domain/account/no-mail-address.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { and, eq, gte, ne, sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Database, Orm } from '../../platform/database/database.ts'
import { profileImages, student } from '../../platform/database/schema/person.ts'
import { project, projectRevision } from '../../platform/database/schema/project.ts'
import { auditLog } from '../../platform/database/schema/site.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { asAttachment } from '../../platform/http/send-content.ts'
import { type ZipEntry, zipStream } from '../../platform/http/zip-stream.ts'
import { addressChanges, isIn, periodsOf } from '../audit/own-acts-port.ts'
import { olderAssetEntries, projectEntries } from '../project/export-zip-port.ts'
import { withContent } from '../project/old-versions-port.ts'
import { listProjects } from '../project/project-port.ts'
import { ABOUT_EXPORT } from './about-export.ts'
import {
  ABOUT_OTHERS,
  BY_EMAIL,
  BY_NUMBER,
  NOT_RETURNED,
  type PersonalTable,
  personalTables,
  SECRET_COLUMNS,
  THROUGH,
} from './where-data-is.ts'

export interface Whose {
  studentId: number
  email: string
}

/** The name says what and when, not who: it ends up in downloads folders and histories. */
export async function sendZip(
  reply: FastifyReply,
  { database, objects, site, now }: AppContext,
  whose: Whose,
): Promise<FastifyReply> {
  const name = `${site.brand.id}-data-${bangkokDay(now())}.zip`
  return asAttachment(reply, 'application/zip', name)
    .header('cache-control', 'no-store')
    .send(await exportPerson({ database, objects }, whose))
}

async function exportPerson(
  kept: Pick<AppContext, 'database' | 'objects'>,
  whose: Whose,
): Promise<Readable> {
  const { database } = kept
  const tables = await personalTables(database)
  const projects = await listProjects(database, whose.studentId)
  return zipStream(async (add) => {
    await add({ name: 'READ ME.txt', bytes: Buffer.from(ABOUT_EXPORT) })
    for await (const entry of tableEntries(database, whose, tables)) await add(withoutNoMail(entry))
    for await (const entry of pictureEntries(database, whose)) await add(entry)
    const folder = (p: { tool: string; deletedAt: string | null }) =>
      p.deletedAt === null ? `projects/${p.tool}` : `projects in the trash/${p.tool}`
    for await (const entry of projectEntries(kept, projects, folder)) await add(entry)
    for await (const entry of historyEntries(kept, whose)) await add(entry)
    for await (const entry of olderAssetEntries(kept, whose.studentId)) await add(entry)
  })
}

/** Histories can be large and come one version at a time, at the end. */
const SEPARATE = new Set([
  'project_revision',
  'project_thumbnail',
  'project_source',
  'profile_images',
])

async function* tableEntries(
  { pool, orm }: Database,
  { studentId, email }: Whose,
  tables: PersonalTable[],
): AsyncIterable<ZipEntry> {
  const rows = async (name: string, where: string, value: unknown) => {
    const text = `select to_jsonb(t) - $2::text[] as row from ${name} t where ${where}`
    // raw: a table by its name, its rows as JSON
    const found = await pool.query<{ row: object }>(text, [value, SECRET_COLUMNS])
    return found.rows.map(({ row }) => row)
  }
  yield json('data/student.json', await rows('student', 'id = $1', studentId))
  for (const [name, column] of Object.entries(BY_EMAIL)) {
    const log = name === 'audit_log'
    const found = log ? await ownActs(orm, email) : await rows(name, `${column} = $1`, email)
    if (found.length > 0) yield json(`data/${name}.json`, found)
  }
  for (const [name, column] of Object.entries(BY_NUMBER)) {
    const found = await rows(name, `${column} = $1`, studentId)
    if (found.length > 0) yield json(`data/${name}.json`, found)
  }
  for (const [name, way] of Object.entries(THROUGH)) {
    const found = await rows(name, way, studentId)
    if (found.length > 0) yield json(`data/${name}.json`, found)
  }
  for (const { name, column, by } of tables.filter((table) => !SEPARATE.has(table.name))) {
    const place = `${name}.${column}`
    if (ABOUT_OTHERS.has(place) || NOT_RETURNED.has(place)) continue
    const own = by === 'student' ? '= $1' : 'in (select id from project where owner_id = $1)'
    const found = await rows(name, `"${column}" ${own}`, studentId)
    if (found.length > 0) yield json(`data/${name}.${column}.json`, found)
  }
}

/** Whoever had the address before has done other things, and is somebody else. */
async function ownActs(orm: Orm, email: string): Promise<object[]> {
  const own = isIn(periodsOf(await addressChanges(orm), email))
  const since = orm.select({ at: student.createdAt }).from(student).where(eq(student.email, email))
  const rows = await orm
    .select({ row: sql<object>`to_jsonb(audit_log)` })
    .from(auditLog)
    .where(and(own, gte(auditLog.at, since)))
    .orderBy(auditLog.id)
  return rows.map(({ row }) => row)
}

async function* pictureEntries({ orm }: Database, { studentId }: Whose): AsyncIterable<ZipEntry> {
  const { bytes } = profileImages
  const own = eq(profileImages.studentId, studentId)
  const [picture] = await orm.select({ bytes }).from(profileImages).where(own)
  if (picture) yield { name: 'profile picture.webp', bytes: picture.bytes, packed: true }
}

async function* historyEntries(
  { database: { orm }, objects }: Pick<AppContext, 'database' | 'objects'>,
  { studentId }: Whose,
): AsyncIterable<ZipEntry> {
  const { projectId, number } = projectRevision
  const old = await orm
    .select({ projectId, number })
    .from(projectRevision)
    .innerJoin(project, eq(project.id, projectId))
    .where(and(eq(project.ownerId, studentId), ne(number, project.revision)))
    .orderBy(projectId, number)
  for (const one of old) {
    const [found] = await orm
      .select({ row: sql<object>`to_jsonb(project_revision)` })
      .from(projectRevision)
      .where(and(eq(projectId, one.projectId), eq(number, one.number)))
    // Old versions are thinned out all the time.
    if (!found) continue
    const version = await withContent(objects, found.row)
    yield json(`project history/${one.projectId}/${one.number}.json`, version)
  }
}

/** An address that leads nowhere is ours alone: who has no mailbox is told of none. */
function withoutNoMail({ name, bytes }: ZipEntry): ZipEntry {
  const text = Buffer.from(bytes).toString()
  return { name, bytes: Buffer.from(hideNoMail(text, '')) }
}

function json(name: string, value: unknown): ZipEntry {
  return { name, bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`) }
}
