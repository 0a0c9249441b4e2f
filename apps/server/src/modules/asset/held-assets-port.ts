/** Who has which assets: a hash alone gives nobody anything. */
import type { ProblemBody } from '@panya/domain/problem/problem.ts'
import { PROJECT_LIMITS } from '@panya/domain/project/project.ts'
import { and, eq, inArray, or, sql, sum } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Orm } from '../../platform/database/database.ts'
import { asset, assetUpload, projectAsset } from '../../platform/database/schema/asset.ts'
import { student } from '../../platform/database/schema/person.ts'
import { project } from '../../platform/database/schema/project.ts'
import { Problem } from '../../platform/http/problem.ts'

/** The document can be kept once these were sent. */
export class AssetsMissing extends Problem {
  #missing: string[]

  constructor(missing: string[]) {
    super('CONFLICT', 'assets-missing')
    this.#missing = missing
  }

  override body(): ProblemBody {
    return { ...super.body(), missing: this.#missing }
  }
}

/** What somebody may keep is counted with their row locked: two at once cannot both take the last place. */
export async function lockOwner(tx: Orm, ownerId: number): Promise<void> {
  await tx
    .select({ id: student.id })
    .from(student)
    .where(eq(student.id, ownerId))
    .for('no key update')
}

/** Which of these somebody has to send before a document of theirs can refer to them. */
export async function missingAssets(
  orm: Orm,
  ownerId: number,
  wanted: readonly string[],
): Promise<string[]> {
  const known = await orm
    .select({ hash: asset.hash })
    .from(asset)
    .where(and(inArray(asset.hash, [...wanted]), inArray(asset.hash, heldBy(orm, ownerId))))
  const held = new Set(known.map(({ hash }) => hash))
  return wanted.filter((hash) => !held.has(hash))
}

/**
 * Refuses a document with assets that its owner has neither sent nor in a project, nor `lent` by who made this
 * copy for them; and one that is beyond the limits. The owner's row is locked.
 */
export async function requireAssets(
  tx: Orm,
  ownerId: number,
  wanted: readonly string[],
  lent: readonly string[] = [],
): Promise<void> {
  if (wanted.length === 0) return
  if (wanted.length > PROJECT_LIMITS.documentAssets)
    throw new Problem('TOO_LARGE', 'too-many-assets')
  const known = await tx
    .select({ hash: asset.hash, bytes: asset.bytes })
    .from(asset)
    .where(
      and(
        inArray(asset.hash, [...wanted]),
        or(inArray(asset.hash, heldBy(tx, ownerId)), inArray(asset.hash, [...lent])),
      ),
    )
  if (known.length < wanted.length) {
    const held = new Set(known.map(({ hash }) => hash))
    throw new AssetsMissing(wanted.filter((hash) => !held.has(hash)))
  }
  const bytes = known.reduce((total, one) => total + one.bytes, 0)
  if (bytes > PROJECT_LIMITS.documentAssetBytes) throw new Problem('TOO_LARGE', 'assets-too-large')
  await requireAssetRoom(tx, ownerId, wanted)
}

/** Everything somebody has sent or has in a project, each counted once. The owner's row is locked. */
export async function requireAssetRoom(
  tx: Orm,
  ownerId: number,
  more: readonly string[],
  moreBytes = 0,
): Promise<void> {
  const [used] = await tx
    .select({ bytes: sql<number>`coalesce(${sum(asset.bytes)}, 0)::float8` })
    .from(asset)
    .where(or(inArray(asset.hash, heldBy(tx, ownerId)), inArray(asset.hash, [...more])))
  if ((used?.bytes ?? 0) + moreBytes > PROJECT_LIMITS.totalAssetBytes)
    throw new Problem('TOO_LARGE', 'asset-storage-full')
}

function heldBy(orm: Orm, ownerId: number) {
  const sent = orm
    .select({ hash: assetUpload.hash })
    .from(assetUpload)
    .where(eq(assetUpload.studentId, ownerId))
  const inProjects = orm
    .select({ hash: projectAsset.hash })
    .from(projectAsset)
    .innerJoin(project, eq(project.id, projectAsset.projectId))
    .where(eq(project.ownerId, ownerId))
  return union(sent, inProjects)
}

/** What any version of a project has, so that nobody removes it. */
export async function noteProjectAssets(
  tx: Orm,
  projectId: string,
  assets: readonly string[],
): Promise<void> {
  if (assets.length === 0) return
  const rows = assets.map((hash) => ({ projectId, hash }))
  await tx.insert(projectAsset).values(rows).onConflictDoNothing()
}

const GONE = '23503'

/** An asset that was removed between the look and the save counts as missing: it is sent again. */
export async function orMissing<T>(assets: readonly string[], save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    const { code, constraint } = ((error as Error).cause ?? error) as {
      code?: string
      constraint?: string
    }
    if (code === GONE && constraint?.endsWith('_hash_asset_hash_fk') === true)
      throw new AssetsMissing([...assets])
    throw error
  }
}
