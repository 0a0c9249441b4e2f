/** Tells how far the notebook site is, which is built behind the running server the first time. */
import { mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

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

/** Gives back where the site's files are, or will be. */
export function registerNotebookStatus(
  app: FastifyInstance,
  folder: string,
): { root: string; prefix: string } {
  app.get('/notebook/status', async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send(await readStatus(folder))
  })
  const root = join(folder, 'site')
  // Before the first build there is nothing to serve yet, but a place where it will be.
  mkdirSync(root, { recursive: true })
  return { root, prefix: '/notebook/' }
}
