/** The shapes Stripe publishes, as far as we read them, and what they mean here. */
import { isCurrency } from '@panya/domain/amount/amount.ts'
import { type Static, type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'
import { Problem } from '../../platform/http/problem.ts'
import type { CheckoutState, PaidNotice, RefundedNotice } from './payment-provider.ts'

export const STRIPE = 'stripe'

const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
export const Seconds = Type.Integer({ minimum: 0, maximum: 10_000_000_000 })
const Text = orNull(Type.String())

const SESSION = {
  id: Type.String(),
  client_reference_id: Text,
  payment_status: Type.String(),
  amount_total: orNull(Type.Integer()),
  currency: Text,
}
/** As it stands in a notice. */
export const Session = Type.Object({ ...SESSION, payment_intent: Text })

const Intent = Type.Object({
  id: Type.String(),
  status: Type.String(),
  latest_charge: orNull(Type.Object({ created: Seconds })),
})
/** As it is answered to whoever asks for the payment and its charge with it. */
export const WholeSession = Type.Object({
  ...SESSION,
  status: Text,
  url: Text,
  payment_intent: orNull(Intent),
})
export const WITH_CHARGE = ['payment_intent.latest_charge']

export const Refund = Type.Object({
  id: Type.String(),
  payment_intent: Text,
  status: Text,
  amount: Type.Integer(),
  currency: Type.String(),
  created: Seconds,
  metadata: orNull(Type.Object({ wish: Type.Optional(Type.String()) })),
})

/** Signed or answered and yet of another shape: a version nobody here knows, and nothing is guessed. */
export const strange = () => new Problem('BAD_INPUT', 'notice-not-understood')

export function read<Schema extends TSchema>(schema: Schema, value: unknown): Static<Schema> {
  if (Value.Check(schema, value)) return value
  throw strange()
}

/** Names of theirs are theirs alone: another provider may use the same. */
export const idOf = (id: string) => `${STRIPE}:${id}`
export const theirId = (id: string) => id.slice(STRIPE.length + 1)

function amountOf(minor: number | null, written: string | null) {
  const currency = written?.toUpperCase() ?? ''
  if (minor === null || !isCurrency(currency)) throw strange()
  return { minor, currency }
}

type Paid = Omit<Static<typeof Session>, 'payment_status'>

/** Null for a checkout that is none of ours. */
export function paidNotice(session: Paid, created: number): PaidNotice | null {
  const { id, client_reference_id: reference, payment_intent: intent } = session
  if (reference === null) return null
  if (intent === null) throw strange()
  const event = {
    kind: 'paid',
    at: created * 1000,
    paymentId: idOf(intent),
    provider: STRIPE,
    amount: amountOf(session.amount_total, session.currency),
  } as const
  return { kind: 'paid', reference, checkoutId: id, event }
}

export function refundedNotice(refund: Static<typeof Refund>): RefundedNotice | null {
  const { id, payment_intent: intent, amount: minor, currency, created, metadata } = refund
  if (intent === null) return null
  const event = {
    kind: 'refunded',
    at: created * 1000,
    refundId: idOf(id),
    paymentId: idOf(intent),
    provider: STRIPE,
    amount: amountOf(minor, currency),
  } as const
  return { kind: 'refunded', wish: metadata?.wish ?? null, event }
}

export function stateOf(session: Static<typeof WholeSession>): CheckoutState {
  const { id, status, url, payment_status: paid, payment_intent: intent } = session
  if (status === 'open' && url !== null) return { kind: 'open', id, url }
  if (status === 'expired') return { kind: 'expired' }
  if (status !== 'complete') throw strange()
  if (paid === 'paid') {
    if (!intent?.latest_charge) throw strange()
    const { id: paidBy, latest_charge: charge } = intent
    const notice = paidNotice({ ...session, payment_intent: paidBy }, charge.created)
    if (notice === null) throw strange()
    return { kind: 'paid', notice }
  }
  // PromptPay and others are completed first and paid later, or not at all.
  const isOver = intent?.status === 'requires_payment_method' || intent?.status === 'canceled'
  return { kind: isOver ? 'failed' : 'waiting' }
}
