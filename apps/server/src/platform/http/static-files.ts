/** Serves the built browser files: precompressed, and for ever where the name carries a hash or version. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { addressOf, fileHeaders } from './file-headers.ts'
import { registerNotebookSite } from './notebook-site.ts'
import { sandboxPolicies } from './sandbox-documents.ts'

export interface StaticRoots {
  /** What the web build made for the browser. */
  client: string
  /** Runtimes, models and samples that are served as they are. */
  vendor: string
  /** The notebook site; it may still be being built. */
  notebook: string
}

export async function registerStaticFiles(app: FastifyInstance, roots: StaticRoots): Promise<void> {
  const sandboxes = sandboxPolicies(roots.vendor)
  const assets = join(roots.client, 'assets')
  const folders = [
    { root: assets, prefix: '/assets/' },
    { root: roots.vendor, prefix: '/vendor/' },
  ]
  for (const { root, prefix } of folders.filter((f) => existsSync(f.root))) {
    const isAssets = root === assets
    await app.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: isAssets,
      serve: !isAssets,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const { protocol, host } = reply.request
        const address = addressOf(path, root, prefix)
        reply.headers(fileHeaders(address, `${protocol}://${host}`))
        const sandbox = sandboxes.get(path.replace(/\.(br|gz)$/, ''))
        if (sandbox) {
          reply.header('content-security-policy', sandbox)
          // Firefox counts a frame of an opaque origin as a foreign one.
          reply.header('cross-origin-resource-policy', 'cross-origin')
        }
      },
    })
  }
  serveAssets(app, assets)
  await registerNotebookSite(app, roots.notebook)
}

/**
 * The plugin's own route reads the whole folder, thousands of names, twice for every file that is
 * asked for. A build never changes while it is served, so its names are read once.
 */
function serveAssets(app: FastifyInstance, root: string): void {
  if (!existsSync(root)) return
  const names = new Set(readdirSync(root))
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const name = request.params['*']
    return names.has(name) ? reply.sendFile(name) : reply.callNotFound()
  })
}
