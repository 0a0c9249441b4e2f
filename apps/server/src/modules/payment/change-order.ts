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
import { writeEntries } from './money-book.ts'
import { type FoundOrder, lockOrder, newlyTold, type Outcome, saveOrder } from './order-store.ts'
import { givePart, givePlan, takePlanBack } from './paid-plan.ts'
import { writeSalePaper } from './papers.ts'
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
  const { found, now, day } = parts
  const { row, order: before } = found
  const { refunds, grantedFor, paidBy } = viewOrder(work.order)
  // Where another payment stands in for the one that went back, the sale stays whole.
  if (grantedFor === null || paidBy === null) return
  const counted = (all: RefundView[]) => all.filter(({ problem }) => problem === null)
  const known = new Set(counted(viewOrder(before).refunds).map(({ id }) => id))
  const fresh = counted(refunds).filter(
    ({ id, paymentId }) => paymentId === paidBy.id && !known.has(id),
  )
  const { userId, periodFrom: from } = row
  const bought = userId === null || from === null ? null : { orderId: row.id, userId, from }
  const isBack = fresh.length > 0 && paidBy.refundedMinor === paidBy.amount.minor
  for (const { id, amount } of fresh) {
    const less = { id, minor: amount.minor, as: 'payout' } as const
    const minor = await makeSaleSmaller(tx, parts, less, reason)
    // More went back than was left of the sale: its rest was used for something else.
    if (minor < amount.minor) work.stuck = true
    if (bought !== null && !isBack) await givePart(tx, bought, { minor, day })
  }
  if (!isBack) return
  if (bought === null) return void (await takeFrom(tx, row.id, undefined, now))
  const rest = await leftOfSale(tx, row)
  const taken = await takePlanBack(tx, bought, { creditMinor: rest, day })
  if (taken === null) {
    work.stuck = true
    return
  }
  work.calls.push(...taken.calls)
  if (taken.creditIsBack)
    await makeSaleSmaller(tx, parts, { id: `back:${row.id}`, minor: rest, as: 'credit' }, reason)
}

/** Where all money is back already, one more try in vain is nobody's trouble. */
async function hasRefundToLookAt(tx: Orm, orderId: number, order: Order): Promise<boolean> {
  const trouble = await refundTrouble(tx, orderId)
  if (trouble !== 'failed') return trouble !== null
  return viewOrder(order).payments.some(
    ({ amount, refundedMinor }) => refundedMinor < amount.minor,
  )
}
