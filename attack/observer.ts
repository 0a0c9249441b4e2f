/**
 * Loaded before the real server program: learns its routes while they are made, and watches how long the
 * program leaves others waiting and how much memory it takes. The program itself is not changed.
 */
import { subscribe } from 'node:diagnostics_channel'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'

export interface KnownRoute {
  method: string
  url: string
  access: unknown
  schema: { body?: object; querystring?: object; params?: object }
}

export interface Watched {
  /** The longest time a timer was late, in milliseconds. */
  delayMs: number
  /** The longest work of the main thread between two looks, in milliseconds of the processor. */
  workMs: number
  rssMb: number
}

const LOOK_MS = 10
const routes: KnownRoute[] = []

subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url, schema, config }) => {
    for (const one of [method].flat()) {
      const { body, querystring, params } = (schema ?? {}) as KnownRoute['schema']
      routes.push({
        method: one,
        url,
        access: config?.access ?? null,
        schema: { body, querystring, params },
      })
    }
  })
})

const histogram = monitorEventLoopDelay({ resolution: LOOK_MS })
histogram.enable()
let workMs = 0
let rssMb = 0
let before = threadMs()
let looks = 0

function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

// What other programs on the machine take is no work of ours, so the thread's own clock is read as well.
setInterval(() => {
  const now = threadMs()
  workMs = Math.max(workMs, now - before)
  looks += 1
  if (looks % 5 === 0) rssMb = Math.max(rssMb, process.memoryUsage.rss() / 2 ** 20)
  before = threadMs()
}, LOOK_MS).unref()

function watched(): Watched {
  const seen = { delayMs: histogram.max / 1e6, workMs, rssMb }
  histogram.reset()
  workMs = 0
  rssMb = process.memoryUsage.rss() / 2 ** 20
  return seen
}

// An attack that was broken off leaves nothing running.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.on('message', (question: string) => {
  if (question === 'routes') process.send?.({ type: 'routes', routes })
  if (question === 'watched') process.send?.({ type: 'watched', ...watched() })
})
