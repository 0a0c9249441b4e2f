/** A school buys seats: an admin writes the order, the school's purchase order names it, and its money pays it. */
import { randomBytes } from 'node:crypto'
import { THAI_VAT } from '@panya/domain/amount/vat.ts'
import type { PlanName } from '@panya/domain/money/plan.ts'
import { periodPrice } from '@panya/domain/order/period-price.ts'
import { newReference } from '@panya/domain/order/reference.ts'
import { SCHOOL_ORDER_DAYS } from '@panya/domain/order/school-seats.ts'
import type { BillingCycle } from '@panya/domain/subscription-life/billing-period.ts'
import { planPurchase } from '@panya/domain/subscription-life/purchase.ts'
import type { PaperParty } from '@panya/domain/tax-paper/paper.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { eq } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Orm } from '../../platform/database/database.ts'
import { subscriptionPlans } from '../../platform/database/schema/money.ts'
import { orderPayer, purchaseOrder } from '../../platform/database/schema/payment.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { PaymentParts } from './change-order.ts'
import { openAtOnce, requireBuyer } from './make-order.ts'

const DAY_MS = 86_400_000
const LARGEST_MINOR = 2_000_000_000

export interface SchoolWish {
  /** Names the order: sent twice, it is made once. */
  key: string
  schoolName: string
  plan: PlanName
  cycle: BillingCycle
  seats: number
  /** As it was agreed; null for what the plan costs everybody. */
  seatPriceMinor: number | null
  poNumber: string | null
  buyer: PaperParty | null
}

export async function makeSchoolOrder(
  { database, seller, now: clock }: PaymentParts,
  actor: Actor,
  wish: SchoolWish,
): Promise<number> {
  const now = clock()
  requireBuyer(wish.buyer)
  return database.orm.transaction(async (tx) => {
    const price = await priceOf(tx, wish, now)
    const isTaxed = seller?.taxId && price.currency === 'THB'
    const { key, schoolName, plan, cycle, seats, poNumber, buyer } = wish
    const [made] = await tx
      .insert(purchaseOrder)
      .values({
        ...price,
        requestKey: key,
        schoolName,
        cycle,
        seats,
        poNumber,
        payer: 'self',
        change: 'new',
        taxRate: isTaxed ? THAI_VAT : 0,
        reference: newReference(randomBytes(9)),
        createdAt: now,
        expiresAt: new Date(now.getTime() + SCHOOL_ORDER_DAYS * DAY_MS),
        status: 'quoted',
      })
      .onConflictDoNothing({ target: purchaseOrder.requestKey })
      .returning({ id: purchaseOrder.id })
    if (!made) return madeBefore(tx, wish, price.amountMinor)
    await tx.insert(orderPayer).values({ orderId: made.id, agreedAt: now, buyer })
    await openAtOnce(tx, made.id, now)
    await recordAct(tx, actor, {
      act: 'payment.order-seats',
      target: `order:${made.id}`,
      after: { schoolName, plan, cycle, seats, poNumber, amountMinor: price.amountMinor },
    })
    return made.id
  })
}

async function priceOf(tx: Orm, { plan, cycle, seats, seatPriceMinor }: SchoolWish, now: Date) {
  const [found] = await tx.select().from(subscriptionPlans).where(eq(subscriptionPlans.name, plan))
  if (!found) throw new Problem('NOT_FOUND', 'not-found')
  if (plan === 'free') throw new Problem('CONFLICT', 'plan-costs-nothing')
  const each = seatPriceMinor ?? seatPrice(found.priceMinor, { planName: plan, cycle }, now)
  const amountMinor = each * seats
  if (amountMinor > LARGEST_MINOR)
    throw new Problem('BAD_INPUT', 'bad-input', { seatPriceMinor: 'too-large' })
  const currency = found.currency === 'THB' ? 'THB' : 'USD'
  return { planId: found.id, currency, amountMinor } as const
}

function seatPrice(
  leastMinor: number | null,
  terms: { planName: PlanName; cycle: BillingCycle },
  now: Date,
): number {
  if (leastMinor === null) throw new Problem('CONFLICT', 'price-on-request')
  const prices = { wholeMinor: periodPrice(leastMinor, terms.cycle), leastMinor }
  const planned = planPurchase(null, terms, prices, bangkokDay(now))
  if (planned.kind !== 'buys') throw new Error('what begins anew can be bought')
  return planned.dueMinor
}

async function madeBefore(tx: Orm, wish: SchoolWish, amountMinor: number): Promise<number> {
  const [before] = await tx
    .select()
    .from(purchaseOrder)
    .where(eq(purchaseOrder.requestKey, wish.key))
  const { schoolName, seats, cycle } = wish
  const isSame =
    before?.schoolName === schoolName &&
    before.seats === seats &&
    before.cycle === cycle &&
    before.amountMinor === amountMinor
  if (!isSame) throw new Problem('CONFLICT', 'order-told-differently')
  return before.id
}

/** A paper that was given out before keeps what stands on it. */
export async function markPurchaseOrder(
  { database }: PaymentParts,
  actor: Actor,
  orderId: number,
  poNumber: string,
): Promise<void> {
  await database.orm.transaction(async (tx) => {
    const its = eq(purchaseOrder.id, orderId)
    const [row] = await tx.select().from(purchaseOrder).where(its).for('update')
    if (!row || row.seats === null) throw new Problem('NOT_FOUND', 'order-has-no-seats')
    if (row.poNumber === poNumber) return
    await tx.update(purchaseOrder).set({ poNumber }).where(its)
    await recordAct(tx, actor, {
      act: 'payment.mark-purchase-order',
      target: `order:${orderId}`,
      before: { poNumber: row.poNumber },
      after: { poNumber },
    })
  })
}
