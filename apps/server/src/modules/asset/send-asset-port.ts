/** Gives an asset to somebody who may see a project that has it; the caller has found that out. */
import type { FastifyReply } from 'fastify'
import { Problem } from '../../platform/http/problem.ts'
import { asAttachment } from '../../platform/http/send-content.ts'
import { sendRepresentation } from '../../platform/http/send-representation.ts'
import type { KeptObject, Objects } from '../../platform/objects/objects.ts'
import { endingOf } from './media-type.ts'

export const assetNotFound = () => new Problem('NOT_FOUND', 'asset-not-found')

/** For what everybody with the address may see: its bytes can never change. */
export const FOR_EVER = 'private, max-age=31536000, immutable'

export async function sendAsset(
  reply: FastifyReply,
  objects: Objects,
  hash: string,
): Promise<FastifyReply> {
  const kept = await objects.find(hash)
  if (!kept) throw assetNotFound()
  // Of a large one that broke off, only the rest has to come.
  return sendRepresentation(reply.request, asAttachment(reply, kept.mediaType, nameOf(kept)), {
    tag: `"${hash}"`,
    size: kept.bytes,
    read: (part) => objects.read(kept, part),
  })
}

export interface KeptAsset {
  /** The hash with the ending of its kind. */
  name: string
  bytes: Buffer
}

export async function readAsset(objects: Objects, hash: string): Promise<KeptAsset | null> {
  const kept = await objects.find(hash)
  const bytes = kept && (await objects.readWhole(kept))
  return kept && bytes ? { name: nameOf(kept), bytes } : null
}

const nameOf = ({ hash, mediaType }: KeptObject) => `${hash}${endingOf(mediaType)}`
