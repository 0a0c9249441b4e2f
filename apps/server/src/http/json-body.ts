/** Reads JSON bodies; bytes that are not UTF-8 are refused instead of being guessed at. */
import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { Problem } from './problem.ts'

export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (isUtf8(body)) return parse(request, body.toString('utf8'), done)
      return done(new Problem('BAD_INPUT', 'not-utf8'))
    },
  )
}
