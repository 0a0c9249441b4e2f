/** The interface of work that is looked at and talked about. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { ASSIGNMENT_LIMITS } from '@panya/domain/classroom/assignment.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { actorOf } from '../../platform/audit/record-act.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { nullable } from '../../platform/http/nullable.ts'
import { requireKeeper } from '../../platform/http/principal.ts'
import { Id, strict } from '../../platform/http/route-schemas.ts'
import { sendJson } from '../../platform/http/send-content.ts'
import { AssetHash } from '../asset/fields-port.ts'
import { sendAsset } from '../asset/send-asset-port.ts'
import { requireTeacher } from '../classroom/class-access-port.ts'
import { answerWithDocument } from '../project/stored-document-port.ts'
import { listReports, resolveReport } from './reports.ts'
import {
  addComment,
  listComments,
  listWorkOf,
  lookAtWork,
  requireWorkAsset,
  tickComment,
} from './work.ts'

const ByProject = { params: Type.Object({ id: Type.String({ format: 'uuid' }) }) }
/** `line:3`, `line:main.py:3`, `block:move 10 steps`, `node:Blur`: as the one who writes calls it. */
const Place = Type.String({ pattern: '^(line|block|node|cell):\\S[^\\u0000-\\u001f]{0,99}$' })

export function registerWork(root: FastifyInstance, { database, objects }: AppContext): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { orm } = database

  app.get(
    '/api/teach/work/:id',
    {
      schema: {
        ...ByProject,
        querystring: Type.Object({
          revision: Type.Integer({ minimum: 0, maximum: 2_147_483_647, default: 0 }),
        }),
      },
    },
    async (request, reply) => {
      const user = await requireTeacher(request)
      const { id } = request.params
      const { fields, document } = await lookAtWork(database, user, id, request.query.revision)
      reply.header('cache-control', 'no-store')
      if (document === null) return reply.send({ ...fields, document })
      return sendJson(reply, answerWithDocument(fields, document))
    },
  )

  app.get(
    '/api/teach/work/:id/assets/:hash',
    { schema: { params: Type.Object({ id: Type.String({ format: 'uuid' }), hash: AssetHash }) } },
    async (request, reply) => {
      const user = await requireTeacher(request)
      const { id, hash } = request.params
      await requireWorkAsset(orm, user, id, hash)
      return sendAsset(reply, objects, hash)
    },
  )

  app.get(
    '/api/teach/students/:id/work',
    { schema: { params: Type.Object({ id: Id }) } },
    async (request) => ({
      work: await listWorkOf(orm, await requireTeacher(request), request.params.id),
    }),
  )

  app.get('/api/projects/:id/comments', { schema: ByProject }, async (request) => ({
    comments: await listComments(orm, await requireKeeper(request), request.params.id),
  }))

  app.post(
    '/api/projects/:id/comments',
    {
      schema: {
        ...ByProject,
        body: Type.Object(
          {
            place: nullable(Place),
            text: Type.String({
              minLength: 1,
              maxLength: ASSIGNMENT_LIMITS.comment,
              pattern: '\\S',
            }),
          },
          strict,
        ),
      },
    },
    async (request, reply) => {
      const user = await requireKeeper(request)
      await addComment(orm, user, request.params.id, request.body)
      return reply.code(201).send({ comments: await listComments(orm, user, request.params.id) })
    },
  )

  app.patch(
    '/api/projects/:id/comments/:commentId',
    {
      schema: {
        params: Type.Object({ id: Type.String({ format: 'uuid' }), commentId: Id }),
        body: Type.Object({ done: Type.Boolean() }, strict),
      },
    },
    async (request) => {
      const user = await requireKeeper(request)
      const { id, commentId } = request.params
      await tickComment(orm, user, id, { id: commentId, done: request.body.done })
      return { comments: await listComments(orm, user, id) }
    },
  )

  app.get('/api/teach/reports', async (request) => ({
    reports: await listReports(orm, await requireTeacher(request)),
  }))

  app.post(
    '/api/teach/reports/:id/resolve',
    {
      schema: {
        params: Type.Object({ id: Id }),
        body: Type.Object({ stopSharing: Type.Boolean() }, strict),
      },
    },
    async (request, reply) => {
      const user = await requireTeacher(request)
      const { stopSharing } = request.body
      await resolveReport(database, user, actorOf(request, user), request.params.id, stopSharing)
      return reply.code(204).send()
    },
  )
}
