/** Gives Python's packages to anybody who asks for one by its name, and tells admins how far they are. */
import { open } from 'node:fs/promises'
import type { PackageIndex } from '@panya/domain/python-packages/packages-status.ts'
import type { FastifyInstance } from 'fastify'
import type { AdminScope } from '../../platform/http/admin-scope.ts'
import { Problem } from '../../platform/http/problem.ts'
import { asAttachment } from '../../platform/http/send-content.ts'
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
    const opened = version === packages.version ? await openPackage(packages.store, file) : null
    if (opened === null) {
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
      .header('content-length', opened.size)
    return asAttachment(reply, 'application/zip', file).send(opened.handle.createReadStream())
  })
}

async function openPackage(store: PackageStore, file: string) {
  const size = store.sizeOf(file)
  if (size === null) return null
  const handle = await open(store.pathOf(file)).catch(() => null)
  if (handle === null) store.forget(file)
  return handle && { handle, size }
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
