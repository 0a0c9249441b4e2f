/**
 * Paying at a provider's page. The page is opened by whoever pays: a grown-up for themselves, or a guardian.
 *
 *     POST /api/orders/:id/checkout          {provider, locale}: where to pay
 *     POST /api/orders/:id/checkout/state    asks the provider, and answers with the order as it is then
 *     POST /api/pay/checkout                 {token, provider, locale}: the same, with the guardian's own secret
 *     POST /api/pay/checkout/state           {token}
 */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { LOCALES } from '@panya/domain/locale/locale.ts'
import type { CheckoutView } from '@panya/domain/order/purchase.ts'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { orderPayer, purchaseOrder } from '../../platform/database/schema/payment.ts'
import { ANYONE, KEEPER } from '../../platform/http/access.ts'
import { requireKeeper } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { ById, oneOf, strict } from '../../platform/http/route-schemas.ts'
import { linkTokenHash } from '../../platform/secret-link.ts'
import { beginCheckout, type CheckoutParts, readBack } from './checkout.ts'
import { readOrders } from './present-order.ts'

const Token = Type.String({ maxLength: 100 })
const Wish = { provider: Type.String({ maxLength: 40 }), locale: oneOf(LOCALES) }

export function registerCheckouts(root: FastifyInstance, checkouts: CheckoutParts): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { parts, door } = checkouts
  const { orm } = parts.database

  async function requireOwn(request: FastifyRequest, id: number): Promise<number> {
    const user = await requireKeeper(request)
    const its = and(
      eq(purchaseOrder.id, id),
      eq(purchaseOrder.userId, user.studentId),
      eq(purchaseOrder.payer, 'self'),
    )
    if ((await orm.$count(purchaseOrder, its)) === 0)
      throw new Problem('NOT_FOUND', 'order-not-found')
    return id
  }

  /** What the child gave them opens nothing here: nobody has agreed with it yet. */
  async function requirePaid(token: string): Promise<number> {
    const [own] = await orm
      .select({ orderId: orderPayer.orderId })
      .from(orderPayer)
      .where(eq(orderPayer.linkHash, linkTokenHash(token.trim())))
    if (!own) throw new Problem('NOT_FOUND', 'link-not-known')
    return own.orderId
  }

  async function state(orderId: number) {
    await readBack(checkouts, orderId)
    const its = eq(purchaseOrder.id, orderId)
    const [order] = await readOrders(orm, its, { door, isPayer: () => true, now: parts.now() })
    return { order }
  }

  const Own = { config: KEEPER, schema: { params: ById } }
  const OwnWish = { ...Own, schema: { params: ById, body: Type.Object(Wish, strict) } }
  app.post('/api/orders/:id/checkout', OwnWish, async (request): Promise<CheckoutView> => {
    const id = await requireOwn(request, request.params.id)
    return beginCheckout(checkouts, id, request.body)
  })
  app.post('/api/orders/:id/checkout/state', Own, async (request) =>
    state(await requireOwn(request, request.params.id)),
  )

  const WithToken = Type.Object({ token: Token, ...Wish }, strict)
  const Link = { config: ANYONE, schema: { body: WithToken } }
  app.post('/api/pay/checkout', Link, async (request, reply) => {
    const { token, ...wish } = request.body
    const view = await beginCheckout(checkouts, await requirePaid(token), wish)
    return reply.header('cache-control', 'no-store').send(view)
  })
  const OnlyToken = { config: ANYONE, schema: { body: Type.Object({ token: Token }, strict) } }
  app.post('/api/pay/checkout/state', OnlyToken, async (request, reply) => {
    const seen = await state(await requirePaid(request.body.token))
    return reply.header('cache-control', 'no-store').send(seen)
  })
}
