/** /api/staff-invites: for whoever holds the secret link of an invitation. It travels in bodies only. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { actorOf } from '../../platform/audit/record-act.ts'
import { KEEPER } from '../../platform/http/access.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { requireKeeper } from '../../platform/http/principal.ts'
import { LinkToken } from '../../platform/secret-link.ts'
import type { Accounts } from './accounts-port.ts'
import { acceptStaffInvite, lookAtStaffInvite } from './staff-invites.ts'

const ByToken = { body: Type.Object({ token: LinkToken }, { additionalProperties: false }) }

export function registerStaffInvites(
  root: FastifyInstance,
  { database, now }: AppContext,
  accounts: Accounts,
): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const door = { config: KEEPER, schema: ByToken }

  app.post('/api/staff-invites/look', door, async (request, reply) => {
    const { email } = await requireKeeper(request)
    const found = await lookAtStaffInvite(database, request.body.token, now())
    return reply.header('cache-control', 'no-store').send({ ...found, email })
  })

  app.post('/api/staff-invites/accept', door, async (request) => {
    const user = await requireKeeper(request)
    const actor = actorOf(request, user)
    const group = await acceptStaffInvite(database, actor, user, request.body.token, now())
    accounts.forget(user.email)
    app.securityEvents.note('role-changed', { account: user.email, group })
    return { group }
  })
}
