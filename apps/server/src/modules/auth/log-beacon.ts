/** POST /api/auth/_log: what a browser's session library has to complain about, kept short and rare. */
import type { FastifyInstance } from 'fastify'
import { ANYONE } from '../../platform/http/access.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import { TokenBuckets } from '../../platform/limits/token-buckets.ts'

const BODY_LIMIT = 4 * 1024
const PER_ADDRESS = { capacity: 30, refillMs: 2000 }
const EVERYBODY = { capacity: 200, refillMs: 50 }
const LEVELS = ['debug', 'warn', 'error'] as const
const TEXT_MAX = 300

export function registerLogBeacon(app: FastifyInstance, { log, now }: AppContext): void {
  const addresses = new TokenBuckets(PER_ADDRESS, now)
  const everybody = new TokenBuckets(EVERYBODY, now)

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const types = ['application/x-www-form-urlencoded', 'application/json', 'text/plain']
    const options = { parseAs: 'string', bodyLimit: BODY_LIMIT } as const
    scope.addContentTypeParser(types, options, (_request, body, done) => done(null, body))
    scope.post('/api/auth/_log', { config: ANYONE }, async (request, reply) => {
      const entry = readEntry(request.body)
      if (addresses.take(request.ip) > 0 || everybody.take('') > 0) {
        throw new Problem('RATE_LIMITED', 'too-many')
      }
      log[entry.level]({ code: entry.code, detail: entry.message }, 'browser session report')
      return reply.code(204).send()
    })
  })
}

function readEntry(body: unknown) {
  const fields = parse(typeof body === 'string' ? body : '')
  const level = LEVELS.find((known) => known === fields['level'])
  const code = text(fields['code'])
  if (level === undefined) throw new Problem('BAD_INPUT', 'bad-input', { level: 'unknown' })
  if (code === '') throw new Problem('BAD_INPUT', 'bad-input', { code: 'required' })
  return { level, code, message: text(fields['message'] ?? fields['metadata']) }
}

function parse(body: string): Record<string, unknown> {
  if (!body.trimStart().startsWith('{')) return Object.fromEntries(new URLSearchParams(body))
  try {
    return JSON.parse(body) as Record<string, unknown>
  } catch {
    throw new Problem('BAD_INPUT', 'bad-input')
  }
}

/** One line without what is private: addresses and tokens do not belong into a log. */
function text(value: unknown): string {
  if (typeof value !== 'string') return ''
  return value
    .slice(0, TEXT_MAX)
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[\w.+-]{1,64}@[\w.-]+/g, '[email]')
    .replace(/[\w-]{20,}/g, '[token]')
}
