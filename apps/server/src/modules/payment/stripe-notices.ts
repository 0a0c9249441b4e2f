/** What Stripe tells of its checkouts, in the shapes it publishes. Nothing is believed that it has not signed. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { isCurrency } from '@panya/domain/amount/amount.ts'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { Problem } from '../../platform/http/problem.ts'
import type { PaymentProvider, ProviderNotice } from './payment-provider.ts'

const NAME = 'stripe'
/** Signed longer ago, or in the future, is a recording. */
const TOLERANCE_S = 300

const Seconds = Type.Integer({ minimum: 0, maximum: 10_000_000_000 })
const Envelope = Type.Object({
  id: Type.String(),
  type: Type.String(),
  created: Seconds,
  data: Type.Object({ object: Type.Unknown() }),
})
const Session = Type.Object({
  client_reference_id: Type.Union([Type.String(), Type.Null()]),
  payment_intent: Type.Union([Type.String(), Type.Null()]),
  payment_status: Type.String(),
  amount_total: Type.Union([Type.Integer(), Type.Null()]),
  currency: Type.Union([Type.String(), Type.Null()]),
})
const Refund = Type.Object({
  id: Type.String(),
  payment_intent: Type.Union([Type.String(), Type.Null()]),
  status: Type.Union([Type.String(), Type.Null()]),
  amount: Type.Integer(),
  currency: Type.String(),
  created: Seconds,
})

export function createStripe(webhookSecret: string): PaymentProvider {
  return {
    name: NAME,
    readNotice(body, headers, now) {
      if (!isSigned(body, headers, webhookSecret, now)) return { kind: 'forged' }
      return translate(parse(body))
    },
  }
}

/** `t=<seconds>,v1=<hex>,v1=<hex of the secret before>,v0=…` */
function isSigned(body: Buffer, headers: IncomingHttpHeaders, secret: string, now: Date): boolean {
  const parts = String(headers['stripe-signature'] ?? '').split(',')
  const valuesOf = (name: string) =>
    parts.filter((part) => part.startsWith(`${name}=`)).map((part) => part.slice(name.length + 1))
  const [time = '', second] = valuesOf('t')
  if (!/^\d{1,12}$/.test(time) || second !== undefined) return false
  if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_S) return false
  const right = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
  return valuesOf('v1').some((hex) => {
    const given = Buffer.from(hex, 'hex')
    return given.length === right.length && timingSafeEqual(given, right)
  })
}

/** Signed and yet of another shape: a version we do not know. They send it again, and somebody hears of it. */
function parse(body: Buffer) {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    if (Value.Check(Envelope, value)) return value
  } catch {
    // Told below.
  }
  throw strange()
}

const strange = () => new Problem('BAD_INPUT', 'notice-not-understood')

function translate({
  type,
  created,
  data: { object },
}: Type.Static<typeof Envelope>): ProviderNotice {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      if (!Value.Check(Session, object)) throw strange()
      return paid(object, created)
    case 'refund.created':
    case 'refund.updated':
      if (!Value.Check(Refund, object)) throw strange()
      return refunded(object)
    default:
      return { kind: 'other' }
  }
}

function paid(session: Type.Static<typeof Session>, created: number): ProviderNotice {
  const { client_reference_id: reference, payment_intent: intent, amount_total: minor } = session
  // PromptPay and others are completed first and paid later: that is told by another notice.
  if (session.payment_status !== 'paid' || reference === null) return { kind: 'other' }
  const currency = session.currency?.toUpperCase() ?? ''
  if (intent === null || minor === null || !isCurrency(currency)) throw strange()
  const amount = { minor, currency }
  const event = {
    kind: 'paid',
    at: created * 1000,
    paymentId: idOf(intent),
    provider: NAME,
  } as const
  return { kind: 'paid', reference, event: { ...event, amount } }
}

function refunded(refund: Type.Static<typeof Refund>): ProviderNotice {
  const { id, payment_intent: intent, status, amount: minor, created } = refund
  // On its way, or it came back to us: no money has gone.
  if (status !== 'succeeded' || intent === null) return { kind: 'other' }
  const currency = refund.currency.toUpperCase()
  if (!isCurrency(currency)) throw strange()
  const who = { refundId: idOf(id), paymentId: idOf(intent), provider: NAME }
  const event = { kind: 'refunded', at: created * 1000, ...who } as const
  return { kind: 'refunded', event: { ...event, amount: { minor, currency } } }
}

const idOf = (id: string) => `${NAME}:${id}`
