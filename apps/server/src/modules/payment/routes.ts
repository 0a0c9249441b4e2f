/**
 * The interface of buying, for people who are signed in.
 *
 *     POST /api/quotes              {plan, cycle}: what it costs, and who would have to pay
 *     GET  /api/orders              one's own, newest first
 *     POST /api/orders              {plan, cycle, buyer}; for a child the answer has the secret of a link for a guardian
 *     POST /api/orders/:id/link     another link; the one before ends
 *     POST /api/orders/:id/cancel
 *     GET  /api/orders/:id/papers/:number   what stands on a paper, for whoever paid for themselves
 */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { purchaseOrder, taxPaper } from '../../platform/database/schema/payment.ts'
import { KEEPER } from '../../platform/http/access.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { requireKeeper, requireUnrestricted, type SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { ById, Id, strict } from '../../platform/http/route-schemas.ts'
import { registerMoneyForAdmins } from './admin-routes.ts'
import { changeOrder, type PaymentParts } from './change-order.ts'
import { registerCheckouts } from './checkout-routes.ts'
import { registerPayLinks } from './link-routes.ts'
import { makeOrder, renewLink } from './make-order.ts'
import { registerNotices } from './notice-routes.ts'
import type { PayDoor } from './pay-ways.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { Buyer, PaperNumber, Wish } from './payment-schemas.ts'
import { readOrders } from './present-order.ts'
import { payerFor, quote } from './quote.ts'
import { registerSubscriptions } from './subscription-routes.ts'

export function registerPayments(
  root: FastifyInstance,
  context: AppContext,
  providers: readonly PaymentProvider[],
): void {
  const { database, env, site, now } = context
  const parts: PaymentParts = { database, seller: env.payment.seller, now }
  const { contactEmail, name: brand } = site.brand
  const { publicUrl } = site
  const door = { promptPay: env.payment.promptPay, contactEmail, providers, publicUrl }
  registerOwnOrders(root, parts, door)
  registerPayLinks(root, parts, door)
  registerSubscriptions(root, parts)
  registerCheckouts(root, { parts, door, brand })
  registerMoneyForAdmins(root, parts, providers)
  registerNotices(root, parts, providers)
}

function registerOwnOrders(root: FastifyInstance, parts: PaymentParts, door: PayDoor): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { database, now } = parts
  const { orm } = database

  const own = (user: SignedIn, id?: number) =>
    readOrders(
      orm,
      and(
        eq(purchaseOrder.userId, user.studentId),
        id === undefined ? undefined : eq(purchaseOrder.id, id),
      ),
      // A child sees what was ordered for them; how to pay it is for the guardian.
      { door, isPayer: ({ payer }) => payer === 'self', now: now() },
    )

  const OnlyWish = Type.Object(Wish, strict)
  app.post('/api/quotes', { config: KEEPER, schema: { body: OnlyWish } }, async (request) => {
    const user = await requireKeeper(request)
    const { plan: planName, cycle } = request.body
    const asker = { studentId: user.studentId, payer: await payerFor(orm, user, now()) }
    const quoted = await quote(orm, parts, asker, { planName, cycle }, now())
    const { planId: _plan, taxRate: _rate, ...view } = quoted
    return view
  })

  app.get('/api/orders', { config: KEEPER }, async (request) => ({
    orders: await own(await requireKeeper(request)),
  }))

  const Order = Type.Object({ ...Wish, buyer: Buyer }, strict)
  app.post('/api/orders', { config: KEEPER, schema: { body: Order } }, async (request, reply) => {
    const user = await requireKeeper(request)
    requireUnrestricted(user)
    const { plan: planName, cycle, buyer } = request.body
    const { id, token } = await makeOrder(parts, user, { terms: { planName, cycle }, buyer })
    const [order] = await own(user, id)
    return reply.code(201).header('cache-control', 'no-store').send({ order, token })
  })

  const One = { config: KEEPER, schema: { params: ById } }
  app.post('/api/orders/:id/link', One, async (request, reply) => {
    const user = await requireKeeper(request)
    requireUnrestricted(user)
    const token = await renewLink(parts, user, request.params.id)
    return reply.header('cache-control', 'no-store').send({ token })
  })

  app.post('/api/orders/:id/cancel', One, async (request) => {
    const user = await requireKeeper(request)
    const { id } = request.params
    await changeOrder(parts, id, async (_tx, { row }, at) => {
      if (row.userId !== user.studentId) throw new Problem('NOT_FOUND', 'order-not-found')
      return { events: [{ kind: 'cancelled', at: at.getTime() }] }
    })
    return { orders: await own(user) }
  })

  const Paper = Type.Object({ id: Id, number: PaperNumber })
  app.get(
    '/api/orders/:id/papers/:number',
    { config: KEEPER, schema: { params: Paper } },
    async (request, reply) => {
      const user = await requireKeeper(request)
      const { id, number } = request.params
      const [found] = await orm
        .select({ paper: taxPaper.paper })
        .from(taxPaper)
        .innerJoin(purchaseOrder, eq(purchaseOrder.id, taxPaper.orderId))
        .where(
          and(
            eq(taxPaper.number, number),
            eq(purchaseOrder.id, id),
            eq(purchaseOrder.userId, user.studentId),
            eq(purchaseOrder.payer, 'self'),
          ),
        )
      if (!found) throw new Problem('NOT_FOUND', 'paper-not-found')
      return reply.header('cache-control', 'no-store').send(found)
    },
  )
}
