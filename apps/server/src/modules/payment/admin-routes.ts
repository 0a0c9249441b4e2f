/**
 * The interface of money, for admins.
 *
 *     GET  /api/admin/orders?search=&status=&needsLook=&after=
 *     GET  /api/admin/orders/:id
 *     POST /api/admin/orders/:id/payments      {key, provider, amountMinor, day, note}: the money was seen
 *     POST /api/admin/orders/:id/accept        {paymentId}: it was late and counts all the same
 *     POST /api/admin/orders/:id/refunds       {key, paymentId, amountMinor, reason}: what came by a provider is sent
 *                                              back by it, what a person moved was sent back by a person
 *     GET  /api/admin/orders/:id/papers/:number
 *     POST /api/admin/statements/check         {text}: what a bank's statement would do
 *     POST /api/admin/statements/bring         {text, choices}: does it
 *     GET  /api/admin/money                    what is in every account, and whether the books agree
 *     GET  /api/admin/money/postings.csv?from=&to=, papers.csv    for bookkeeping
 */
import { STATEMENT_CHOICES_MAX } from '@panya/domain/bank-statement/statement-report.ts'
import { ORDER_STATUSES } from '@panya/domain/order/order-status.ts'
import { daysBetween } from '@panya/domain/subscription-life/days.ts'
import { isCalendarDay } from '@panya/domain/time/bangkok.ts'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { taxPaper } from '../../platform/database/schema/payment.ts'
import { type AdminScope, adminActor, registerAdminScope } from '../../platform/http/admin-scope.ts'
import { Problem } from '../../platform/http/problem.ts'
import { ById, Id, oneOf, strict } from '../../platform/http/route-schemas.ts'
import { asAttachment } from '../../platform/http/send-content.ts'
import { listOrders, readOrder } from './admin-orders.ts'
import { confirmByHand, HAND_PROVIDERS } from './bank-payment.ts'
import type { PaymentParts } from './change-order.ts'
import { readBooks } from './money-book.ts'
import { type Period, papersCsv, postingsCsv } from './money-export.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { PaperNumber } from './payment-schemas.ts'
import { refund } from './provider-refund.ts'
import { acceptLate } from './refund.ts'
import { addSchoolRoutes } from './school-routes.ts'
import { bringStatement, checkStatement } from './statement.ts'

const Minor = Type.Integer({ minimum: 1, maximum: 2_000_000_000 })
const Key = Type.String({ format: 'uuid' })
const PaymentId = Type.String({ minLength: 1, maxLength: 200 })
/** One line that can stand on a paper. */
const Line = Type.String({ minLength: 1, maxLength: 200, pattern: '^[^\\u0000-\\u001f\\u007f]+$' })
const Query = Type.Object({
  search: Type.String({ maxLength: 254, default: '' }),
  status: Type.Optional(oneOf(ORDER_STATUSES)),
  needsLook: Type.Boolean({ default: false }),
  after: Type.Optional(Id),
})
const Day = Type.String({ maxLength: 10 })
const Days = Type.Object({ from: Day, to: Day })
const Payment = Type.Object(
  {
    key: Key,
    provider: oneOf(HAND_PROVIDERS),
    amountMinor: Minor,
    day: Day,
    note: Type.String({ maxLength: 200, pattern: '^[^\\u0000-\\u001f\\u007f]*$' }),
  },
  strict,
)
const Refund = Type.Object(
  { key: Key, paymentId: PaymentId, amountMinor: Minor, reason: Line },
  strict,
)
const Text = Type.String({ maxLength: 900_000 })
const Choice = Type.Object({ line: Id, orderId: Id }, strict)
const Bring = Type.Object(
  { text: Text, choices: Type.Array(Choice, { maxItems: STATEMENT_CHOICES_MAX }) },
  strict,
)

export function registerMoneyForAdmins(
  root: FastifyInstance,
  parts: PaymentParts,
  providers: readonly PaymentProvider[],
): void {
  registerAdminScope(root, (admin) => {
    addOrderRoutes(admin, parts, providers)
    addSchoolRoutes(admin, parts)
    addStatementRoutes(admin, parts)
    addBookRoutes(admin, parts)
  })
}

function addBookRoutes(app: AdminScope, { database }: PaymentParts): void {
  app.get('/api/admin/money', () => readBooks(database))

  const tables = [
    ['postings', postingsCsv],
    ['papers', papersCsv],
  ] as const
  for (const [name, write] of tables) {
    app.get(
      `/api/admin/money/${name}.csv`,
      { schema: { querystring: Days } },
      async (request, reply) => {
        const { from, to } = request.query
        requirePeriod(request.query)
        const csv = await write(database.orm, { from, to })
        const file = `${name}-${from}-${to}.csv`
        return asAttachment(reply, 'text/csv; charset=utf-8', file).send(csv)
      },
    )
  }
}

/** Before it nothing was sold here. */
const FIRST_DAY = '2020-01-01'

/** A year at most: what is larger comes in parts. */
function requirePeriod({ from, to }: Period): void {
  const fields: Record<string, string> = {}
  if (!isCalendarDay(from) || from < FIRST_DAY) fields['from'] = 'not-a-day'
  if (!isCalendarDay(to)) fields['to'] = 'not-a-day'
  else if (!fields['from'] && to < from) fields['to'] = 'before-from'
  else if (!fields['from'] && daysBetween(from, to) > 366) fields['to'] = 'too-long'
  if (Object.keys(fields).length > 0) throw new Problem('BAD_INPUT', 'bad-input', fields)
}

function addOrderRoutes(
  app: AdminScope,
  parts: PaymentParts,
  providers: readonly PaymentProvider[],
): void {
  const { database, now } = parts
  const { orm } = database
  const read = (id: number) => readOrder(orm, id, now())
  const One = { params: ById }

  app.get('/api/admin/orders', { schema: { querystring: Query } }, async (request) => {
    const { search, status = null, needsLook, after = null } = request.query
    return listOrders(orm, { search: search.trim(), status, needsLook, after }, now())
  })

  app.get('/api/admin/orders/:id', { schema: One }, async (request) => read(request.params.id))

  app.post(
    '/api/admin/orders/:id/payments',
    { schema: { ...One, body: Payment } },
    async (request) => {
      const { id } = request.params
      await confirmByHand(parts, await adminActor(request), id, request.body)
      return read(id)
    },
  )

  const Accept = Type.Object({ paymentId: PaymentId }, strict)
  app.post(
    '/api/admin/orders/:id/accept',
    { schema: { ...One, body: Accept } },
    async (request) => {
      const { id } = request.params
      await acceptLate(parts, await adminActor(request), id, request.body.paymentId)
      return read(id)
    },
  )

  app.post(
    '/api/admin/orders/:id/refunds',
    { schema: { ...One, body: Refund } },
    async (request) => {
      const { id } = request.params
      await refund(parts, providers, await adminActor(request), id, request.body)
      return read(id)
    },
  )

  const Paper = { params: Type.Object({ id: Id, number: PaperNumber }) }
  app.get('/api/admin/orders/:id/papers/:number', { schema: Paper }, async (request) => {
    const { id, number } = request.params
    const its = and(eq(taxPaper.number, number), eq(taxPaper.orderId, id))
    const [found] = await orm.select({ paper: taxPaper.paper }).from(taxPaper).where(its)
    if (!found) throw new Problem('NOT_FOUND', 'paper-not-found')
    return found
  })
}

function addStatementRoutes(app: AdminScope, parts: PaymentParts): void {
  const OnlyText = Type.Object({ text: Text }, strict)
  app.post('/api/admin/statements/check', { schema: { body: OnlyText } }, (request) =>
    checkStatement(parts, request.body.text),
  )
  app.post('/api/admin/statements/bring', { schema: { body: Bring } }, async (request) =>
    bringStatement(parts, await adminActor(request), request.body),
  )
}
