/** Serves the built browser files: precompressed, and for ever where the name carries a hash or version. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { addressOf, fileHeaders } from './file-headers.ts'
import { registerNotebookSite } from './notebook-site.ts'

export interface StaticRoots {
  /** What the web build made for the browser. */
  client: string
  /** Runtimes, models and samples that are served as they are. */
  vendor: string
  /** The notebook site; it may still be being built. */
  notebook: string
}

export async function registerStaticFiles(
  app: FastifyInstance,
  roots: StaticRoots,
  pythonPackagesUrl: string | null,
): Promise<void> {
  const folders = [
    { root: join(roots.client, 'assets'), prefix: '/assets/' },
    { root: roots.vendor, prefix: '/vendor/' },
  ]
  for (const [index, { root, prefix }] of folders.filter((f) => existsSync(f.root)).entries()) {
    await app.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: index === 0,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const { protocol, host } = reply.request
        const address = addressOf(path, root, prefix)
        reply.headers(fileHeaders(address, `${protocol}://${host}`, pythonPackagesUrl))
      },
    })
  }
  await registerNotebookSite(app, roots.notebook, pythonPackagesUrl)
}
