/** Gives an asset to somebody who may see a project that has it; the caller has found that out. */
import { eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Orm } from '../../platform/database/database.ts'
import { asset } from '../../platform/database/schema/asset.ts'
import { Problem } from '../../platform/http/problem.ts'
import { asAttachment } from '../../platform/http/send-content.ts'
import { sendRepresentation } from '../../platform/http/send-representation.ts'
import { assetStore } from './asset-store.ts'
import { endingOf } from './media-type.ts'

export const assetNotFound = () => new Problem('NOT_FOUND', 'asset-not-found')

/** For what everybody with the address may see: its bytes can never change. */
export const FOR_EVER = 'private, max-age=31536000, immutable'

export async function sendAsset(
  reply: FastifyReply,
  orm: Orm,
  hash: string,
): Promise<FastifyReply> {
  const found = await readAsset(orm, hash)
  if (!found) throw assetNotFound()
  const { bytes } = found
  // Of a large one that broke off, only the rest has to come.
  return sendRepresentation(reply.request, asAttachment(reply, found.mediaType, found.name), {
    tag: `"${hash}"`,
    size: bytes.length,
    read: ({ first, last }) => bytes.subarray(first, last + 1),
  })
}

export interface KeptAsset {
  /** The hash with the ending of its kind. */
  name: string
  mediaType: string
  bytes: Buffer
}

export async function readAsset(orm: Orm, hash: string): Promise<KeptAsset | null> {
  const { mediaType } = asset
  const [row] = await orm.select({ mediaType }).from(asset).where(eq(asset.hash, hash))
  const bytes = row ? await assetStore.read(orm, hash) : null
  return row && bytes ? { ...row, name: `${hash}${endingOf(row.mediaType)}`, bytes } : null
}
