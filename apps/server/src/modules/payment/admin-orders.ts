/** Orders as an admin sees them: a list to look through, and everything about one. */
import { normaliseEmail } from '@panya/domain/account/account-fields.ts'
import type { OrderStatus } from '@panya/domain/order/order-status.ts'
import type { AdminOrder, AdminOrderPage } from '@panya/domain/order/purchase.ts'
import { refundable, viewOrder } from '@panya/domain/order/view-order.ts'
import { and, desc, eq, gt, ilike, inArray, lt, lte, or, type SQL } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { escapeLike } from '../../platform/database/escape-like.ts'
import { subscriptionPlans } from '../../platform/database/schema/money.ts'
import { orderPayer, purchaseOrder } from '../../platform/database/schema/payment.ts'
import { student } from '../../platform/database/schema/person.ts'
import { Problem } from '../../platform/http/problem.ts'
import { PAGE_SIZE } from '../../platform/http/route-schemas.ts'
import { findOrder } from './order-store.ts'
import { ORDER_COLUMNS, papersOf, presentRow } from './present-order.ts'

export interface OrderQuery {
  /** A reference, an address, a school or the number of its purchase order. */
  search: string
  status: OrderStatus | null
  /** Only what needs a person. */
  needsLook: boolean
  after: number | null
}

export async function listOrders(
  orm: Orm,
  { search, status, needsLook, after }: OrderQuery,
  now: Date,
): Promise<AdminOrderPage> {
  const rows = await withPerson(
    orm,
    and(
      search === '' ? undefined : isAbout(search),
      status === null ? undefined : stands(status, now),
      needsLook ? purchaseOrder.needsLook : undefined,
      after === null ? undefined : lt(purchaseOrder.id, after),
    ),
  )
  const orders = rows.slice(0, PAGE_SIZE).map((row) => presentRow(row, now))
  const last = rows.length > PAGE_SIZE ? orders.at(-1) : undefined
  return { orders, after: last?.id ?? null }
}

function withPerson(orm: Orm, where: SQL | undefined) {
  const { email, displayName } = student
  const { needsLook, seats, schoolName, poNumber } = purchaseOrder
  const school = { seats, schoolName, poNumber }
  return orm
    .select({ ...ORDER_COLUMNS, ...school, needsLook, email, displayName })
    .from(purchaseOrder)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, purchaseOrder.planId))
    .leftJoin(student, eq(student.id, purchaseOrder.userId))
    .where(where)
    .orderBy(desc(purchaseOrder.id))
    .limit(PAGE_SIZE + 1)
}

function isAbout(search: string): SQL | undefined {
  const reference = search.toUpperCase().replaceAll(/[\s-]/g, '')
  return or(
    eq(purchaseOrder.reference, reference),
    eq(student.email, normaliseEmail(search)),
    eq(purchaseOrder.poNumber, search),
    ilike(purchaseOrder.schoolName, `%${escapeLike(search)}%`),
  )
}

function stands(status: OrderStatus, now: Date): SQL | undefined {
  const { status: written, expiresAt } = purchaseOrder
  const over = and(inArray(written, ['quoted', 'open']), lte(expiresAt, now))
  if (status === 'expired') return or(eq(written, status), over)
  const waits = status === 'quoted' || status === 'open'
  return and(eq(written, status), waits ? gt(expiresAt, now) : undefined)
}

export async function readOrder(orm: Orm, id: number, now: Date): Promise<AdminOrder> {
  const [row] = await withPerson(orm, eq(purchaseOrder.id, id))
  const found = await findOrder(orm, id)
  if (!row || !found) throw new Problem('NOT_FOUND', 'order-not-found')
  const [payer] = await orm.select().from(orderPayer).where(eq(orderPayer.orderId, id))
  const view = viewOrder(found.order)
  const moment = (at: number) => new Date(at).toISOString()
  const papers = await papersOf(orm, [id])
  return {
    ...presentRow(row, now),
    payerName: payer?.name ?? null,
    buyer: payer?.buyer ?? null,
    payments: view.payments.map(({ amount, at, ...payment }) => ({
      ...payment,
      at: moment(at),
      amountMinor: amount.minor,
      currency: amount.currency,
      refundableMinor: refundable(view, payment.id),
    })),
    refunds: view.refunds.map(({ amount, at, ...refund }) => ({
      ...refund,
      at: moment(at),
      amountMinor: amount.minor,
    })),
    papers: papers.map(({ number, kind }) => ({ number, kind })),
  }
}
