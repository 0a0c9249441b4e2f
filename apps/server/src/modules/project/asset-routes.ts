/** The interface of what lies beside documents: given to who may see the project, never for the hash alone. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { Database } from '../../platform/database/database.ts'
import { projectAsset } from '../../platform/database/schema/asset.ts'
import { ANYONE } from '../../platform/http/access.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { requireKeeper, type SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { AssetHash } from '../asset/fields-port.ts'
import { assetNotFound, FOR_EVER, sendAsset } from '../asset/send-asset-port.ts'
import { Id, ShareId } from './fields.ts'
import { requireCurrentAsset, requireOwn } from './project-port.ts'
import { openOrigin, requireShared } from './sharing.ts'

export function registerProjectAssets(
  root: FastifyInstance,
  { database, objects }: AppContext,
): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { orm } = database

  app.get(
    '/api/projects/:id/assets/:hash',
    { schema: { params: Type.Object({ id: Id, hash: AssetHash }) } },
    async (request, reply) => {
      const user = await requireKeeper(request)
      const { id, hash } = request.params
      await requireOwnAsset(database, user, id, hash)
      return sendAsset(reply, objects, hash)
    },
  )

  app.get(
    '/api/shared/:shareId/assets/:hash',
    { config: ANYONE, schema: { params: Type.Object({ shareId: ShareId, hash: AssetHash }) } },
    async (request, reply) => {
      const viewer = await app.authenticate(request)
      const { shareId, hash } = request.params
      const { id, share } = await requireShared(database, viewer, shareId)
      // What the author has taken out again is not shown.
      await requireCurrentAsset(orm, id, hash)
      if (share === 'public') reply.header('cache-control', FOR_EVER)
      return sendAsset(reply, objects, hash)
    },
  )
}

/** Of any version, or of the original it can be set back to. */
async function requireOwnAsset(
  database: Database,
  user: SignedIn,
  id: string,
  hash: string,
): Promise<void> {
  const { orm } = database
  await requireOwn(orm, user.studentId, id)
  const own = and(eq(projectAsset.projectId, id), eq(projectAsset.hash, hash))
  if ((await orm.$count(projectAsset, own)) > 0) return
  const origin = await openOrigin(database, user, id).catch((error: unknown) => {
    if (error instanceof Problem) return null
    throw error
  })
  if (origin?.assets.includes(hash) !== true) throw assetNotFound()
}
