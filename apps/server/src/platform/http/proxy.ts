/**
 * Notices a proxy on this machine that nobody told us about: then every visitor seems to come from here, and
 * all of them share one allowance.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from './context.ts'

const MARKS = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
]

export const PROXY_ADVICE =
  'requests come through a proxy on this machine, but TRUST_PROXY is not set: set TRUST_PROXY=127.0.0.1 and let the proxy replace X-Forwarded-For, or all visitors are counted as one (docs/operating.md)'

export function isLoopback(address: string | undefined): boolean {
  const plain = (address ?? '').replace(/^::ffff:/, '')
  return plain === '::1' || plain.startsWith('127.')
}

export function cameThroughProxy({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return MARKS.some((name) => headers[name] !== undefined)
}

export function registerProxyWarning(app: FastifyInstance, { env, log }: AppContext): void {
  if (env.trustProxy !== false) return
  // A name that is not this machine's, served to this machine alone: somebody must stand in between.
  const named = !/^(localhost|127\.|\[::1\])/.test(new URL(env.publicUrl).hostname)
  let warned = named && isLoopback(env.host)
  if (warned) log.warn(PROXY_ADVICE)
  app.addHook('onRequest', (request, _reply, done) => {
    if (!warned && isLoopback(request.socket.remoteAddress) && cameThroughProxy(request)) {
      warned = true
      log.warn(PROXY_ADVICE)
    }
    done()
  })
}
