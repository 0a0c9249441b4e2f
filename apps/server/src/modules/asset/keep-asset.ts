/** Keeps bytes somebody sent, once, whoever else has them. */
import { createHash } from 'node:crypto'
import { PROJECT_LIMITS } from '@panya/domain/project/project.ts'
import { sql } from 'drizzle-orm'
import { assetUpload } from '../../platform/database/schema/asset.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { Problem } from '../../platform/http/problem.ts'
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
  { database, objects }: Pick<AppContext, 'database' | 'objects'>,
  ownerId: number,
  hash: string,
  content: Buffer,
): Promise<void> {
  const known = (await objects.find(hash)) !== null
  // Said before a store elsewhere gets bytes in vain; what counts is said again below.
  await requireAssetRoom(database.orm, ownerId, [hash], known ? 0 : content.length)
  await objects.keep({ hash, content, mediaType: mediaTypeOf(content) }, async (tx) => {
    await lockOwner(tx, ownerId)
    await requireAssetRoom(tx, ownerId, [hash])
    await tx
      .insert(assetUpload)
      .values({ studentId: ownerId, hash })
      .onConflictDoUpdate({
        target: [assetUpload.studentId, assetUpload.hash],
        set: { at: sql`now()` },
      })
  })
}
