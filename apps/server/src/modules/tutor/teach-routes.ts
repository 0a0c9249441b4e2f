/**
 * Teachers read the conversations of their class; learners are told so beside the tutor.
 *
 *     GET /api/teach/classes/:id/tutor?student=&flag=&before=
 *     GET /api/teach/classes/:id/tutor/:conversation
 */

import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { WATCH_FLAGS } from '@panya/domain/tutor/watched.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { AppContext } from '../../platform/http/context.ts'
import { Id, oneOf, WithId } from '../../platform/http/route-schemas.ts'
import { requireTeacherOf } from '../classroom/class-access-port.ts'
import { Before, readCursor } from './cursor.ts'
import { listWatched, readWatched } from './watched.ts'

const List = Type.Object({
  student: Type.Optional(Id),
  flag: Type.Optional(oneOf(WATCH_FLAGS)),
  before: Before,
})
const ByConversation = Type.Object({ id: Id, conversation: Type.String({ format: 'uuid' }) })

export function registerWatching(root: FastifyInstance, { database }: AppContext): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { orm } = database

  app.get(
    '/api/teach/classes/:id/tutor',
    { schema: { ...WithId, querystring: List } },
    async (request, reply) => {
      const { id } = request.params
      await requireTeacherOf(request, orm, id)
      const { before, ...wish } = request.query
      reply.header('cache-control', 'no-store')
      return listWatched(orm, id, wish, readCursor(before))
    },
  )

  app.get(
    '/api/teach/classes/:id/tutor/:conversation',
    { schema: { params: ByConversation } },
    async (request, reply) => {
      const { id, conversation } = request.params
      await requireTeacherOf(request, orm, id)
      reply.header('cache-control', 'no-store')
      const { shown, ...rest } = await readWatched(orm, id, conversation)
      return { ...rest, turns: shown }
    },
  )
}
