/** Which parameters the stand-in takes, with the limits Stripe publishes for them. */
import { check, type Form, type Spec, wrong } from './stripe-form.ts'

const METHODS = ['card', 'promptpay'] as const
const EXPAND: Spec = { list: { one: ['payment_intent.latest_charge'] } }

const CREATE_SESSION: Spec = {
  fields: {
    mode: { one: ['payment'] },
    client_reference_id: 'text',
    line_items: {
      list: {
        fields: {
          quantity: 'whole',
          price_data: {
            fields: {
              currency: { one: ['thb', 'usd'] },
              unit_amount: 'whole',
              product_data: { fields: { name: 'text' }, required: ['name'] },
            },
            required: ['currency', 'unit_amount', 'product_data'],
          },
        },
        required: ['quantity', 'price_data'],
      },
    },
    payment_method_types: { list: { one: METHODS } },
    adaptive_pricing: { fields: { enabled: { one: ['true', 'false'] } } },
    submit_type: { one: ['auto', 'pay'] },
    locale: { one: ['auto', 'en', 'th', 'zh'] },
    expires_at: 'moment',
    success_url: 'address',
    cancel_url: 'address',
    metadata: 'metadata',
    payment_intent_data: { fields: { metadata: 'metadata' } },
    expand: EXPAND,
  },
  // More than Stripe asks for: what is left out here was forgotten.
  required: [
    'mode',
    'client_reference_id',
    'line_items',
    'payment_method_types',
    'adaptive_pricing',
    'expires_at',
    'success_url',
    'cancel_url',
  ],
}

const CREATED: Spec = { fields: { gte: 'moment', gt: 'moment', lte: 'moment', lt: 'moment' } }
const PAGE: Record<string, Spec> = { created: CREATED, limit: 'whole', starting_after: 'text' }

const SPECS = {
  'POST /v1/checkout/sessions': CREATE_SESSION,
  'POST /v1/checkout/sessions/:id/expire': { fields: { expand: EXPAND } },
  'GET /v1/checkout/sessions/:id': { fields: { expand: EXPAND } },
  'GET /v1/checkout/sessions': {
    fields: {
      ...PAGE,
      status: { one: ['open', 'complete', 'expired'] },
      payment_intent: 'text',
      expand: { list: { one: ['data.payment_intent.latest_charge'] } },
    },
  },
  'POST /v1/refunds': {
    fields: {
      payment_intent: 'text',
      amount: 'whole',
      reason: { one: ['duplicate', 'fraudulent', 'requested_by_customer'] },
      metadata: 'metadata',
    },
    required: ['payment_intent', 'amount'],
  },
  'GET /v1/refunds': { fields: { ...PAGE, payment_intent: 'text' } },
  'GET /v1/refunds/:id': { fields: {} },
} satisfies Record<string, Spec>

export type Door = keyof typeof SPECS
export const isDoor = (name: string): name is Door => Object.hasOwn(SPECS, name)

export function checkParams(door: Door, form: Form): void {
  check(form, SPECS[door], '')
  const limit = form['limit']
  if (limit !== undefined && (Number(limit) < 1 || Number(limit) > 100))
    throw wrong('limit', 'must be from 1 to 100')
}

export interface SessionWish {
  reference: string
  currency: 'thb' | 'usd'
  total: number
  methods: string[]
  expiresAt: number
}

const LEAST = { thb: 1000, usd: 50 }
const HALF_AN_HOUR_S = 1800
const A_DAY_S = 86_400

/** What no list of parameters says. */
export function readSessionWish(form: Form, now: number): SessionWish {
  const items = Object.values(form['line_items'] as Form) as Form[]
  const prices = items.map((item) => item['price_data'] as Form)
  const currency = String(prices[0]?.['currency']) as 'thb' | 'usd'
  if (prices.some((price) => price['currency'] !== currency))
    throw wrong('line_items', 'more than one currency')
  const total = items.reduce(
    (sum, item, index) => sum + Number(item['quantity']) * Number(prices[index]?.['unit_amount']),
    0,
  )
  if (total < LEAST[currency]) throw wrong('line_items', 'the total is below the least amount')
  const methods = Object.values(form['payment_method_types'] as Form).map(String)
  if (methods.length === 0 || new Set(methods).size !== methods.length)
    throw wrong('payment_method_types', 'each once')
  if (methods.includes('promptpay') && currency !== 'thb')
    throw wrong('payment_method_types', 'promptpay takes baht')
  const reference = String(form['client_reference_id'])
  if (!/^[A-Za-z0-9_-]{1,200}$/.test(reference)) throw wrong('client_reference_id', 'not allowed')
  const expiresAt = Number(form['expires_at'])
  if (expiresAt < now + HALF_AN_HOUR_S || expiresAt > now + A_DAY_S)
    throw wrong('expires_at', 'from 30 minutes to 24 hours from now')
  return { reference, currency, total, methods, expiresAt }
}
