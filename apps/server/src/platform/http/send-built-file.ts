/** Sends a file of a build in the way it was asked for, under a tag that names exactly these bytes. */
import { createReadStream } from 'node:fs'
import {
  entityTag,
  isPacking,
  PACKED_HEADER,
  type Packing,
} from '@panya/domain/download/packed-file.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedCoding, type Coding } from './accepted-coding.ts'
import type { BuiltFile } from './built-files.ts'
import type { ContentNames } from './content-names.ts'
import { contentTypeOf } from './file-headers.ts'
import { sendRepresentation } from './send-representation.ts'

export async function sendBuiltFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, places }: BuiltFile,
  names: ContentNames,
): Promise<FastifyReply> {
  const packing = packingOf(request, places)
  const coding =
    packing ?? acceptedCoding(request.headers['accept-encoding'], new Set(places.keys()))
  const path = places.get(coding) ?? ''
  const contents = await names.of(places.get('identity') ?? '')
  const sent = coding === 'identity' ? contents : await names.of(path)
  if (!contents || !sent) {
    reply.callNotFound()
    return reply
  }
  describe(reply, name, { packing, coding, hasCopies: places.size > 1 })
  return sendRepresentation(request, reply, {
    tag: entityTag(contents.name, coding === 'identity' ? null : sent.name),
    size: sent.size,
    read: ({ first, last }) => createReadStream(path, { start: first, end: last }),
  })
}

/** Null when the browser should unpack it, or there is nothing smaller. */
function packingOf(request: FastifyRequest, places: BuiltFile['places']): Packing | null {
  const { packed } = request.query as { packed?: unknown }
  return isPacking(packed) && places.has(packed) ? packed : null
}

interface Way {
  packing: Packing | null
  coding: Coding
  hasCopies: boolean
}

function describe(reply: FastifyReply, name: string, { packing, coding, hasCopies }: Way): void {
  if (packing !== null) {
    reply.type('application/octet-stream').header(PACKED_HEADER, packing)
    return
  }
  reply.type(contentTypeOf(name))
  if (coding !== 'identity') reply.header('content-encoding', coding)
  if (hasCopies) reply.header('vary', 'accept-encoding')
}
