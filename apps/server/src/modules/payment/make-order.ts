/** The order somebody makes of a price, and the link by which a guardian pays it. */
import { randomBytes } from 'node:crypto'
import { endOfDay } from '@panya/domain/money/complimentary.ts'
import { applyEvent } from '@panya/domain/order/apply-event.ts'
import { learn, type OrderEvent } from '@panya/domain/order/order.ts'
import { ORDER_DAYS } from '@panya/domain/order/purchase.ts'
import { newReference } from '@panya/domain/order/reference.ts'
import { dayAfter } from '@panya/domain/subscription-life/days.ts'
import type { Change } from '@panya/domain/subscription-life/purchase.ts'
import type { Terms } from '@panya/domain/subscription-life/subscription.ts'
import { checkBuyer } from '@panya/domain/tax-paper/check-paper.ts'
import type { PaperParty } from '@panya/domain/tax-paper/paper.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { orderPayer, purchaseOrder } from '../../platform/database/schema/payment.ts'
import type { SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { linkTokenHash, newLinkToken } from '../../platform/secret-link.ts'
import { changeOrder, type PaymentParts } from './change-order.ts'
import { lockOrder, saveOrder } from './order-store.ts'
import { lockPerson } from './paid-plan.ts'
import { payerFor, type Quoted, quote } from './quote.ts'

const DAY_MS = 86_400_000
/** Whoever makes more in a day is not buying. */
const ORDERS_A_DAY = 20

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
  const { studentId } = user
  const { id, quoted } = await parts.database.orm.transaction(async (tx) => {
    if (!(await lockPerson(tx, studentId))) throw new Problem('NOT_FOUND', 'not-found')
    // What was only asked for makes room for what somebody wants.
    await cancelAsked(tx, studentId, now)
    await requireRoom(tx, studentId, now)
    const payer = await payerFor(tx, user, now)
    const price = await quote(tx, parts, { studentId, payer }, terms, now)
    const linkHash = payer === 'self' ? null : linkTokenHash(token)
    const wish = { studentId, quoted: price, linkHash, buyer, asked: false }
    return { id: await insertOrder(tx, wish, now), quoted: price }
  })
  const isOwn = quoted.payer === 'self'
  // What credit pays all of is given at once: there is nothing more to tell.
  if (isOwn && quoted.amountMinor === 0) await changeOrder(parts, id, async () => NOTHING)
  return { id, token: isOwn ? null : token }
}

const NOTHING = { events: [] }

export interface NewOrder {
  studentId: number
  quoted: Quoted
  linkHash: string | null
  buyer: PaperParty | null
  asked: boolean
  /** Where it is not as long as usual. */
  expiresAt?: Date
}

export async function insertOrder(
  tx: Orm,
  { studentId, quoted, linkHash, buyer, asked, expiresAt }: NewOrder,
  now: Date,
): Promise<number> {
  const { planId, taxRate, payer, change, cycle, currency, amountMinor, creditMinor } = quoted
  if (change === 'down') throw new Problem('CONFLICT', 'change-at-the-end')
  const price = { planId, taxRate, payer, change, cycle, currency, amountMinor, creditMinor }
  const [made] = await tx
    .insert(purchaseOrder)
    .values({
      ...price,
      asked,
      reference: newReference(randomBytes(9)),
      userId: studentId,
      createdAt: now,
      expiresAt: expiresAt ?? endOf(change, now),
      linkHash,
      status: 'quoted',
    })
    .returning({ id: purchaseOrder.id })
  const { id } = made!
  if (payer === 'self') {
    await tx.insert(orderPayer).values({ orderId: id, agreedAt: now, buyer })
    await openAtOnce(tx, id, now)
  }
  return id
}

/** What is left of a plan that runs is less every day: a change up is promised until tomorrow's end. */
function endOf(change: Change, now: Date): Date {
  if (change !== 'up') return new Date(now.getTime() + ORDER_DAYS * DAY_MS)
  return endOfDay(dayAfter(bangkokDay(now), 1))
}

/** Who pays for themselves is told how to pay in the same answer. */
export async function openAtOnce(tx: Orm, id: number, now: Date): Promise<void> {
  const found = await lockOrder(tx, id)
  const order = openingOf(found.row, now).reduce(learn, found.order)
  await saveOrder(tx, found, order, { stuck: false, period: null }, now)
}

/** Where credit pays all of it, saying yes is paying. */
export function openingOf({ amountMinor }: { amountMinor: number }, now: Date): OrderEvent[] {
  const at = now.getTime()
  const opened = { kind: 'opened', at } as const
  return amountMinor === 0 ? [opened, { kind: 'covered', at }] : [opened]
}

/** Orders nobody has wished for are in nobody's way. One that is being paid at this moment stays. */
export async function cancelAsked(tx: Orm, userId: number, now: Date): Promise<void> {
  const { id, asked, status } = purchaseOrder
  const own = and(eq(purchaseOrder.userId, userId), asked, inArray(status, ['quoted', 'open']))
  const waiting = await tx
    .select({ id })
    .from(purchaseOrder)
    .where(own)
    .for('update', { skipLocked: true })
  for (const one of waiting) {
    const found = await lockOrder(tx, one.id)
    const cancelled = applyEvent(found.order, { kind: 'cancelled', at: now.getTime() })
    await saveOrder(tx, found, cancelled.order, { stuck: false, period: null }, now)
  }
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
