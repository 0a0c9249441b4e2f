/** The interface of a learner's own classes. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { AppContext } from '../../platform/http/context.ts'
import { requireKeeper, requireUser } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { strict, WithId } from '../../platform/http/route-schemas.ts'
import { createSharedBuckets } from '../../platform/limits/shared-buckets.ts'
import { Tool } from '../../platform/tools.ts'
import { joinByCode, leaderboard, listMyClasses, listMyInvites } from './my-classes.ts'
import { openToolsFor } from './open-tools-port.ts'

/** A learner mistypes a code a few times; somebody who guesses codes is slowed down. */
const TRIES = { capacity: 10, refillMs: 10_000 }

export function registerMyClass(root: FastifyInstance, context: AppContext): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { database, secret, now } = context
  const { orm } = database
  const buckets = createSharedBuckets(database, secret, now)

  app.get('/api/class', async (request) => {
    const user = await requireUser(request)
    return { classes: await listMyClasses(orm, user), invites: await listMyInvites(orm, user) }
  })

  app.get('/api/class/open-tools', async (request, reply) => {
    const user = await requireUser(request)
    return reply.header('cache-control', 'no-store').send(await openToolsFor(orm, user, now()))
  })

  app.post(
    '/api/class/join',
    { schema: { body: Type.Object({ code: Type.String({ maxLength: 40 }) }, strict) } },
    async (request) => {
      const user = await requireKeeper(request)
      const guess = { name: 'join code', rule: TRIES, key: String(user.studentId) }
      if (!(await buckets.take([guess]))) throw new Problem('RATE_LIMITED', 'too-many')
      const joined = await joinByCode(orm, user, request.body.code)
      await buckets.giveBack([guess])
      return joined
    },
  )

  app.get(
    '/api/class/:id/leaderboard',
    {
      schema: {
        ...WithId,
        querystring: Type.Object({
          tool: Tool,
        }),
      },
    },
    async (request) => {
      const user = await requireUser(request)
      return { ranking: await leaderboard(orm, user, request.params.id, request.query.tool) }
    },
  )
}
