/**
 * The one transaction of a payment: what is told of an order, the books, the plan with its coins and the papers
 * happen together or not at all. Whoever is stopped in between has changed nothing and does it again.
 */
import { taxOfRefund, taxWithin } from '@panya/domain/amount/vat.ts'
import { applyEvent } from '@panya/domain/order/apply-event.ts'
import type { Order, OrderEvent } from '@panya/domain/order/order.ts'
import { grantDue } from '@panya/domain/order/order-status.ts'
import { viewOrder } from '@panya/domain/order/view-order.ts'
import type { RefundView } from '@panya/domain/order/view-refunds.ts'
import type { LedgerEvent } from '@panya/domain/payment-ledger/entry.ts'
import { ledgerEventsOf } from '@panya/domain/payment-ledger/order-entries.ts'
import type { PaperParty } from '@panya/domain/tax-paper/paper.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { type LedgerCall, runDecided } from '../ledger/run-batch-port.ts'
import { creditedBefore, writeEntries } from './money-book.ts'
import { type FoundOrder, lockOrder, newlyTold, type Outcome, saveOrder } from './order-store.ts'
import { givePlan, takePlanBack } from './paid-plan.ts'
import { writeCreditNote, writeSalePaper } from './papers.ts'
import { hasFailedRefund } from './refund-wishes.ts'

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
    const parts = { found, seller, now, day }
    await give(tx, parts, work)
    await writeEntries(tx, orderId, entriesFor(found, work.order), now)
    await giveBack(tx, parts, work, reason)
    work.stuck ||= await hasFailedRefund(tx, orderId)
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

interface Parts {
  found: FoundOrder
  seller: PaperParty | null
  now: Date
  day: string
}

/** What cannot be given stays paid, and a person sees it. */
async function give(tx: Orm, { found, seller, now, day }: Parts, work: Work): Promise<void> {
  const due = grantDue(work.order)
  if (due === null) return
  const { id: orderId, userId, planId, cycle, amountMinor } = found.row
  const terms = { planName: found.plan.name, cycle }
  const given = await givePlan(tx, { orderId, userId, planId, terms, amountMinor }, day)
  if (given.kind === 'refused') return
  work.order = apply(work.order, { kind: 'granted', at: now.getTime(), paymentId: due.id })
  work.period = given.period
  work.calls.push(...given.calls)
  if (seller) await writeSalePaper(tx, { seller, found, now, day }, given.period)
}

/** A sale is made smaller by what went back of its money; with all of it goes what was given. */
async function giveBack(tx: Orm, parts: Parts, work: Work, reason: string): Promise<void> {
  const { found, seller, now } = parts
  const { row, order: before } = found
  const { refunds, grantedFor, paidBy } = viewOrder(work.order)
  // Where another payment stands in for the one that went back, the sale stays whole.
  if (grantedFor === null || paidBy === null) return
  const counted = (all: RefundView[]) => all.filter(({ problem }) => problem === null)
  const known = new Set(counted(viewOrder(before).refunds).map(({ id }) => id))
  const fresh = counted(refunds).filter(
    ({ id, paymentId }) => paymentId === paidBy.id && !known.has(id),
  )
  for (const { id, amount } of fresh) {
    const sale = taxWithin(row.amountMinor + row.creditMinor, row.taxRate)
    const part = taxOfRefund(sale, await creditedBefore(tx, row.id), amount.minor)
    const credited = { kind: 'credited', id, amount, taxMinor: part.tax, as: 'payout' } as const
    await writeEntries(tx, row.id, [credited], now)
    if (seller) await writeCreditNote(tx, { ...parts, seller }, { ...part, reason })
  }
  const isBack = fresh.length > 0 && paidBy.refundedMinor === paidBy.amount.minor
  if (!isBack || row.periodFrom === null) return
  const taken = await takePlanBack(
    tx,
    { orderId: row.id, userId: row.userId, from: row.periodFrom },
    parts.day,
  )
  if (taken === null) work.stuck = true
  else work.calls.push(...taken)
}
