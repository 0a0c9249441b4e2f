/** Removes assets that nobody has any more, some time after that was first seen. */
import { PROJECT_LIMITS } from '@panya/domain/project/project.ts'
import { and, eq, isNotNull, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import {
  asset,
  assetUpload,
  assignmentAsset,
  assignmentTemplateAsset,
  projectAsset,
} from '../../platform/database/schema/asset.ts'
import { projectRevision, projectSource } from '../../platform/database/schema/project.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { lockObject } from '../../platform/objects/objects.ts'

const USERS = [
  assetUpload.hash,
  projectAsset.hash,
  assignmentAsset.hash,
  assignmentTemplateAsset.hash,
  projectSource.hash,
  projectRevision.packed,
]
const USED: SQL = sql.join(
  USERS.map((column) => sql`exists (select from ${column.table} where ${column} = ${asset.hash})`),
  sql` or `,
)
const IN_USE = sql`(${USED})`
/** The next hour goes on. */
const AT_ONCE = 5000

export async function removeUnusedAssets(
  { database, objects, now }: AppContext,
  stop?: AbortSignal,
): Promise<void> {
  const { orm } = database
  const old = new Date(now().getTime() - PROJECT_LIMITS.unusedAssetHours * 3_600_000)
  // Proof that somebody had the bytes; who has not saved by now can send them again.
  await orm.delete(assetUpload).where(lt(assetUpload.at, old))
  await orm
    .update(asset)
    .set({ unusedSince: null })
    .where(and(isNotNull(asset.unusedSince), IN_USE))
  await orm
    .update(asset)
    .set({ unusedSince: now() })
    .where(and(isNull(asset.unusedSince), not(IN_USE)))
  const rows = await orm
    .select({ hash: asset.hash })
    .from(asset)
    .where(lt(asset.unusedSince, old))
    .limit(AT_ONCE)
  for (const { hash } of rows) {
    if (stop?.aborted) return
    await orm.transaction(async (tx) => {
      await lockObject(tx, hash)
      // A row that a save is about to refer to is left to it: the foreign key would refuse anyway.
      const [free] = await tx
        .select({ hash: asset.hash, place: asset.place })
        .from(asset)
        .where(and(eq(asset.hash, hash), lt(asset.unusedSince, old)))
        .for('update', { skipLocked: true })
      if (!free) return
      const gone = await tx.delete(asset).where(and(eq(asset.hash, hash), not(IN_USE)))
      if (gone.rowCount === 1) await objects.rowGone(tx, free)
    })
  }
}
