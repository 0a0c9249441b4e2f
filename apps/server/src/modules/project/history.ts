/** Older revisions of a project: list them, look at one, bring one back as a new revision. */
import { randomUUID } from 'node:crypto'
import {
  PROJECT_LIMITS,
  type RevisionSummary,
  type SaveAnswer,
} from '@panya/domain/project/project.ts'
import { revisionsToDrop } from '@panya/domain/project/revision-thinning.ts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database, Orm } from '../../platform/database/database.ts'
import { isoMoments } from '../../platform/database/iso-moments.ts'
import { asset, projectAsset } from '../../platform/database/schema/asset.ts'
import { project, projectRevision } from '../../platform/database/schema/project.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import { readPacked } from './old-versions-port.ts'
import { requireOwn } from './project-port.ts'
import type { DocumentSaver } from './save-document.ts'
import { STORED, type StoredDocument } from './stored-document-port.ts'

type Kept = Pick<AppContext, 'database' | 'objects'>

export async function listRevisions(
  { orm }: Database,
  ownerId: number,
  id: string,
): Promise<RevisionSummary[]> {
  await requireOwn(orm, ownerId, id)
  const rows = await orm
    .select({
      number: projectRevision.number,
      savedAt: projectRevision.savedAt,
      bytes: projectRevision.bytes,
      restoredFrom: projectRevision.restoredFrom,
    })
    .from(projectRevision)
    .where(eq(projectRevision.projectId, id))
    .orderBy(desc(projectRevision.number))
  return rows.map(isoMoments)
}

export async function readRevision(
  { database: { orm }, objects }: Kept,
  ownerId: number,
  id: string,
  number: number,
): Promise<StoredDocument> {
  await requireOwn(orm, ownerId, id)
  const [row] = await orm
    .select({ ...STORED, packed: projectRevision.packed })
    .from(projectRevision)
    .where(and(eq(projectRevision.projectId, id), eq(projectRevision.number, number)))
  if (!row) throw new Problem('NOT_FOUND', 'revision-not-found')
  const { packed, ...document } = row
  if (packed === null) return document
  const json = await readPacked(objects, packed)
  if (json === null) throw new Error(`revision ${number} of project ${id} cannot be read`)
  return { ...document, json }
}

export async function restoreRevision(
  kept: Kept,
  save: DocumentSaver,
  ownerId: number,
  id: string,
  number: number,
): Promise<SaveAnswer> {
  const { orm } = kept.database
  const { format, version, json, bytes, assets } = await readRevision(kept, ownerId, id, number)
  const { revision: base } = await requireOwn(orm, ownerId, id)
  const saved = await save({
    id,
    ownerId,
    request: { base, saveId: randomUUID(), format, version },
    content: Buffer.from(json),
    bytes,
    assets,
  })
  await orm
    .update(projectRevision)
    .set({ restoredFrom: number })
    .where(and(eq(projectRevision.projectId, id), eq(projectRevision.number, saved.revision)))
  return saved
}

// Most projects have nothing to let go: told in the database, without a list of all they have.
const CROWDED = {
  name: 'project-history-crowded',
  text: `select sum(bytes) > $2 or count(*) filter (where saved_at < $3::timestamptz - interval '1 hour') > 1
      or $4 < (select sum(a.bytes) from project_asset p join asset a on a.hash = p.hash where p.project_id = $1)
    as crowded from project_revision where project_id = $1`,
}

/** Lets old revisions go by the rule in packages/domain. */
export async function thinHistory({ orm, pool }: Database, id: string, now: Date): Promise<number> {
  const values = [id, PROJECT_LIMITS.historyBytes, now, PROJECT_LIMITS.historyAssetBytes]
  // raw: prepared, asked after every save
  const { rows: found } = await pool.query<{ crowded: boolean | null }>({ ...CROWDED, values })
  if (found[0]?.crowded !== true) return 0
  return orm.transaction(async (tx) => {
    // A save at the same time waits: what it refers to must not be let go under it.
    await tx.select({ id: project.id }).from(project).where(eq(project.id, id)).for('no key update')
    const { number, savedAt, bytes, assets } = projectRevision
    const ofProject = eq(projectRevision.projectId, id)
    const rows = await tx
      .select({ number, savedAt, bytes, assets })
      .from(projectRevision)
      .where(ofProject)
    const sizes = await assetSizes(tx, id)
    const drop = revisionsToDrop(rows, now, { ...PROJECT_LIMITS, sizes })
    if (drop.length === 0) return 0
    await tx.delete(projectRevision).where(and(ofProject, inArray(number, drop)))
    const dropped = new Set(drop)
    const left = new Set(rows.flatMap((row) => (dropped.has(row.number) ? [] : row.assets)))
    const unused = [...sizes.keys()].filter((hash) => !left.has(hash))
    await tx
      .delete(projectAsset)
      .where(and(eq(projectAsset.projectId, id), inArray(projectAsset.hash, unused)))
    return drop.length
  })
}

async function assetSizes(orm: Orm, id: string): Promise<Map<string, number>> {
  const rows = await orm
    .select({ hash: asset.hash, bytes: asset.bytes })
    .from(projectAsset)
    .innerJoin(asset, eq(asset.hash, projectAsset.hash))
    .where(eq(projectAsset.projectId, id))
  return new Map(rows.map(({ hash, bytes }) => [hash, bytes]))
}
