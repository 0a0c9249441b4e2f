/** Reads the body of a save: JSON that goes to the database as it was sent. */
import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../../http/problem.ts'

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
