/** Serves the built browser files: precompressed, and for ever where the name carries a hash or version. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { registerNotebookSite } from './notebook-site.ts'
import { sandboxPolicies } from './sandbox-documents.ts'
import { scriptPolicy } from './security-headers.ts'

export interface StaticRoots {
  /** What the web build made for the browser. */
  client: string
  /** Runtimes, models and samples that are served as they are. */
  vendor: string
  /** The notebook site; it may still be being built. */
  notebook: string
}

const FOREVER = 'public, max-age=31536000, immutable'

export async function registerStaticFiles(
  app: FastifyInstance,
  roots: StaticRoots,
  pythonPackagesUrl: string | null,
): Promise<void> {
  const sandboxes = sandboxPolicies(roots.vendor, pythonPackagesUrl)
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
        reply.header('cache-control', FOREVER)
        // Pages that are cross-origin isolated start workers from these files.
        reply.header('cross-origin-embedder-policy', 'require-corp')
        const { protocol, host } = reply.request
        const sandbox = sandboxes.get(path.replace(/\.(br|gz)$/, ''))
        if (sandbox) {
          reply.header('content-security-policy', sandbox)
          // Firefox counts a frame of an opaque origin as a foreign one.
          reply.header('cross-origin-resource-policy', 'cross-origin')
        } else if (/\.m?js(\.br|\.gz)?$/.test(path)) {
          reply.header('content-security-policy', scriptPolicy(`${protocol}://${host}`))
        }
      },
    })
  }
  await registerNotebookSite(app, roots.notebook)
}
