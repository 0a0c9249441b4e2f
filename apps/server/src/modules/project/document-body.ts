/** Reads bodies with a document in them: the content goes to the database as it was sent, read by nobody here. */
import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DEEPEST_BODY, requireShallow } from '../../platform/http/json-depth.ts'
import { findValue } from '../../platform/http/json-scan.ts'
import { Problem } from '../../platform/http/problem.ts'
import { queueLargeWork } from '../../platform/http/serial-queue.ts'

/** All but the content. */
const ENVELOPE_BYTES = 64 * 1024

/** In this scope `request.body` is a Buffer; whether it is JSON, the database says. */
export function readDocumentsUnparsed(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (_request, body, done) =>
      isUtf8(body) ? done(null, body) : done(new Problem('BAD_INPUT', 'not-utf8')),
  )
}

/** In this scope `request.body.document.content` is JSON as text, the rest is read as ever. */
export function readDocumentsApart(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error')
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (!isUtf8(body)) throw new Problem('BAD_INPUT', 'not-utf8')
      const { envelope, content } = await queueLargeWork(body.length, () => takeApart(body))
      if (envelope.length > ENVELOPE_BYTES) throw new Problem('TOO_LARGE', 'too-large')
      // The content is looked at by whoever keeps it: a second look at megabytes holds everybody up.
      requireShallow(Buffer.from(envelope), DEEPEST_BODY)
      const value = await new Promise<unknown>((resolve, reject) => {
        void parse(request, envelope, (error, read) => (error ? reject(error) : resolve(read)))
      })
      const { document } = (value ?? {}) as { document?: { content?: unknown } | null }
      if (document && content !== null) document.content = content
      return value
    },
  )
}

function takeApart(body: Buffer): { envelope: string; content: string | null } {
  const span = findValue(body, ['document', 'content'])
  if (span === null) return { envelope: body.toString('utf8'), content: null }
  const text = (from: number, to: number) => body.toString('utf8', from, to)
  const envelope = `${text(0, span.from)}null${text(span.to, body.length)}`
  return { envelope, content: text(span.from, span.to) }
}
