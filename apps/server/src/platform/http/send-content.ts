/** Sends what people made: of a type that we name and no browser guesses anew, and never as a page that could act. */
import type { FastifyReply } from 'fastify'

/** Even opened by itself in a tab, an answer loads nothing, runs nothing and belongs to no origin. */
export const CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** JSON that was written elsewhere. */
export function sendJson(reply: FastifyReply, json: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json)
}

/** Pixels we have encoded ourselves. */
export function sendPicture(reply: FastifyReply, bytes: Buffer): FastifyReply {
  return reply
    .header('content-security-policy', CONTENT_POLICY)
    .header('content-disposition', 'inline; filename="picture.webp"')
    .type('image/webp')
    .send(bytes)
}

/** For everything that is not such a picture: it is kept as a file, not opened. */
export function asAttachment(reply: FastifyReply, type: string, filename: string): FastifyReply {
  return reply
    .header('content-security-policy', CONTENT_POLICY)
    .header(
      'content-disposition',
      `attachment; filename="${filename.replaceAll(/[^\w. -]/g, '_')}"`,
    )
    .type(type)
}
