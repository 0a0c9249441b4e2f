/** Sends bytes that have a name of their own: all of them, the part that was asked for, or that nothing has changed. */
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ByteRange, byteRange } from './byte-range.ts'

export interface Representation {
  /** Quoted, and never the same for other bytes: a download that broke off goes on by it. */
  tag: string
  size: number
  /** Asked only for what there is. */
  read(range: ByteRange): Readable | Buffer
}

export function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, size, read }: Representation,
): FastifyReply {
  reply.header('etag', tag).header('accept-ranges', 'bytes')
  const { headers } = request
  if (isNamed(tag, headers['if-none-match'])) return reply.code(304).send()
  // Of a head there are no parts.
  const wantsPart = request.method === 'GET' && isOf(tag, headers['if-range'])
  const range = wantsPart ? byteRange(headers.range, size) : 'whole'
  if (range === 'none') {
    return reply.code(416).header('content-range', `bytes */${size}`).send()
  }
  if (range !== 'whole') {
    reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${size}`)
  }
  const part = range === 'whole' ? { first: 0, last: size - 1 } : range
  reply.header('content-length', part.last - part.first + 1)
  const nothing = request.method === 'HEAD' || size === 0
  return reply.send(nothing ? Readable.from([]) : read(part))
}

/** Here it is enough that it means the same. */
function isNamed(tag: string, header: string | undefined): boolean {
  const names = header?.split(',').map((name) => name.trim().replace(/^W\//, '')) ?? []
  return names.includes('*') || names.includes(tag)
}

/** A part can only be added to what has exactly these bytes; a date does not prove that. */
function isOf(tag: string, header: string | string[] | undefined): boolean {
  return header === undefined || String(header).trim() === tag
}
