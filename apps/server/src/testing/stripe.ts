/** A stand-in of Stripe that tells of money in the shapes Stripe publishes, signed as Stripe signs. */
import { createHmac, randomUUID } from 'node:crypto'
import type { TestServer } from './test-server.ts'

const idOf = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`

export interface StripeEvent {
  id: string
  object: 'event'
  api_version: string
  type: string
  created: number
  livemode: boolean
  pending_webhooks: number
  request: { id: null; idempotency_key: null }
  data: { object: Record<string, unknown> }
}

function event(type: string, created: number, object: Record<string, unknown>): StripeEvent {
  const rest = {
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
  }
  const head = { id: idOf('evt'), object: 'event', api_version: '2026-10-28.endive' } as const
  return { ...head, type, created, ...rest, data: { object } }
}

export interface Checkout {
  reference: string
  minor: number
  intent: string
  /** Seconds since 1970. */
  at: number
  currency?: string
}

export const newIntent = () => idOf('pi')

function session({ reference, minor, intent, currency = 'thb' }: Checkout, status: string) {
  return {
    id: idOf('cs_test'),
    object: 'checkout.session',
    amount_subtotal: minor,
    amount_total: minor,
    client_reference_id: reference,
    currency,
    customer: null,
    livemode: false,
    metadata: {},
    mode: 'payment',
    payment_intent: intent,
    payment_method_types: ['card', 'promptpay'],
    payment_status: status,
    status: 'complete',
  }
}

/** By card the money is there at once; by PromptPay it comes later. */
export const completed = (checkout: Checkout, status: 'paid' | 'unpaid' = 'paid') =>
  event('checkout.session.completed', checkout.at, session(checkout, status))

export const paidLater = (checkout: Checkout) =>
  event('checkout.session.async_payment_succeeded', checkout.at, session(checkout, 'paid'))

export function refundOf(
  { intent, at, currency = 'thb' }: Checkout,
  minor: number,
  { id = idOf('re'), status = 'succeeded' } = {},
): StripeEvent {
  const rest = { charge: idOf('ch'), reason: 'requested_by_customer', metadata: {} }
  return event('refund.updated', at + 60, {
    id,
    object: 'refund',
    amount: minor,
    currency,
    created: at + 60,
    payment_intent: intent,
    status,
    ...rest,
  })
}

export function signature(body: string, secret: string, at: number): string {
  const hex = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return `t=${at},v1=${hex},v0=${'0'.repeat(64)}`
}

/** What Stripe's delivery of an event is answered with. */
export async function deliver(
  server: TestServer,
  told: object,
  { secret, at, header }: { secret?: string; at?: number; header?: string } = {},
): Promise<number> {
  const body = JSON.stringify(told, null, 2)
  const { payment } = server.context.env
  const key = secret ?? payment.stripe?.webhookSecret ?? ''
  const now = at ?? Math.floor(server.context.now().getTime() / 1000)
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/payments/stripe/notices',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': header ?? signature(body, key, now),
    },
    payload: body,
  })
  return answer.statusCode
}
