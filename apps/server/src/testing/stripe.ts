/** What Stripe tells, in the shapes it publishes and signed by its own library: also what it would never tell. */
import Stripe from 'stripe'
import { idOf, newEvent, type StripeEvent } from '../modules/payment/testing/stripe-objects.ts'
import type { TestServer } from './test-server.ts'

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
  newEvent('checkout.session.completed', checkout.at, session(checkout, status))

export const paidLater = (checkout: Checkout) =>
  newEvent('checkout.session.async_payment_succeeded', checkout.at, session(checkout, 'paid'))

export function refundOf(
  { intent, at, currency = 'thb' }: Checkout,
  minor: number,
  { id = idOf('re'), status = 'succeeded' } = {},
): StripeEvent {
  const rest = { charge: idOf('ch'), reason: 'requested_by_customer', metadata: {} }
  return newEvent('refund.updated', at + 60, {
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

export function signature(payload: string, secret: string, timestamp: number): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
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
