/**
 * Where providers tell of money.
 *
 *     POST /api/payments/:provider/notices    anything; what it says is proved by its signature
 */

import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { Orm } from '../../platform/database/database.ts'
import { moneyEntry, purchaseOrder } from '../../platform/database/schema/payment.ts'
import { ANYONE } from '../../platform/http/access.ts'
import { Problem } from '../../platform/http/problem.ts'
import { changeOrder, type PaymentParts } from './change-order.ts'
import type { PaymentProvider, ProviderNotice } from './payment-provider.ts'

const LARGEST = 256 * 1024
const One = Type.Object({ provider: Type.String({ maxLength: 40 }) })

export function registerNotices(
  root: FastifyInstance,
  parts: PaymentParts,
  providers: readonly PaymentProvider[],
): void {
  void root.register(async (scope) => {
    // The bytes as they were signed: nothing may read them before.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    const app = scope.withTypeProvider<TypeBoxTypeProvider>()
    const options = { config: ANYONE, bodyLimit: LARGEST, schema: { params: One } }
    app.post('/api/payments/:provider/notices', options, async (request, reply) => {
      const provider = providers.find(({ name }) => name === request.params.provider)
      if (!provider) throw new Problem('NOT_FOUND', 'not-found')
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const notice = provider.readNotice(body, request.headers, parts.now())
      if (notice.kind === 'forged') throw new Problem('BAD_INPUT', 'notice-not-proved')
      if (notice.kind !== 'other') await tell(parts, notice)
      return reply.code(204).send()
    })
  })
}

type MoneyNotice = Extract<ProviderNotice, { event: object }>

async function tell(parts: PaymentParts, notice: MoneyNotice): Promise<void> {
  const orderId = await orderOf(parts.database.orm, notice)
  // They send it again later: a refund may be told of before its payment.
  if (orderId === null) throw new Problem('NOT_FOUND', 'order-not-found')
  await changeOrder(parts, orderId, async () => ({ events: [notice.event] }))
}

async function orderOf(orm: Orm, notice: MoneyNotice): Promise<number | null> {
  if (notice.kind === 'paid') {
    const [order] = await orm
      .select({ id: purchaseOrder.id })
      .from(purchaseOrder)
      .where(eq(purchaseOrder.reference, notice.reference))
    return order?.id ?? null
  }
  const [entry] = await orm
    .select({ id: moneyEntry.orderId })
    .from(moneyEntry)
    .where(eq(moneyEntry.key, `paid:${notice.event.paymentId}`))
  return entry?.id ?? null
}
