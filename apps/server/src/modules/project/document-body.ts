/** Reads the body of a save: JSON that goes to the database as it was sent, unless it needs care. */
import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../../http/problem.ts'
import { contentJson } from './document-json.ts'

/** In this scope `request.body` is a Buffer of JSON; whether it is JSON, the database says. */
export function readDocumentsUnparsed(scope: FastifyInstance): void {
  const parseWarily = scope.getDefaultJsonParser('error', 'error')
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (!isUtf8(body)) return done(new Problem('BAD_INPUT', 'not-utf8'))
      if (!needsCare(body)) return done(null, body)
      return parseWarily(request, body.toString('utf8'), (error, value) =>
        error ? done(error) : done(null, Buffer.from(contentJson(value))),
      )
    },
  )
}

/** Not all escaped characters can be kept, and only with them or in plain sight is a prototype named. */
function needsCare(json: Buffer): boolean {
  return json.includes('\\u') || json.includes('proto')
}
