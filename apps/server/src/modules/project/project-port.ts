/** Projects as other modules know them: listed, opened, made. */
import { PROJECT_LIMITS, type ProjectSummary } from '@panya/domain/project/project.ts'
import { cleanTitle } from '@panya/domain/project/title.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { and, arrayContains, desc, eq, sql } from 'drizzle-orm'
import type { Database, Orm } from '../../platform/database/database.ts'
import { isoMoments } from '../../platform/database/iso-moments.ts'
import { student } from '../../platform/database/schema/person.ts'
import {
  project,
  projectRevision,
  projectThumbnail,
} from '../../platform/database/schema/project.ts'
import { requireShallow } from '../../platform/http/json-depth.ts'
import { Problem } from '../../platform/http/problem.ts'
import { queueLargeWork } from '../../platform/http/serial-queue.ts'
import { noteProjectAssets, orMissing, requireAssets } from '../asset/held-assets-port.ts'
import { assetNotFound } from '../asset/send-asset-port.ts'
import { StaleRevision } from './save-document.ts'
import { fitForDatabase, STORED, type StoredDocument, storing } from './stored-document-port.ts'

/** The columns of a project without its content. */
export const SUMMARY = {
  id: project.id,
  tool: project.tool,
  title: project.title,
  revision: project.revision,
  bytes: project.bytes,
  updatedAt: project.updatedAt,
  createdAt: project.createdAt,
  deletedAt: project.deletedAt,
  share: project.share,
  shareId: project.shareId,
  originId: project.originId,
  hasThumbnail: sql<boolean>`exists (select 1 from ${projectThumbnail} where ${projectThumbnail.projectId} = ${project.id})`,
}

export async function listProjects({ orm }: Database, ownerId: number): Promise<ProjectSummary[]> {
  const rows = await orm
    .select(SUMMARY)
    .from(project)
    .where(eq(project.ownerId, ownerId))
    .orderBy(desc(project.updatedAt))
  return rows.map(isoMoments)
}

const CURRENT = {
  ...SUMMARY,
  ownerId: project.ownerId,
  creditDisplayName: project.creditDisplayName,
  saveId: projectRevision.saveId,
  document: STORED,
}

export const IS_CURRENT = and(
  eq(projectRevision.projectId, project.id),
  eq(projectRevision.number, project.revision),
)

/** Any project with its current content; the caller decides who may see it. */
export async function findProject(orm: Orm, id: string) {
  const [row] = await orm
    .select(CURRENT)
    .from(project)
    .innerJoin(projectRevision, IS_CURRENT)
    .where(eq(project.id, id))
  return row ?? null
}

/** Refuses what the current version does not have; the caller decides who may see the project. */
export async function requireCurrentAsset(orm: Orm, id: string, hash: string): Promise<void> {
  const has = await orm
    .select({ number: projectRevision.number })
    .from(project)
    .innerJoin(projectRevision, IS_CURRENT)
    .where(and(eq(project.id, id), arrayContains(projectRevision.assets, [hash])))
  if (has.length === 0) throw assetNotFound()
}

export interface OpenProject {
  summary: ProjectSummary & { saveId: string }
  document: StoredDocument
}

export async function openProject(
  { orm }: Database,
  ownerId: number,
  id: string,
): Promise<OpenProject> {
  const row = await findProject(orm, id)
  if (row?.ownerId !== ownerId) throw new Problem('NOT_FOUND', 'project-not-found')
  const { document, saveId, ownerId: _, creditDisplayName: __, ...summary } = row
  return { summary: { ...isoMoments(summary), saveId }, document }
}

export interface NewProject {
  id: string
  saveId: string
  tool: ToolPath
  title: string
  document: StoredDocument
  originId?: string | null
  creditDisplayName?: string | null
  /** Assets of somebody else's that come with a copy the new owner may make. */
  lent?: readonly string[]
}

/** Making the same project twice makes it once: the browser may not have heard the first answer. */
export async function createProject(
  { orm }: Database,
  ownerId: number,
  made: NewProject,
): Promise<ProjectSummary> {
  const { format, version, bytes, assets } = made.document
  const sent = await queueLargeWork(bytes, () => {
    const fit = fitForDatabase(made.document.json)
    requireShallow(Buffer.from(fit))
    return fit
  })
  if (bytes > PROJECT_LIMITS.documentBytes) throw new Problem('TOO_LARGE', 'document-too-large')
  const store = (content: string) =>
    orm.transaction(async (tx) => {
      const again = await alreadyMade(tx, ownerId, made)
      if (again) return again
      await requireRoom(tx, ownerId, bytes)
      await requireAssets(tx, ownerId, assets, made.lent)
      const inserted = await tx
        .insert(project)
        .values({
          id: made.id,
          ownerId,
          tool: made.tool,
          title: cleanTitle(made.title, 'Untitled'),
          bytes,
          originId: made.originId ?? null,
          creditDisplayName: made.creditDisplayName ?? null,
        })
        .onConflictDoNothing()
        .returning({ id: project.id })
      if (inserted.length > 0) {
        await tx.insert(projectRevision).values({
          projectId: made.id,
          number: 1,
          format,
          version,
          content: sql`${content}::jsonb`,
          bytes,
          assets,
          saveId: made.saveId,
        })
        await noteProjectAssets(tx, made.id, assets)
      }
      const summary = await alreadyMade(tx, ownerId, made)
      if (!summary) throw new Problem('CONFLICT', 'project-id-taken')
      return summary
    })
  return orMissing(assets, () => storing(sent, store))
}

/** Made by this very save. By another one it holds something else, which must not pass for this. */
async function alreadyMade(
  orm: Orm,
  ownerId: number,
  { id, saveId }: NewProject,
): Promise<ProjectSummary | null> {
  const [row] = await orm
    .select({ ...SUMMARY, saveId: projectRevision.saveId })
    .from(project)
    .innerJoin(projectRevision, IS_CURRENT)
    .where(and(eq(project.id, id), eq(project.ownerId, ownerId)))
  if (!row) return null
  const { saveId: madeBy, ...summary } = row
  if (madeBy === saveId.toLowerCase()) return isoMoments(summary)
  if (row.deletedAt !== null) throw new Problem('CONFLICT', 'project-in-trash')
  throw new StaleRevision(row.revision, madeBy)
}

async function ownSummary(orm: Orm, ownerId: number, id: string): Promise<ProjectSummary | null> {
  const [row] = await orm
    .select(SUMMARY)
    .from(project)
    .where(and(eq(project.id, id), eq(project.ownerId, ownerId)))
  return row ? isoMoments(row) : null
}

/** What lies in the trash counts: it is kept for weeks. The owner's row is locked, so that two new projects cannot both take the last place. */
async function requireRoom(orm: Orm, ownerId: number, bytes: number): Promise<void> {
  await orm.select({ id: student.id }).from(student).where(eq(student.id, ownerId)).for('update')
  const [used] = await orm
    .select({
      count: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${project.bytes}), 0)::float8`,
    })
    .from(project)
    .where(eq(project.ownerId, ownerId))
  if ((used?.count ?? 0) >= PROJECT_LIMITS.projects)
    throw new Problem('TOO_LARGE', 'too-many-projects')
  if ((used?.bytes ?? 0) + bytes > PROJECT_LIMITS.totalBytes) {
    throw new Problem('TOO_LARGE', 'storage-full')
  }
}

export async function requireOwn(orm: Orm, ownerId: number, id: string): Promise<ProjectSummary> {
  const summary = await ownSummary(orm, ownerId, id)
  if (!summary) throw new Problem('NOT_FOUND', 'project-not-found')
  return summary
}
