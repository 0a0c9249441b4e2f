/** Gives Python's packages to anybody who asks for one by its name, and tells admins how far they are. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { PackageIndex } from '@panya/domain/python-packages/packages-status.ts'
import type { FastifyInstance } from 'fastify'
import type { AdminScope } from '../../platform/http/admin-scope.ts'
import { Problem } from '../../platform/http/problem.ts'
import { asAttachment } from '../../platform/http/send-content.ts'
import { type Representation, sendRepresentation } from '../../platform/http/send-representation.ts'
import type { PackageStore } from './package-store.ts'
import type { PythonPackages } from './python-packages.ts'

const FOREVER = 'public, max-age=31536000, immutable'

interface Wanted {
  version: string
  file: string
}

export function registerPythonPackages(app: FastifyInstance, packages: PythonPackages): void {
  // Asked before any file is: what is not here is no error then.
  app.get<{ Params: Pick<Wanted, 'version'> }>('/python-packages/:version/', (request, reply) => {
    const { store, version, status } = packages
    const ours = request.params.version === version
    const index: PackageIndex = {
      coming: ours && status.state === 'bringing',
      files: ours ? store.sizes : {},
    }
    return reply.header('cache-control', 'no-store').send(index)
  })
  app.get<{ Params: Wanted }>('/python-packages/:version/:file', async (request, reply) => {
    const { version, file } = request.params
    const found = version === packages.version ? await findPackage(packages.store, file) : null
    if (found === null) {
      reply.header('cache-control', 'no-store')
      throw isComing(packages, file)
        ? new Problem('UNAVAILABLE', 'package-on-its-way')
        : new Problem('NOT_FOUND', 'not-found')
    }
    // For a frame of an opaque origin we are strangers.
    reply
      .header('cache-control', FOREVER)
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
    asAttachment(reply, 'application/zip', file)
    return sendRepresentation(request, reply, found)
  })
}

async function findPackage(store: PackageStore, file: string): Promise<Representation | null> {
  const one = store.wanted.find(({ file_name }) => file_name === file)
  const size = store.sizeOf(file)
  if (!one || size === null) return null
  const path = store.pathOf(file)
  if ((await stat(path).catch(() => null)) === null) {
    store.forget(file)
    return null
  }
  return {
    tag: `"${one.sha256}"`,
    size,
    read: ({ first, last }) => createReadStream(path, { start: first, end: last }),
  }
}

function isComing({ store, status }: PythonPackages, file: string): boolean {
  return status.state === 'bringing' && store.wanted.some((one) => one.file_name === file)
}

export function addPythonPackagesRoutes(scope: AdminScope, packages: PythonPackages): void {
  scope.get('/api/admin/python-packages', async () => packages.status)
  scope.post('/api/admin/python-packages/try', async () => {
    packages.tryNow()
    return packages.status
  })
}
