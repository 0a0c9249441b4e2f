/** Reads JSON bodies; bytes that are not UTF-8 are refused instead of being guessed at, and so is what is nested without end. */
import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { DEEPEST_BODY, requireShallow } from './json-depth.ts'
import { Problem } from './problem.ts'

export function registerJsonBody(app: FastifyInstance): void {
  const parseWarily = app.getDefaultJsonParser('error', 'error')
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
      const text = body.toString('utf8')
      // Without either, a text cannot name a prototype, however it is written.
      if (text.includes('\\u') || text.includes('proto')) return parseWarily(request, text, done)
      let value: unknown
      try {
        value = JSON.parse(text)
      } catch {
        // The same words for the same mistake.
        return parseWarily(request, text, done)
      }
      return done(null, value)
    },
  )
}
