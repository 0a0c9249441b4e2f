/** Stripe's objects in the shapes it publishes: with every field that is always there. */
import { randomUUID } from 'node:crypto'
import type { SessionWish } from './stripe-params.ts'

export const VERSION = '2026-10-28.endive'

export const idOf = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`

export interface Charge {
  id: string
  object: 'charge'
  created: number
  amount: number
  currency: string
  paid: boolean
}

export interface Intent {
  id: string
  object: 'payment_intent'
  amount: number
  currency: string
  created: number
  status: 'processing' | 'succeeded' | 'requires_payment_method'
  latest_charge: Charge | null
  livemode: false
  metadata: Record<string, string>
}

export function newIntent(session: Session, now: number): Intent {
  return {
    id: idOf('pi'),
    object: 'payment_intent',
    amount: session.amount_total,
    currency: session.currency,
    created: now,
    status: 'processing',
    latest_charge: null,
    livemode: false,
    metadata: { order: session.client_reference_id },
  }
}

export function charge(intent: Intent, now: number): void {
  const { amount, currency } = intent
  const head = { id: idOf('ch'), object: 'charge' } as const
  intent.latest_charge = { ...head, created: now, amount, currency, paid: true }
  intent.status = 'succeeded'
}

export interface Session {
  id: string
  object: 'checkout.session'
  created: number
  expires_at: number
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  url: string | null
  client_reference_id: string
  amount_total: number
  currency: string
  payment_intent: Intent | null
  payment_method_types: string[]
  [other: string]: unknown
}

const NULLS = [
  'after_expiration',
  'allow_promotion_codes',
  'billing_address_collection',
  'client_secret',
  'collected_information',
  'consent',
  'consent_collection',
  'currency_conversion',
  'customer',
  'customer_account',
  'customer_details',
  'customer_email',
  'discounts',
  'integration_identifier',
  'invoice',
  'invoice_creation',
  'managed_payments',
  'origin_context',
  'payment_link',
  'payment_method_configuration_details',
  'payment_method_options',
  'permissions',
  'recovered_from',
  'saved_payment_method_options',
  'setup_intent',
  'shipping_address_collection',
  'shipping_cost',
  'subscription',
  'total_details',
  'wallet_options',
]

export function newSession(wish: SessionWish, form: Record<string, unknown>, now: number): Session {
  const id = idOf('cs_test')
  const { locale = null, success_url, cancel_url, submit_type = null, metadata = {} } = form
  return {
    ...Object.fromEntries(NULLS.map((name) => [name, null])),
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    amount_subtotal: wish.total,
    amount_total: wish.total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    cancel_url,
    client_reference_id: wish.reference,
    created: now,
    currency: wish.currency,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null },
    customer_creation: 'if_required',
    expires_at: wish.expiresAt,
    livemode: false,
    locale,
    metadata,
    mode: 'payment',
    payment_intent: null,
    payment_method_collection: 'if_required',
    payment_method_types: wish.methods,
    payment_status: 'unpaid',
    shipping_options: [],
    status: 'open',
    submit_type,
    success_url,
    ui_mode: 'hosted_page',
    url: `https://checkout.stripe.example/c/pay/${id}`,
  }
}

export interface Refund {
  id: string
  object: 'refund'
  amount: number
  currency: string
  created: number
  payment_intent: string
  status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled'
  metadata: Record<string, string>
  [other: string]: unknown
}

export function newRefund(
  intent: Intent,
  { amount, metadata, status }: Pick<Refund, 'amount' | 'metadata' | 'status'>,
  now: number,
): Refund {
  return {
    id: idOf('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: intent.latest_charge?.id ?? null,
    created: now,
    currency: intent.currency,
    customer: null,
    customer_account: null,
    metadata,
    payment_intent: intent.id,
    payment_method: null,
    reason: 'requested_by_customer',
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
  }
}

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

export function newEvent(type: string, created: number, object: object): StripeEvent {
  const request = { id: null, idempotency_key: null }
  const rest = { livemode: false, pending_webhooks: 1, request }
  const head = { id: idOf('evt'), object: 'event', api_version: VERSION } as const
  // As it was told: what happens to it later is told anew.
  return { ...head, type, created, ...rest, data: { object: { ...object } } }
}

/** A payment stands as its id where nobody asked for more. */
export const inShort = (session: Session) => ({
  ...session,
  payment_intent: session.payment_intent?.id ?? null,
})
