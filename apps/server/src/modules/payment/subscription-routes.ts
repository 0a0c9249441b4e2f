/**
 * What somebody has paid for, and what comes after it. A larger plan is ordered and begins at once; everything here
 * costs nothing now.
 *
 *     GET /api/subscription            null for whoever never paid for a plan
 *     PUT /api/subscription/next       {next: {plan, cycle}}: a smaller plan, another cycle, or on as before;
 *                                      {next: null}: it ends with what is paid. Can be taken back until then.
 */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { KEEPER } from '../../platform/http/access.ts'
import { nullable } from '../../platform/http/nullable.ts'
import { requireKeeper, requireUnrestricted } from '../../platform/http/principal.ts'
import { strict } from '../../platform/http/route-schemas.ts'
import type { PaymentParts } from './change-order.ts'
import { changeNext, viewSubscription } from './next-period.ts'
import { Wish } from './payment-schemas.ts'

const Terms = Type.Object(Wish, strict)
const Next = Type.Object({ next: nullable(Terms) }, strict)

export function registerSubscriptions(root: FastifyInstance, parts: PaymentParts): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { database, now } = parts
  const read = async (userId: number) => ({
    subscription: await viewSubscription(database.orm, userId, now()),
  })

  app.get('/api/subscription', { config: KEEPER }, async (request) =>
    read((await requireKeeper(request)).studentId),
  )

  app.put(
    '/api/subscription/next',
    { config: KEEPER, schema: { body: Next } },
    async (request) => {
      const user = await requireKeeper(request)
      requireUnrestricted(user)
      const { next } = request.body
      const terms = next && { planName: next.plan, cycle: next.cycle }
      await changeNext(parts, user.studentId, terms)
      return read(user.studentId)
    },
  )
}
