/** Which names this site answers to: what a visitor writes into Host must never lead others elsewhere. */
import type { FastifyInstance } from 'fastify'
import type { AppContext } from './context.ts'
import { Problem } from './problem.ts'

const WELL_FORMED = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i
/** An operator's tools ask a node by its number. */
const FOR_OPERATORS = /^\/(?:healthz|readyz|metrics)(?:\?|$)/

export function registerOwnHost(app: FastifyInstance, { env }: AppContext): void {
  const own = new URL(env.publicUrl).host
  app.addHook('onRequest', (request, _reply, done) => {
    const host = request.headers.host ?? ''
    const wrong = isWrong(host) && !FOR_OPERATORS.test(request.url)
    done(wrong ? new Problem('BAD_INPUT', 'unknown-host') : undefined)
  })

  function isWrong(host: string): boolean {
    if (host.length > 255 || !WELL_FORMED.test(host)) return true
    // A school that never said what it is called is found under any name in its house.
    return env.publicUrlGiven && host !== own && !LOOPBACK.test(host)
  }
}
