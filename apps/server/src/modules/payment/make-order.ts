/** What something costs somebody today, and the order made of it. */
import { randomBytes } from 'node:crypto'
import { THAI_VAT, taxWithin } from '@panya/domain/amount/vat.ts'
import { learn } from '@panya/domain/order/order.ts'
import { periodPrice } from '@panya/domain/order/period-price.ts'
import { ORDER_DAYS, type QuoteView } from '@panya/domain/order/purchase.ts'
import { newReference } from '@panya/domain/order/reference.ts'
import { type Payer, payerOf } from '@panya/domain/order/who-pays.ts'
import { checkBuyer } from '@panya/domain/tax-paper/check-paper.ts'
import type { PaperParty } from '@panya/domain/tax-paper/paper.ts'
import { bangkokDay, bangkokYear } from '@panya/domain/time/bangkok.ts'
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { subscriptionPlans } from '../../platform/database/schema/money.ts'
import { orderPayer, purchaseOrder } from '../../platform/database/schema/payment.ts'
import { consent } from '../../platform/database/schema/person.ts'
import type { SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { linkTokenHash, newLinkToken } from '../../platform/secret-link.ts'
import type { PaymentParts } from './change-order.ts'
import { lockOrder, saveOrder } from './order-store.ts'
import { buyPeriod, findLife, lockPerson, type Terms } from './paid-plan.ts'

const DAY_MS = 86_400_000
/** Whoever makes more in a day is not buying. */
const ORDERS_A_DAY = 20

interface Quoted extends QuoteView {
  planId: number
  taxRate: number
}

export async function quote(
  orm: Orm,
  { seller }: Pick<PaymentParts, 'seller'>,
  user: SignedIn,
  { planName: plan, cycle }: Terms,
  now: Date,
): Promise<Quoted> {
  const [found] = await orm.select().from(subscriptionPlans).where(eq(subscriptionPlans.name, plan))
  if (!found) throw new Problem('NOT_FOUND', 'not-found')
  if (found.priceMinor === null) throw new Problem('CONFLICT', 'price-on-request')
  if (found.priceMinor === 0) throw new Problem('CONFLICT', 'plan-costs-nothing')
  const currency = found.currency === 'THB' ? 'THB' : 'USD'
  const terms = { planName: plan, cycle }
  const price = periodPrice(found.priceMinor, cycle)
  const bought = buyPeriod(await findLife(orm, user.studentId), terms, price, bangkokDay(now))
  if (bought.kind === 'refused') throw new Problem('CONFLICT', bought.problem)
  // The last days of a term come with the holidays: they cost a month.
  const amountMinor = Math.max(bought.charge.dueMinor, found.priceMinor)
  const taxRate = seller?.taxId && currency === 'THB' ? THAI_VAT : 0
  const taxMinor = taxWithin(amountMinor, taxRate).tax
  const payer = await payerFor(orm, user, now)
  return { plan, cycle, currency, amountMinor, taxMinor, payer, planId: found.id, taxRate }
}

export async function payerFor(orm: Orm, user: SignedIn, now: Date): Promise<Payer> {
  const [row] = await orm.select().from(consent).where(eq(consent.studentId, user.studentId))
  const record = row && {
    country: row.country,
    decision: row.decision,
    band: { from: row.bornFrom, to: row.bornTo },
  }
  return payerOf(user.role, record ?? null, bangkokYear(now))
}

export interface OrderWish {
  terms: Terms
  /** For a tax invoice of somebody who pays for themselves. */
  buyer: PaperParty | null
}

/** The secret of a link for a guardian stands in this answer and nowhere else. */
export async function makeOrder(
  parts: PaymentParts,
  user: SignedIn,
  { terms, buyer }: OrderWish,
): Promise<{ id: number; token: string | null }> {
  const now = parts.now()
  requireBuyer(buyer)
  const token = newLinkToken()
  return parts.database.orm.transaction(async (tx) => {
    if (!(await lockPerson(tx, user.studentId))) throw new Problem('NOT_FOUND', 'not-found')
    await requireRoom(tx, user.studentId, now)
    const { plan: _plan, taxMinor: _tax, ...quoted } = await quote(tx, parts, user, terms, now)
    const isOwn = quoted.payer === 'self'
    const [made] = await tx
      .insert(purchaseOrder)
      .values({
        ...quoted,
        reference: newReference(randomBytes(9)),
        userId: user.studentId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + ORDER_DAYS * DAY_MS),
        linkHash: isOwn ? null : linkTokenHash(token),
        status: 'quoted',
      })
      .returning({ id: purchaseOrder.id })
    const { id } = made!
    if (!isOwn) return { id, token }
    await tx.insert(orderPayer).values({ orderId: id, agreedAt: now, buyer })
    await openAtOnce(tx, id, now)
    return { id, token: null }
  })
}

/** Who pays for themselves is told how to pay in the same answer. */
async function openAtOnce(tx: Orm, id: number, now: Date): Promise<void> {
  const found = await lockOrder(tx, id)
  const opened = learn(found.order, { kind: 'opened', at: now.getTime() })
  await saveOrder(tx, found, opened, { stuck: false, period: null }, now)
}

async function requireRoom(tx: Orm, userId: number, now: Date): Promise<void> {
  const own = eq(purchaseOrder.userId, userId)
  const waiting = inArray(purchaseOrder.status, ['quoted', 'open'])
  if ((await tx.$count(purchaseOrder, and(own, waiting, gt(purchaseOrder.expiresAt, now)))) > 0)
    throw new Problem('CONFLICT', 'order-is-open')
  const since = new Date(now.getTime() - DAY_MS)
  if (
    (await tx.$count(purchaseOrder, and(own, gt(purchaseOrder.createdAt, since)))) >= ORDERS_A_DAY
  )
    throw new Problem('RATE_LIMITED', 'too-many-orders')
}

export function requireBuyer(buyer: PaperParty | null): void {
  const wrong = buyer === null ? [] : checkBuyer(buyer)
  if (wrong.length === 0) return
  const fields = wrong.map(({ field, problem }) => [field, problem])
  throw new Problem('BAD_INPUT', 'bad-input', Object.fromEntries(fields))
}

/** The link before it is worthless from here on. Once a guardian has agreed, it is theirs. */
export async function renewLink(
  parts: PaymentParts,
  user: SignedIn,
  orderId: number,
): Promise<string> {
  const token = newLinkToken()
  const its = and(
    eq(purchaseOrder.id, orderId),
    eq(purchaseOrder.userId, user.studentId),
    eq(purchaseOrder.payer, 'guardian'),
    eq(purchaseOrder.status, 'quoted'),
    gt(purchaseOrder.expiresAt, parts.now()),
  )
  const { rowCount } = await parts.database.orm
    .update(purchaseOrder)
    .set({ linkHash: linkTokenHash(token) })
    .where(its)
  if (rowCount === 0) throw new Problem('NOT_FOUND', 'order-not-found')
  return token
}
