/** Reads JSON bodies; bytes that are not UTF-8 are refused instead of being guessed at, and so is what is nested without end or names a prototype. */
import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { DEEPEST_BODY, requireShallow } from './json-depth.ts'
import { Problem } from './problem.ts'

export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  // Text is no interface of ours: a string must not arrive where bytes or fields are expected.
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (!isUtf8(body)) return done(new Problem('BAD_INPUT', 'not-utf8'))
      try {
        requireShallow(body, DEEPEST_BODY)
      } catch (error) {
        return done(error as Problem)
      }
      return parse(request, body.toString('utf8'), done)
    },
  )
}
