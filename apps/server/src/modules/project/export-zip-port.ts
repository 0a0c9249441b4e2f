/** All of a learner's work as one zip, each project in its tool's own file. */
import type { Readable } from 'node:stream'
import type { ProjectSummary } from '@panya/domain/project/project.ts'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import { projectAsset } from '../../platform/database/schema/asset.ts'
import { project, projectRevision } from '../../platform/database/schema/project.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { freeEntryName, type ZipEntry, zipStream } from '../../platform/http/zip-stream.ts'
import type { Objects } from '../../platform/objects/objects.ts'
import { readAsset } from '../asset/send-asset-port.ts'
import { documentFile } from './document-file.ts'
import { findProject, listProjects } from './project-port.ts'
import { findSource } from './source-file.ts'
import type { StoredDocument } from './stored-document-port.ts'

/** What all of somebody's work is read from. */
type Kept = Pick<AppContext, 'database' | 'objects'>

export async function exportProjects(kept: Kept, ownerId: number): Promise<Readable> {
  const projects = (await listProjects(kept.database, ownerId)).filter((p) => p.deletedAt === null)
  return zipStream(async (add) => {
    for await (const entry of projectEntries(kept, projects)) await add(entry)
  })
}

/** One document in memory at a time: the whole may be 200 MiB. */
export async function* projectEntries(
  { database, objects }: Kept,
  projects: ProjectSummary[],
  folderOf: (project: ProjectSummary) => string = ({ tool }) => tool,
): AsyncIterable<ZipEntry> {
  const taken = new Set<string>()
  for (const summary of projects) {
    const row = await findProject(database.orm, summary.id)
    if (!row) continue
    const assets = await assetsOf(objects, row.document)
    const { extension, bytes } = await documentFile(summary.tool, row.document, assets)
    const name = freeEntryName(folderOf(summary), summary.title, extension, taken)
    const changedAt = new Date(summary.updatedAt)
    yield { name, bytes, changedAt }
    const source = await findSource({ database, objects }, summary.id)
    const file = await source?.readWhole()
    if (!source || !file) continue
    const [, own = source.name, ending = ''] = /^(.*?)(\.\w{1,8})?$/.exec(source.name) ?? []
    const kept = freeEntryName(folderOf(summary), `${own} (original)`, ending, taken)
    yield { name: kept, bytes: file, changedAt, packed: true }
  }
}

async function assetsOf(
  objects: Objects,
  { assets }: StoredDocument,
): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const hash of assets) {
    const kept = await readAsset(objects, hash)
    if (kept) found[hash] = kept.bytes.toString('base64')
  }
  return found
}

/** What only older versions have: those of today are in their projects' files. */
export async function* olderAssetEntries(
  { database: { orm }, objects }: Kept,
  ownerId: number,
): AsyncIterable<ZipEntry> {
  const current = orm
    .select({ hash: sql<string>`unnest(${projectRevision.assets})` })
    .from(project)
    .innerJoin(
      projectRevision,
      and(eq(projectRevision.projectId, project.id), eq(projectRevision.number, project.revision)),
    )
    .where(eq(project.ownerId, ownerId))
  const rows = await orm
    .selectDistinct({ hash: projectAsset.hash })
    .from(projectAsset)
    .innerJoin(project, eq(project.id, projectAsset.projectId))
    .where(and(eq(project.ownerId, ownerId), notInArray(projectAsset.hash, current)))
  for (const { hash } of rows) {
    const kept = await readAsset(objects, hash)
    if (kept) yield { name: `project history/files/${kept.name}`, bytes: kept.bytes, packed: true }
  }
}
