import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/http/context.ts'
import { WithId } from '../../platform/http/route-schemas.ts'
import { requireTeacherOf } from '../classroom/class-access-port.ts'
import { classBoard } from './board.ts'

/** The live board of a class. */
export function registerLiveBoard(root: FastifyInstance, { database, now }: AppContext): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  app.get('/api/teach/classes/:id/board', { schema: WithId }, async (request, reply) => {
    const { id } = request.params
    await requireTeacherOf(request, database.orm, id)
    const at = now()
    const desks = await classBoard(database.orm, id, at)
    return reply.header('cache-control', 'no-store').send({ at: at.toISOString(), desks })
  })
}
