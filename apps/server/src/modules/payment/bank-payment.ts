/** Money in the bank, told by a person or by a line of a statement: the same money once, however it is told. */
import { createHash } from 'node:crypto'
import type { StatementLine } from '@panya/domain/bank-statement/read-statement.ts'
import { viewOrder } from '@panya/domain/order/view-order.ts'
import { bangkokDay, isCalendarDay } from '@panya/domain/time/bangkok.ts'
import { eq, inArray } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Orm } from '../../platform/database/database.ts'
import { bankLine } from '../../platform/database/schema/payment.ts'
import { Problem } from '../../platform/http/problem.ts'
import { changeOrder, type PaymentParts, type Telling } from './change-order.ts'
import type { FoundOrder } from './order-store.ts'

const BY_HAND = 'hand:'

/** `bank`: seen on the account; `manual`: by some other way, such as a school's cheque. */
export const HAND_PROVIDERS = ['bank', 'manual'] as const
export type HandProvider = (typeof HAND_PROVIDERS)[number]

export interface HandPayment {
  /** Names the payment: sent twice, it is told once. */
  key: string
  provider: HandProvider
  amountMinor: number
  /** The day the money came. */
  day: string
  note: string
}

/** An admin has seen the money. */
export async function confirmByHand(
  parts: PaymentParts,
  actor: Actor,
  orderId: number,
  { key, provider, amountMinor: minor, day, note }: HandPayment,
): Promise<void> {
  await changeOrder(parts, orderId, async (tx, found, now) => {
    const paymentId = BY_HAND + key
    const { payments, paidBy } = viewOrder(found.order)
    const { currency, createdAt } = found.row
    const amount = { minor, currency }
    const before = payments.find(({ id }) => id === paymentId)
    if (before) {
      if (before.provider === provider && before.amount.minor === minor) return { events: [] }
      throw new Problem('CONFLICT', 'payment-told-differently')
    }
    // A second payment is believed when the bank's statement has it.
    if (paidBy !== null) throw new Problem('CONFLICT', 'order-is-paid')
    requireDay(day, createdAt, now)
    await recordAct(tx, actor, {
      act: 'payment.confirm',
      target: `order:${orderId}`,
      after: { provider, amountMinor: minor, currency, day, note },
    })
    return { events: [{ kind: 'paid', at: startOf(day), paymentId, provider, amount }] }
  })
}

function requireDay(day: string, createdAt: Date, now: Date): void {
  const problem = !isCalendarDay(day)
    ? 'not-a-day'
    : day > bangkokDay(now)
      ? 'in-the-future'
      : day < bangkokDay(createdAt)
        ? 'before-the-order'
        : null
  if (problem !== null) throw new Problem('BAD_INPUT', 'bad-input', { day: problem })
}

/** Where only the day is known, nobody is late within it. */
function startOf(day: string, time: string | null = null): number {
  return Date.parse(`${day}T${time ?? '00:00'}:00+07:00`)
}

export function lineId({ key }: StatementLine): string {
  return createHash('sha256').update(key).digest('base64url')
}

/** Which lines were told before, and of which orders. */
export async function linesThere(orm: Orm, lines: readonly StatementLine[]) {
  if (lines.length === 0) return new Map<string, number>()
  const rows = await orm
    .select({ id: bankLine.id, orderId: bankLine.orderId })
    .from(bankLine)
    .where(inArray(bankLine.id, lines.map(lineId)))
  return new Map(rows.map(({ id, orderId }) => [id, orderId]))
}

/** A line of a statement pays an order, or is what somebody had seen there before. */
export async function payByLine(
  parts: PaymentParts,
  actor: Actor,
  orderId: number,
  line: StatementLine,
): Promise<void> {
  await changeOrder(parts, orderId, async (tx, found) => tellLine(tx, actor, found, line))
}

async function tellLine(
  tx: Orm,
  actor: Actor,
  found: FoundOrder,
  line: StatementLine,
): Promise<Telling> {
  const orderId = found.row.id
  const { day, time, minor, text } = line
  const id = lineId(line)
  const byHand = await seenByHand(tx, found, line)
  const paymentId = byHand ?? `bank:${id}`
  // Another order's line stays there, whatever this request believes.
  const [fresh] = await tx
    .insert(bankLine)
    .values({ id, orderId, paymentId, day, time, minor, text })
    .onConflictDoNothing()
    .returning({ id: bankLine.id })
  if (!fresh || byHand !== null) return { events: [] }
  await recordAct(tx, actor, {
    act: 'payment.bring-statement',
    target: `order:${orderId}`,
    after: { amountMinor: minor, day, time },
  })
  const amount = { minor, currency: 'THB' } as const
  return {
    events: [{ kind: 'paid', at: startOf(day, time), paymentId, provider: 'bank', amount }],
  }
}

/** A payment that a person had told of and no line has claimed yet. */
async function seenByHand(
  tx: Orm,
  { order, row }: FoundOrder,
  { day, minor }: StatementLine,
): Promise<string | null> {
  const claimed = await tx
    .select({ paymentId: bankLine.paymentId })
    .from(bankLine)
    .where(eq(bankLine.orderId, row.id))
  const taken = new Set(claimed.map(({ paymentId }) => paymentId))
  const own = viewOrder(order).payments.find(
    ({ id, provider, amount, at }) =>
      id.startsWith(BY_HAND) &&
      provider === 'bank' &&
      !taken.has(id) &&
      amount.minor === minor &&
      bangkokDay(new Date(at)) === day,
  )
  return own?.id ?? null
}
