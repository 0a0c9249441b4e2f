/** Keeps bytes somebody sent, once, whoever else has them. */
import { createHash } from 'node:crypto'
import { PROJECT_LIMITS } from '@panya/domain/project/project.ts'
import { eq, sql } from 'drizzle-orm'
import type { Database, Orm } from '../../platform/database/database.ts'
import { asset, assetUpload } from '../../platform/database/schema/asset.ts'
import { Problem } from '../../platform/http/problem.ts'
import { assetStore } from './asset-store.ts'
import { lockOwner, requireAssetRoom } from './held-assets-port.ts'
import { mediaTypeOf } from './media-type.ts'

/** Reads no further than it must; the bytes have to be the ones that were announced. */
export async function readBytes(body: AsyncIterable<Buffer>, hash: string): Promise<Buffer> {
  const sha = createHash('sha256')
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of body) {
    bytes += part.length
    if (bytes > PROJECT_LIMITS.assetBytes) throw new Problem('TOO_LARGE', 'asset-too-large')
    sha.update(part)
    parts.push(part)
  }
  if (bytes === 0 || sha.digest('hex') !== hash)
    throw new Problem('BAD_INPUT', 'asset-hash-mismatch')
  return Buffer.concat(parts, bytes)
}

export async function keepAsset(
  { orm }: Database,
  ownerId: number,
  hash: string,
  content: Buffer,
): Promise<void> {
  await orm.transaction(async (tx) => {
    await lockOwner(tx, ownerId)
    await lockAsset(tx, hash)
    const known = (await tx.$count(asset, eq(asset.hash, hash))) > 0
    await requireAssetRoom(tx, ownerId, [hash], known ? 0 : content.length)
    if (!known) {
      await assetStore.put(tx, hash, content)
      const mediaType = mediaTypeOf(content)
      await tx.insert(asset).values({ hash, bytes: content.length, mediaType })
    }
    await tx
      .insert(assetUpload)
      .values({ studentId: ownerId, hash })
      .onConflictDoUpdate({
        target: [assetUpload.studentId, assetUpload.hash],
        set: { at: sql`now()` },
      })
  })
}

/** Bytes and row come and go together, also where the bytes lie elsewhere. */
export async function lockAsset(tx: Orm, hash: string): Promise<void> {
  // raw: a lock without a row
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 28))`)
}
