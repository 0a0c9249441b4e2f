/** Orders as their readers see them. */
import { taxWithin } from '@panya/domain/amount/vat.ts'
import type { OrderStatus } from '@panya/domain/order/order-status.ts'
import type { OrderView, PayWay } from '@panya/domain/order/purchase.ts'
import { desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { isoMoments } from '../../platform/database/iso-moments.ts'
import { subscriptionPlans } from '../../platform/database/schema/money.ts'
import { purchaseOrder, taxPaper } from '../../platform/database/schema/payment.ts'
import { type PayDoor, waysToPay } from './pay-ways.ts'

const MOST = 50

export const ORDER_COLUMNS = {
  id: purchaseOrder.id,
  reference: purchaseOrder.reference,
  userId: purchaseOrder.userId,
  payer: purchaseOrder.payer,
  plan: subscriptionPlans.name,
  cycle: purchaseOrder.cycle,
  change: purchaseOrder.change,
  currency: purchaseOrder.currency,
  amountMinor: purchaseOrder.amountMinor,
  creditMinor: purchaseOrder.creditMinor,
  taxRate: purchaseOrder.taxRate,
  status: purchaseOrder.status,
  createdAt: purchaseOrder.createdAt,
  expiresAt: purchaseOrder.expiresAt,
  periodFrom: purchaseOrder.periodFrom,
  periodUntil: purchaseOrder.periodUntil,
}

/** That its time is over only the clock says. */
export function statusNow({ status, expiresAt }: Waiting, now: Date): OrderStatus {
  const waits = status === 'quoted' || status === 'open'
  return waits && now > expiresAt ? 'expired' : status
}

interface Waiting {
  status: OrderStatus
  expiresAt: Date
}

interface Priced extends Waiting {
  amountMinor: number
  creditMinor: number
  taxRate: number
}

/** What everybody is told of a row. */
export function presentRow<Row extends Priced>(row: Row, now: Date) {
  const taxMinor = taxWithin(row.amountMinor + row.creditMinor, row.taxRate).tax
  return isoMoments({ ...row, taxMinor, status: statusNow(row, now) })
}

/** Newest first, each with the ways to pay it when the reader is its payer. */
export async function readOrders(
  orm: Orm,
  where: SQL | undefined,
  reader: { door: PayDoor; isPayer(order: { payer: OrderView['payer'] }): boolean; now: Date },
): Promise<OrderView[]> {
  const rows = await orm
    .select(ORDER_COLUMNS)
    .from(purchaseOrder)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, purchaseOrder.planId))
    .where(where)
    .orderBy(desc(purchaseOrder.id))
    .limit(MOST)
  const papers = await papersOf(
    orm,
    rows.map(({ id }) => id),
  )
  return rows.map(({ userId: _user, ...row }) => {
    const view = presentRow(row, reader.now)
    const isPayer = reader.isPayer(row)
    const ways: PayWay[] | null =
      isPayer && view.status === 'open' ? waysToPay(reader.door, row, reader.now) : null
    const own = isPayer ? papers.filter(({ orderId }) => orderId === row.id) : []
    return { ...view, ways, papers: own.map(({ number, kind }) => ({ number, kind })) }
  })
}

export async function papersOf(orm: Orm, orderIds: number[]) {
  if (orderIds.length === 0) return []
  const { number, kind, orderId, day } = taxPaper
  return orm
    .select({ number, kind, orderId })
    .from(taxPaper)
    .where(inArray(orderId, orderIds))
    .orderBy(day, number)
}
