/** What opens an account elsewhere: shown to its owner, and to admins, who can take it away. */
import type { OwnConnection } from '@panya/domain/account/school-sign-in.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { KEEPER } from '../../platform/http/access.ts'
import { type AdminScope, adminActor } from '../../platform/http/admin-scope.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { requireKeeper } from '../../platform/http/principal.ts'
import { Id, oneOf, strict, WithId } from '../../platform/http/route-schemas.ts'
import { type ConnectionParts, connectionsOf, disconnect } from './connections.ts'
import type { Schools } from './schools.ts'

export function registerOwnConnections(
  app: FastifyInstance,
  { database }: AppContext,
  schools: Schools,
): void {
  app.get('/api/school-sign-in/own', { config: KEEPER }, async (request, reply) => {
    const { studentId } = await requireKeeper(request)
    const found = studentId === null ? [] : await connectionsOf(database.orm, schools, studentId)
    const shown = found.map(({ source: _ours, ...own }): OwnConnection => own)
    return reply.header('cache-control', 'no-store').send(shown)
  })
}

const OneConnection = Type.Object({ id: Id, source: Type.String({ maxLength: 300 }) })
const Address = Type.Object({ address: oneOf(['keep', 'free']) }, strict)

export function addConnectionRoutes(app: AdminScope, parts: ConnectionParts): void {
  const base = '/api/admin/people/:id/connections'
  app.get(base, { schema: WithId }, ({ params }) =>
    connectionsOf(parts.database.orm, parts.schools, params.id),
  )

  app.delete(
    `${base}/:source`,
    { schema: { params: OneConnection, querystring: Address } },
    async (request, reply) => {
      await disconnect(parts, await adminActor(request), { ...request.params, ...request.query })
      return reply.code(204).send()
    },
  )
}
