/** Nothing changes because of a page that is not ours, be it a neighbour under the same name or a stranger. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from './context.ts'
import { Problem } from './problem.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

export function registerSameOrigin(app: FastifyInstance, { env }: AppContext): void {
  const publicOrigin = new URL(env.publicUrl).origin
  app.addHook('onRequest', (request, _reply, done) => {
    const foreign = !READS.has(request.method) && isForeign(request, publicOrigin)
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
