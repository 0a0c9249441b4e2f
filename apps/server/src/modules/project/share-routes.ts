/** The interface of shared projects. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { SHARE_LEVELS, type ShareLevel } from '@panya/domain/project/project.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { ANYONE } from '../../platform/http/access.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { requireKeeper, requireUser } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { strict } from '../../platform/http/route-schemas.ts'
import { sendJson, sendPicture } from '../../platform/http/send-content.ts'
import { createSharedBuckets } from '../../platform/limits/shared-buckets.ts'
import { Id, ShareId } from './fields.ts'
import {
  listClassProjects,
  openOrigin,
  openShared,
  remix,
  reportShared,
  requireShared,
  setSharing,
} from './sharing.ts'
import { answerWithDocument, documentAnswer } from './stored-document-port.ts'
import { readThumbnail } from './thumbnail.ts'

const ById = { params: Type.Object({ id: Id }) }
const ByShare = {
  params: Type.Object({ shareId: ShareId }),
}
const Level = Type.Unsafe<ShareLevel>({ type: 'string', enum: SHARE_LEVELS })

/** Enough for an upset class, too little to bury a teacher. */
const REPORTS = { capacity: 5, refillMs: 10 * 60_000 }

export function registerSharing(root: FastifyInstance, context: AppContext): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { database, secret, now } = context
  const buckets = createSharedBuckets(database, secret, now)

  app.put(
    '/api/projects/:id/share',
    { schema: { ...ById, body: Type.Object({ level: Level }, strict) } },
    async (request) => {
      const user = await requireUser(request)
      return setSharing(database, user, request.params.id, request.body.level)
    },
  )

  app.get('/api/projects/:id/origin', { schema: ById }, async (request, reply) => {
    const user = await requireUser(request)
    return sendJson(reply, documentAnswer(await openOrigin(database, user, request.params.id)))
  })

  app.get('/api/class-projects', async (request) => {
    const user = await requireUser(request)
    return { projects: await listClassProjects(database, user) }
  })

  app.get('/api/shared/:shareId', { config: ANYONE, schema: ByShare }, async (request, reply) => {
    const viewer = await app.authenticate(request)
    const { fields, document } = await openShared(database, viewer, request.params.shareId)
    return sendJson(reply, answerWithDocument(fields, document))
  })

  app.get(
    '/api/shared/:shareId/thumbnail',
    { config: ANYONE, schema: ByShare },
    async (request, reply) => {
      const viewer = await app.authenticate(request)
      const { id } = await requireShared(database, viewer, request.params.shareId)
      const image = await readThumbnail(database, id)
      if (!image) return reply.code(404).send()
      return sendPicture(reply, image)
    },
  )

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
      config: ANYONE,
      schema: {
        ...ByShare,
        body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 500 }) }, strict),
      },
    },
    async (request, reply) => {
      const viewer = await app.authenticate(request)
      const key = viewer.studentId === null ? request.ip : String(viewer.studentId)
      const wish = { name: 'report of a project', rule: REPORTS, key }
      if (!(await buckets.take([wish]))) throw new Problem('RATE_LIMITED', 'too-many')
      await reportShared(database, viewer, request.params.shareId, request.body.reason)
      return reply.code(204).send()
    },
  )
}
