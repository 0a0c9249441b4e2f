/** Tells an operator's tools how the server is: alive, ready, and its figures. */
import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { AppContext } from '../../http/context.ts'
import { Problem } from '../../http/problem.ts'

const BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2]

export function registerHealth(app: FastifyInstance, context: AppContext): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_seconds',
    help: 'How long requests took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    duration
      .labels(request.method, route, String(reply.statusCode))
      .observe(reply.elapsedTime / 1000)
    done()
  })

  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async () => {
    try {
      await context.database.pool.query('select 1')
    } catch (error) {
      context.log.error({ err: error }, 'database not reachable')
      throw new Problem('UNAVAILABLE', 'database-not-reachable')
    }
    return { status: 'ready' }
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, context.env.metricsToken))
      throw new Problem('FORBIDDEN', 'forbidden')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return registry
}

function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  if (token !== null) return request.headers.authorization === `Bearer ${token}`
  const address = request.ip.replace(/^::ffff:/, '')
  return isIP(address) !== 0 && (address === '::1' || address.startsWith('127.'))
}
