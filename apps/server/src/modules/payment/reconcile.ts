/**
 * What a provider has moved beside what is in the book. Only what is certain is mended: money the provider has and we
 * never heard of is taken down exactly as if it had told of it. Everything else is for a person.
 */
import type { Amount } from '@panya/domain/amount/amount.ts'
import { isReference } from '@panya/domain/order/reference.ts'
import {
  compareMoney,
  type DifferenceKind,
  type MoneyLine,
} from '@panya/domain/payment-ledger/compare-money.ts'
import { and, eq, gte, inArray, or, sql } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Orm } from '../../platform/database/database.ts'
import { moneyEntry, purchaseOrder } from '../../platform/database/schema/payment.ts'
import type { PaymentParts } from './change-order.ts'
import type { Movement, PaymentProvider } from './payment-provider.ts'
import { tellNotice } from './tell-notice.ts'

/** A page that was opened before the first day may have been paid on it. */
const BEFORE_MS = 2 * 86_400_000

export interface ReconcileLine {
  /** `unknown-order`: named like an order, and there is none here. */
  what: DifferenceKind | 'unknown-order'
  kind: MoneyLine['kind']
  id: string
  reference: string | null
  theirs: Amount | null
  ours: Amount | null
  mended: boolean
}

interface Theirs extends MoneyLine {
  movement: Movement
}

interface Ours extends MoneyLine {
  reference: string
}

interface Wish {
  since: Date
  mend: boolean
  actor: Actor
}

export async function reconcile(
  parts: PaymentParts,
  provider: PaymentProvider,
  { since, mend, actor }: Wish,
): Promise<ReconcileLine[]> {
  const theirs: Theirs[] = []
  const from = new Date(since.getTime() - BEFORE_MS)
  for await (const movement of provider.movementsSince(from))
    if (isOurs(movement)) theirs.push(lineOf(movement))
  const ours = await bookLines(parts.database.orm, provider.name, { since, theirs })
  // Older than the list, maybe: each is asked for by its own name before anybody is alarmed.
  for (const { ours: line, theirs: known } of compareMoney(theirs, ours)) {
    const found = line && !known ? await provider.findMovement(line.kind, line.id) : null
    if (found) theirs.push(lineOf(found))
  }
  const lines: ReconcileLine[] = []
  for (const one of compareMoney(theirs, ours)) {
    const { kind, id } = (one.theirs ?? one.ours)!
    const facts = { kind, id, theirs: one.theirs?.amount ?? null, ours: one.ours?.amount ?? null }
    const movement = one.theirs?.movement ?? null
    const named = movement ? await nameOf(parts.database.orm, movement) : null
    const reference = one.ours?.reference ?? named
    const isMissing = one.kind === 'not-in-book' && movement !== null
    const done = isMissing ? await look(parts, movement, mend) : UNMENDED
    lines.push({ what: one.kind, reference, ...facts, ...done })
  }
  await record(parts, actor, provider.name, lines)
  return lines
}

const UNMENDED = { mended: false }

/** Somebody may sell elsewhere with the same account, under names of their own. */
const isOurs = (movement: Movement) =>
  movement.kind === 'refunded' || isReference(movement.reference)

function lineOf(movement: Movement): Theirs {
  const { kind, event } = movement
  const id = event.kind === 'paid' ? event.paymentId : event.refundId
  return { kind, id, amount: event.amount, movement }
}

/** A refund is known by its payment, once that is in the book. */
async function nameOf(orm: Orm, movement: Movement): Promise<string | null> {
  if (movement.kind === 'paid') return movement.reference
  const [order] = await orm
    .select({ reference: purchaseOrder.reference })
    .from(moneyEntry)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, moneyEntry.orderId))
    .where(eq(moneyEntry.key, `paid:${movement.event.paymentId}`))
  return order?.reference ?? null
}

async function look(parts: PaymentParts, movement: Movement, mend: boolean) {
  if (mend && (await tellNotice(parts, movement))) return { mended: true }
  if (movement.kind === 'refunded') return UNMENDED
  const its = eq(purchaseOrder.reference, movement.reference)
  const isKnown = (await parts.database.orm.$count(purchaseOrder, its)) > 0
  return isKnown ? UNMENDED : { what: 'unknown-order' as const, mended: false }
}

/** What stands in the book since then, and whatever stands there of their list. */
async function bookLines(
  orm: Orm,
  provider: string,
  { since, theirs }: { since: Date; theirs: readonly Theirs[] },
): Promise<Ours[]> {
  const { key, event, at } = moneyEntry
  const keys = theirs.map(({ kind, id }) => `${kind}:${id}`)
  const rows = await orm
    .select({ event, reference: purchaseOrder.reference })
    .from(moneyEntry)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, moneyEntry.orderId))
    .where(
      and(
        sql`${event} ->> 'provider' = ${provider}`,
        or(gte(at, since), keys.length > 0 ? inArray(key, keys) : undefined),
      ),
    )
  return rows.flatMap(({ event: { kind, id, amount }, reference }) =>
    kind === 'paid' || kind === 'refunded' ? [{ kind, id, amount, reference }] : [],
  )
}

async function record(
  { database }: PaymentParts,
  actor: Actor,
  provider: string,
  lines: readonly ReconcileLine[],
): Promise<void> {
  const mended = lines.filter((line) => line.mended).map(({ id }) => id)
  if (mended.length === 0) return
  const after = { mended, left: lines.length - mended.length }
  await recordAct(database.orm, actor, {
    act: 'payment.reconcile',
    target: `provider:${provider}`,
    after,
  })
}
