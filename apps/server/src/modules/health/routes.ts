/** Tells an operator's tools how the server is: alive, ready, and its figures. */
import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Readiness } from '../../platform/database/readiness.ts'
import type { AppContext } from '../../platform/http/context.ts'
import type { DiskSpace } from '../../platform/http/disk-space.ts'
import { Problem } from '../../platform/http/problem.ts'
import { cameThroughProxy, isLoopback } from '../../platform/http/proxy.ts'
import { threadsAnswer } from './thread-pool.ts'

const BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2]

export interface HealthParts {
  disk: DiskSpace
  readiness: Readiness
}

export function registerHealth(
  app: FastifyInstance,
  context: AppContext,
  { disk, readiness }: HealthParts,
): Registry {
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
    if (app.leaving.begun) throw new Problem('UNAVAILABLE', 'node-is-leaving')
    const wrong = await readiness.whatIsWrong()
    if (wrong !== null) throw new Problem('UNAVAILABLE', wrong)
    if (!(await threadsAnswer())) throw new Problem('UNAVAILABLE', 'thread-pool-hangs')
    if (disk.full()) throw new Problem('UNAVAILABLE', 'disk-full')
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
  if (token !== null) return isSame(request.headers.authorization, `Bearer ${token}`)
  return isLoopback(request.socket.remoteAddress) && !cameThroughProxy(request)
}

/** In the same time whatever was sent. */
function isSame(given: string | undefined, wanted: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer')
  return timingSafeEqual(digest(given ?? ''), digest(wanted))
}
