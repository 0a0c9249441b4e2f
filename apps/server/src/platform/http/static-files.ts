/** Serves the built browser files: precompressed, and for ever where the name carries a hash or version. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { BuiltFiles } from './built-files.ts'
import { ContentNames } from './content-names.ts'
import { fileHeaders } from './file-headers.ts'
import { registerNotebookStatus } from './notebook-site.ts'
import { sandboxPolicies } from './sandbox-documents.ts'
import { sendBuiltFile } from './send-built-file.ts'

export interface StaticRoots {
  /** What the web build made for the browser. */
  client: string
  /** Runtimes, models and samples that are served as they are. */
  vendor: string
  /** The notebook site; it may still be being built. */
  notebook: string
}

export function registerStaticFiles(app: FastifyInstance, roots: StaticRoots): void {
  const sandboxes = sandboxPolicies(roots.vendor)
  const names = new ContentNames()
  const folders = [
    { root: join(roots.client, 'assets'), prefix: '/assets/' },
    { root: roots.vendor, prefix: '/vendor/' },
  ]
  const site = registerNotebookStatus(app, roots.notebook)
  const served = [...folders.filter(({ root }) => existsSync(root)), site]
  for (const { root, prefix } of served) {
    const files = new BuiltFiles(root)
    app.get<{ Params: { '*': string } }>(`${prefix}*`, async (request, reply) => {
      const file = files.find(request.params['*'])
      if (!file) {
        reply.callNotFound()
        return reply
      }
      const { protocol, host } = request
      reply.headers(fileHeaders(prefix + file.name, `${protocol}://${host}`))
      const sandbox = sandboxes.get(file.places.get('identity') ?? '')
      if (sandbox) {
        reply.header('content-security-policy', sandbox)
        // Firefox counts a frame of an opaque origin as a foreign one.
        reply.header('cross-origin-resource-policy', 'cross-origin')
      }
      return sendBuiltFile(request, reply, file, names)
    })
  }
}
