/** Everything under /api/admin: for admins only, whoever adds it, and never kept by a cache. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Actor, actorOf } from '../audit/record-act.ts'
import { requireRole } from './principal.ts'

export type AdminScope = ReturnType<typeof typed>

function typed(app: FastifyInstance) {
  return app.withTypeProvider<TypeBoxTypeProvider>()
}

/** Refuses before a body is read. Paths inside are written whole, beginning with /api/admin. */
export function registerAdminScope(app: FastifyInstance, add: (scope: AdminScope) => void): void {
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      await requireRole(request, ['admin'])
      reply.header('cache-control', 'no-store')
    })
    add(typed(scope))
  })
}

/** The admin who asks, for the audit log. */
export async function adminActor(request: FastifyRequest): Promise<Actor> {
  return actorOf(request, await requireRole(request, ['admin']))
}
