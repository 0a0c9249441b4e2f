/** Serves the notebook site, which is built behind the running server the first time. */
import { mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { notebookPolicy, scriptPolicy } from './security-headers.ts'

const FOREVER = 'public, max-age=31536000, immutable'

/** What scripts/notebook.ts writes while it works. */
interface BuildStatus {
  state: 'waiting' | 'building' | 'ready' | 'failed'
  /** What is being done: `install`, `build` or `compress`. */
  step?: string
  /** 0 to 1. */
  done?: number
}

async function readStatus(folder: string): Promise<BuildStatus> {
  try {
    return JSON.parse(await readFile(join(folder, 'status.json'), 'utf8')) as BuildStatus
  } catch {
    return { state: 'waiting' }
  }
}

export async function registerNotebookSite(app: FastifyInstance, folder: string): Promise<void> {
  app.get('/notebook/status', async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send(await readStatus(folder))
  })
  const root = join(folder, 'site')
  // Before the first build there is nothing to serve yet, but a place where it will be.
  mkdirSync(root, { recursive: true })
  await app.register(fastifyStatic, {
    root,
    prefix: '/notebook/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const { protocol, host } = reply.request
      const origin = `${protocol}://${host}`
      reply.header('cross-origin-embedder-policy', 'require-corp')
      reply.header('cache-control', path.includes('/static/') ? FOREVER : 'no-cache')
      if (/\.html(\.br|\.gz)?$/.test(path)) {
        reply.header('cross-origin-opener-policy', 'same-origin')
        reply.header('content-security-policy', notebookPolicy(origin))
      } else if (/\.js(\.br|\.gz)?$/.test(path)) {
        reply.header('content-security-policy', scriptPolicy(origin))
      }
    },
  })
}
