/** Reads JSON bodies; bytes that are not UTF-8 are refused instead of being guessed at. */
import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { Problem } from './problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The JSON body as it came, for those who pass it on: to write it out again costs more than all
     * else. Null when characters in it are escaped, because not all of them are fit to be kept.
     */
    sentJson: Buffer | null
  }
}

export function registerJsonBody(app: FastifyInstance): void {
  const parseWarily = app.getDefaultJsonParser('error', 'error')
  app.decorateRequest('sentJson', null)
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (!isUtf8(body)) return done(new Problem('BAD_INPUT', 'not-utf8'))
      const text = body.toString('utf8')
      const escaped = text.includes('\\u')
      if (!escaped) request.sentJson = body
      // Without either, a text cannot name a prototype, however it is written.
      if (escaped || text.includes('proto')) return parseWarily(request, text, done)
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
