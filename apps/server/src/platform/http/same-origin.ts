/** Nothing changes because of a page that is not ours, be it a neighbour under the same name or a stranger. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from './context.ts'
import { Problem } from './problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Another site's page sends a form here, and whatever it says is proved by what is in it. */
    fromElsewhere?: boolean
  }
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

export function registerSameOrigin(app: FastifyInstance, { env }: AppContext): void {
  const publicOrigin = new URL(env.publicUrl).origin
  app.addHook('onRequest', (request, _reply, done) => {
    const expected = READS.has(request.method) || request.routeOptions.config.fromElsewhere === true
    const foreign = !expected && isForeign(request, publicOrigin)
    done(foreign ? new Problem('FORBIDDEN', 'foreign-origin') : undefined)
  })
}

/** Browsers tell where a request comes from; whoever tells nothing is no browser and carries nobody's cookies. */
function isForeign(request: FastifyRequest, publicOrigin: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const { origin } = request.headers
  if (origin === undefined || origin === publicOrigin) return false
  return origin !== `http://${request.headers.host}` && origin !== `https://${request.headers.host}`
}
