/**
 * What a guardian does with the link a child gave them. Tokens travel in bodies only.
 *
 *     POST /api/pay/look     {token}: what is to be paid, and for whom
 *     POST /api/pay/agree    {token, name, buyer}: "I am the guardian and I pay", on record; answers with the
 *                            guardian's own secret
 *     POST /api/pay/paper    {token, number}: what stands on a paper, for that secret
 */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { checkName, normaliseName } from '@panya/domain/account/account-fields.ts'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { orderPayer, purchaseOrder, taxPaper } from '../../platform/database/schema/payment.ts'
import { student } from '../../platform/database/schema/person.ts'
import { ANYONE } from '../../platform/http/access.ts'
import { Problem } from '../../platform/http/problem.ts'
import { strict } from '../../platform/http/route-schemas.ts'
import { linkTokenHash, newLinkToken } from '../../platform/secret-link.ts'
import { changeOrder, type PaymentParts } from './change-order.ts'
import { openingOf, requireBuyer } from './make-order.ts'
import type { PayDoor } from './pay-ways.ts'
import { Buyer, PaperNumber } from './payment-schemas.ts'
import { readOrders, statusNow } from './present-order.ts'

// Anything may be pasted: what is no secret is an unknown one.
const Token = Type.String({ maxLength: 100 })
const WithToken = { config: ANYONE, schema: { body: Type.Object({ token: Token }, strict) } }
const Agreement = Type.Object(
  { token: Token, name: Type.String({ maxLength: 1000 }), buyer: Buyer },
  strict,
)
const Paper = Type.Object({ token: Token, number: PaperNumber }, strict)

const notKnown = () => new Problem('NOT_FOUND', 'link-not-known')

export function registerPayLinks(root: FastifyInstance, parts: PaymentParts, door: PayDoor): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { database, now } = parts
  const { orm } = database

  // Tries are not counted: 128 bits are not guessed, and a count would let one family block another.
  const hashOf = (token: string) => linkTokenHash(token.trim())

  /** The child's link shows the order; what a guardian wrote of themselves is behind their own. */
  async function look(token: string) {
    const hash = hashOf(token)
    const [own] = await orm
      .select({ orderId: orderPayer.orderId })
      .from(orderPayer)
      .where(eq(orderPayer.linkHash, hash))
    const its = own ? eq(purchaseOrder.id, own.orderId) : eq(purchaseOrder.linkHash, hash)
    const reader = { door, isPayer: () => true, now: now() }
    const [order] = await readOrders(orm, its, reader)
    if (!order) throw notKnown()
    const [person] = await orm
      .select({ displayName: student.displayName })
      .from(purchaseOrder)
      .innerJoin(student, eq(student.id, purchaseOrder.userId))
      .where(its)
    const seen = own ? order : { ...order, papers: [] }
    return { order: seen, displayName: person?.displayName ?? null }
  }

  app.post('/api/pay/look', WithToken, async (request, reply) =>
    reply.header('cache-control', 'no-store').send(await look(request.body.token)),
  )

  app.post(
    '/api/pay/agree',
    { config: ANYONE, schema: { body: Agreement } },
    async (request, reply) => {
      const { token, name, buyer } = request.body
      const { order } = await look(token)
      const wrong = checkName(name)
      if (wrong !== null) throw new Problem('BAD_INPUT', 'bad-input', { name: wrong })
      requireBuyer(buyer)
      const own = newLinkToken()
      await changeOrder(parts, order.id, async (tx, { row }, at) => {
        // Whoever got a newer link meanwhile decides.
        if (row.linkHash !== hashOf(token)) throw notKnown()
        const status = statusNow(row, at)
        if (status !== 'quoted') throw new Problem('CONFLICT', `order-is-${status}`)
        const payer = { name: normaliseName(name), agreedAt: at, buyer, linkHash: hashOf(own) }
        await tx.insert(orderPayer).values({ orderId: row.id, ...payer })
        return { events: openingOf(row, at) }
      })
      return reply.header('cache-control', 'no-store').send({ ...(await look(own)), token: own })
    },
  )

  app.post(
    '/api/pay/paper',
    { config: ANYONE, schema: { body: Paper } },
    async (request, reply) => {
      const { token, number } = request.body
      const [found] = await orm
        .select({ paper: taxPaper.paper })
        .from(taxPaper)
        .innerJoin(orderPayer, eq(orderPayer.orderId, taxPaper.orderId))
        .where(and(eq(taxPaper.number, number), eq(orderPayer.linkHash, hashOf(token))))
      if (!found) throw new Problem('NOT_FOUND', 'paper-not-found')
      return reply.header('cache-control', 'no-store').send(found)
    },
  )
}
