/**
 * The next period is asked for before what is paid is over, and a few times after: by an order that waits and a mail.
 * Nothing is taken from anybody. What credit pays goes on by itself. Any number of nodes may do it at once.
 */
import { endOfDay } from '@panya/domain/money/complimentary.ts'
import { type Asking, askingOn, nextAskingDay } from '@panya/domain/subscription-life/asking.ts'
import { dayAfter } from '@panya/domain/subscription-life/days.ts'
import {
  firstUnpaidDay,
  lastPeriod,
  type PaidSubscription,
  RETRY_DAYS,
} from '@panya/domain/subscription-life/subscription.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { and, asc, eq, gt, inArray, lte, or } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { paidSubscription, purchaseOrder } from '../../platform/database/schema/payment.ts'
import { Problem } from '../../platform/http/problem.ts'
import { linkTokenHash } from '../../platform/secret-link.ts'
import { changeOrder, type PaymentParts } from './change-order.ts'
import { insertOrder, openAtOnce } from './make-order.ts'
import { findOrder } from './order-store.ts'
import { findPaid, lockPerson, type PaidRow, saveLife } from './paid-plan.ts'
import type { PayTokens } from './pay-tokens.ts'
import { wishMail } from './payment-mails.ts'
import { type Quoted, quote } from './quote.ts'

const CHUNK = 200
const LAST_TRY = Math.max(...RETRY_DAYS)

export interface AskingParts {
  parts: PaymentParts
  tokens: PayTokens
}

export async function askRenewals(asking: AskingParts, stop?: AbortSignal): Promise<void> {
  const { parts } = asking
  const day = bangkokDay(parts.now())
  const { userId, askOn } = paidSubscription
  for (let last = 0; !stop?.aborted; ) {
    const due = await parts.database.orm
      .select({ userId })
      .from(paidSubscription)
      .where(and(lte(askOn, day), gt(userId, last)))
      .orderBy(asc(userId))
      .limit(CHUNK)
    if (due.length === 0) return
    for (const one of due) {
      last = one.userId
      if (stop?.aborted) return
      await askOne(asking, last)
    }
  }
}

async function askOne({ parts, tokens }: AskingParts, userId: number): Promise<void> {
  const now = parts.now()
  const covered = await parts.database.orm.transaction(async (tx) => {
    // Somebody who pays at this moment is waited for.
    if (!(await lockPerson(tx, userId))) return null
    const row = await findPaid(tx, userId)
    const day = bangkokDay(now)
    if (row === null || row.askOn === null || row.askOn > day) return null
    const price = await priceOfNext(tx, parts, row, now)
    const isCovered = price !== null && price.amountMinor === 0
    const step = askingOn(row.life, { ...row, isCovered }, day)
    const made = step && (await take(tx, { row, step, price, tokens, now }))
    const life = step?.kind === 'again' ? step.subscription : row.life
    if (step?.kind === 'again') await saveLife(tx, userId, { life, planName: row.planName, day })
    const its = eq(paidSubscription.userId, userId)
    await tx.update(paidSubscription).set({ askOn: nextAskingDay(life, day) }).where(its)
    return step?.kind === 'cover' ? made : null
  })
  // With nothing new to tell: it is paid by now, and is given.
  if (covered !== null) await changeOrder(parts, covered, async () => ({ events: [] }))
}

/** Null when it does not go on, or is not for sale any more. Who paid last is asked again. */
async function priceOfNext(
  tx: Orm,
  parts: PaymentParts,
  { userId, life }: PaidRow,
  now: Date,
): Promise<Quoted | null> {
  const order = lastPeriod(life).order
  const before = order === undefined ? null : await findOrder(tx, order)
  if (life.renewsAs === null || before === null) return null
  try {
    const asker = { studentId: userId, payer: before.row.payer }
    return await quote(tx, parts, asker, life.renewsAs, now)
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

interface Step {
  row: PaidRow
  step: Asking
  price: Quoted | null
  tokens: PayTokens
  now: Date
}

/** The order that waits for it, where there is one. */
async function take(tx: Orm, { row, step, price, tokens, now }: Step): Promise<number | null> {
  const { userId, life } = row
  const due = firstUnpaidDay(life)
  const its = eq(paidSubscription.userId, userId)
  if (step.kind === 'tell-end') {
    await tx.update(paidSubscription).set({ endToldFor: due }).where(its)
    const mail = { key: `ends:${userId}:${due}`, kind: 'ends-soon', userId, orderId: null } as const
    await wishMail(tx, { ...mail, day: lastPeriod(life).until }, now)
    return null
  }
  await tx.update(paidSubscription).set({ askedFor: due }).where(its)
  if (price === null) return null
  const waiting = await waitingOrder(tx, userId, now)
  const orderId = waiting ?? (await ask(tx, { life, userId, price, tokens }, now))
  if (step.kind === 'cover') return orderId
  const isFirst = step.kind === 'ask'
  const day = isFirst ? due : step.next
  const key = isFirst ? `renewal:${userId}:${due}` : `again:${userId}:${due}:${bangkokDay(now)}`
  await wishMail(tx, { key, kind: isFirst ? 'renewal' : 'again', userId, orderId, day }, now)
  return orderId
}

/** What somebody has ordered by themselves meanwhile is as good. */
async function waitingOrder(tx: Orm, userId: number, now: Date): Promise<number | null> {
  const { id, status, expiresAt } = purchaseOrder
  const waits = and(inArray(status, ['quoted', 'open']), gt(expiresAt, now))
  const own = and(eq(purchaseOrder.userId, userId), or(waits, eq(status, 'paid')))
  const [order] = await tx.select({ id }).from(purchaseOrder).where(own).limit(1)
  return order?.id ?? null
}

interface Ask {
  life: PaidSubscription
  userId: number
  price: Quoted
  tokens: PayTokens
}

async function ask(tx: Orm, { life, userId, price, tokens }: Ask, now: Date): Promise<number> {
  const expiresAt = endOfDay(dayAfter(firstUnpaidDay(life), LAST_TRY))
  const wish = { studentId: userId, quoted: price, linkHash: null, buyer: null, asked: true }
  const orderId = await insertOrder(tx, { ...wish, expiresAt }, now)
  if (price.payer === 'guardian') {
    const linkHash = linkTokenHash(tokens.orderLink(orderId))
    await tx.update(purchaseOrder).set({ linkHash }).where(eq(purchaseOrder.id, orderId))
    // Their own money was paid before: what is left of it needs no second yes.
    if (price.amountMinor === 0) await openAtOnce(tx, orderId, now)
  }
  return orderId
}
