/** The interface of shared projects. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { SHARE_LEVELS, type ShareLevel } from '@panya/domain/project/project.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { AppContext } from '../../http/context.ts'
import { requireKeeper, requireUser } from '../../http/principal.ts'
import { sendPicture } from '../../http/send-content.ts'
import { readThumbnail } from '../project/thumbnail.ts'
import {
  listClassProjects,
  openOrigin,
  openShared,
  remix,
  reportShared,
  setSharing,
  sharedProjectId,
} from './sharing.ts'

const Id = Type.String({ format: 'uuid' })
const ById = { params: Type.Object({ id: Id }) }
const ByShare = {
  params: Type.Object({ shareId: Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' }) }),
}
const Level = Type.Unsafe<ShareLevel>({ type: 'string', enum: SHARE_LEVELS })
const strict = { additionalProperties: false }

export function registerSharing(root: FastifyInstance, { database }: AppContext): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()

  app.put(
    '/api/projects/:id/share',
    { schema: { ...ById, body: Type.Object({ level: Level }, strict) } },
    async (request) => {
      const user = await requireUser(request)
      return setSharing(database, user, request.params.id, request.body.level)
    },
  )

  app.get('/api/projects/:id/origin', { schema: ById }, async (request) => {
    const user = await requireUser(request)
    return openOrigin(database, user, request.params.id)
  })

  app.get('/api/class-projects', async (request) => {
    const user = await requireUser(request)
    return { projects: await listClassProjects(database, user) }
  })

  app.get('/api/shared/:shareId', { schema: ByShare }, async (request) => {
    const viewer = await app.authenticate(request)
    return openShared(database, viewer, request.params.shareId)
  })

  app.get('/api/shared/:shareId/thumbnail', { schema: ByShare }, async (request, reply) => {
    const viewer = await app.authenticate(request)
    const id = await sharedProjectId(database, viewer, request.params.shareId)
    const image = await readThumbnail(database, id)
    if (!image) return reply.code(404).send()
    return sendPicture(reply, image)
  })

  app.post(
    '/api/shared/:shareId/remix',
    { schema: { ...ByShare, body: Type.Object({ id: Id, saveId: Id }, strict) } },
    async (request, reply) => {
      const user = await requireKeeper(request)
      return reply.code(201).send(await remix(database, user, request.params.shareId, request.body))
    },
  )

  app.post(
    '/api/shared/:shareId/report',
    {
      schema: {
        ...ByShare,
        body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 500 }) }, strict),
      },
    },
    async (request, reply) => {
      const viewer = await app.authenticate(request)
      await reportShared(database, viewer, request.params.shareId, request.body.reason)
      return reply.code(204).send()
    },
  )
}
