/**
 * The one transaction of a payment: what is told of an order, the books, the plan with its coins and the papers
 * happen together or not at all. Whoever is stopped in between has changed nothing and does it again.
 */
import { applyEvent } from '@panya/domain/order/apply-event.ts'
import type { Order, OrderEvent } from '@panya/domain/order/order.ts'
import { grantDue } from '@panya/domain/order/order-status.ts'
import { viewOrder } from '@panya/domain/order/view-order.ts'
import type { RefundView } from '@panya/domain/order/view-refunds.ts'
import type { LedgerEvent } from '@panya/domain/payment-ledger/entry.ts'
import { ledgerEventsOf } from '@panya/domain/payment-ledger/order-entries.ts'
import { periodFrom } from '@panya/domain/subscription-life/billing-period.ts'
import type { PaperParty } from '@panya/domain/tax-paper/paper.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { type LedgerCall, runDecided } from '../ledger/run-batch-port.ts'
import { creditedBefore, writeEntries } from './money-book.ts'
import { type FoundOrder, lockOrder, newlyTold, type Outcome, saveOrder } from './order-store.ts'
import { givePart, givePlan, takePlanBack } from './paid-plan.ts'
import { writeSalePaper } from './papers.ts'
import { wishMail } from './payment-mails.ts'
import { refundTrouble } from './refund-wishes.ts'
import { takeFrom } from './seat-table.ts'
import { creditPeriod, leftOfSale, makeSaleSmaller, type SaleParts } from './smaller-sale.ts'

export interface PaymentParts {
  database: Database
  seller: PaperParty | null
  now: () => Date
}

export interface Telling {
  events: OrderEvent[]
  /** Stands on a credit note. */
  reason?: string
}

interface Work extends Outcome {
  order: Order
  calls: LedgerCall[]
}

/** `tell` looks at the order under its lock; what it throws undoes everything. */
export async function changeOrder(
  { database, seller, now: clock }: PaymentParts,
  orderId: number,
  tell: (tx: Orm, found: FoundOrder, now: Date) => Promise<Telling>,
): Promise<void> {
  const now = clock()
  const day = bangkokDay(now)
  const decide = async (tx: Orm) => {
    const found = await lockOrder(tx, orderId)
    const { events, reason = '-' } = await tell(tx, found, now)
    const order = events.reduce(apply, found.order)
    const work: Work = { order, calls: [], stuck: false, period: null }
    const parts: SaleParts = { found, seller, now, day }
    await give(tx, parts, work)
    await writeEntries(tx, orderId, entriesFor(found, work.order), now)
    await giveBack(tx, parts, work, reason)
    work.stuck ||= await hasRefundToLookAt(tx, orderId, work.order)
    await saveOrder(tx, found, work.order, work, now)
    return work.calls
  }
  await runDecided(database, decide, now.getTime())
}

function apply(order: Order, event: OrderEvent): Order {
  const applied = applyEvent(order, event)
  if (applied.kind === 'refused') throw new Problem('CONFLICT', `order-${applied.problem}`)
  return applied.order
}

function entriesFor({ order: before, row }: FoundOrder, after: Order): LedgerEvent[] {
  const told = newlyTold(before, after)
  return told.flatMap(([, event]) => ledgerEventsOf(before.quote, event, row.taxRate))
}

/** What cannot be given stays paid, and a person sees it. */
async function give(tx: Orm, parts: SaleParts, work: Work): Promise<void> {
  const due = grantDue(work.order)
  if (due === null) return
  const { found, seller, now, day } = parts
  const { userId } = found.row
  const given =
    userId === null ? openSeats(found, day) : await givePlan(tx, purchaseOf(found, userId), day)
  if (given.kind === 'refused') return
  work.order = apply(work.order, { kind: 'granted', at: now.getTime(), paymentId: due.id })
  work.period = given.period
  work.calls.push(...given.calls)
  for (const credit of given.credits) await creditPeriod(tx, parts, credit)
  if (seller) await writeSalePaper(tx, { seller, found, now, day }, given.period)
  const { id: orderId, amountMinor } = found.row
  // What credit pays all of was thanked for before.
  if (userId !== null && amountMinor > 0)
    await wishMail(tx, { key: `paid:${orderId}`, kind: 'paid', userId, orderId }, now)
}

function purchaseOf({ row, plan }: FoundOrder, userId: number) {
  const { id: order, planId, cycle, change, amountMinor, creditMinor, createdAt } = row
  const terms = { planName: plan.name, cycle }
  const quotedOn = bangkokDay(createdAt)
  const priceMinor = amountMinor + creditMinor
  const purchase = { order, terms, change, priceMinor, creditMinor, quotedOn }
  return { userId, planId, purchase }
}

/** A school's plan is nobody's until its seats are given to a class. */
function openSeats({ row: { cycle } }: FoundOrder, day: string) {
  const { from, until } = periodFrom(day, cycle, day)
  return { kind: 'given', period: { from, until }, calls: [], credits: [] } as const
}

/** A sale is made smaller by what went back of its money; with all of it goes what was given. */
async function giveBack(tx: Orm, parts: SaleParts, work: Work, reason: string): Promise<void> {
  const { row, order: before } = parts.found
  const { refunds, grantedFor, paidBy } = viewOrder(work.order)
  const counted = (all: RefundView[]) => all.filter(({ problem }) => problem === null)
  const known = new Set(counted(viewOrder(before).refunds).map(({ id }) => id))
  const fresh = counted(refunds).filter(({ id }) => !known.has(id))
  for (const { id, amount } of fresh) {
    const mail = { key: `refunded:${id}`, kind: 'refunded', orderId: row.id } as const
    const { userId } = row
    if (userId !== null) await wishMail(tx, { ...mail, userId, minor: amount.minor }, parts.now)
  }
  if (grantedFor === null || paidBy === null) return
  // Of the payment that has stayed most: where another stands in for what went back, the sale is whole.
  const due = paidBy.refundedMinor - (await creditedBefore(tx, row.id, 'payout'))
  if (due <= 0) return
  const id = fresh.at(-1)?.id ?? `order:${row.id}:${paidBy.refundedMinor}`
  const minor = await makeSaleSmaller(tx, parts, { id, minor: due, as: 'payout' }, reason)
  // More went back than was left of the sale: its rest was used for something else.
  if (minor < due) work.stuck = true
  const isBack = paidBy.refundedMinor === paidBy.amount.minor
  await takeBack(tx, parts, work, { isBack, minor, reason })
}

interface WentBack {
  /** All of the money. */
  isBack: boolean
  minor: number
  reason: string
}

async function takeBack(
  tx: Orm,
  parts: SaleParts,
  work: Work,
  { isBack, minor, reason }: WentBack,
): Promise<void> {
  const { now, day } = parts
  const { row } = parts.found
  const { id: orderId, userId, periodFrom: from } = row
  if (userId === null) {
    if (isBack) await takeFrom(tx, orderId, undefined, now)
    return
  }
  if (from === null) return
  const bought = { orderId, userId, from }
  if (!isBack) return givePart(tx, bought, { minor, day })
  const rest = await leftOfSale(tx, row)
  const taken = await takePlanBack(tx, bought, { creditMinor: rest, day })
  if (taken === null) {
    work.stuck = true
    return
  }
  work.calls.push(...taken.calls)
  const less = { id: `back:${orderId}`, minor: rest, as: 'credit' } as const
  if (taken.creditIsBack) await makeSaleSmaller(tx, parts, less, reason)
}

/** Where all money is back already, one more try in vain is nobody's trouble. */
async function hasRefundToLookAt(tx: Orm, orderId: number, order: Order): Promise<boolean> {
  const trouble = await refundTrouble(tx, orderId)
  if (trouble !== 'failed') return trouble !== null
  return viewOrder(order).payments.some(
    ({ amount, refundedMinor }) => refundedMinor < amount.minor,
  )
}
