import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SHOP_NOW } from '../../testing/payments.ts'
import { signature } from '../../testing/stripe.ts'
import { createStripe } from './stripe-provider.ts'
import { newEvent, VERSION } from './testing/stripe-objects.ts'
import { STRIPE_KEYS, StripeStandIn } from './testing/stripe-stand-in.ts'

const NOW_S = SHOP_NOW.getTime() / 1000
const SECRET = STRIPE_KEYS.STRIPE_WEBHOOK_SECRET
let standIn: StripeStandIn
beforeAll(async () => {
  standIn = await StripeStandIn.start(() => SHOP_NOW)
})
afterAll(() => standIn.close())

const RIGHT: Record<string, string> = {
  mode: 'payment',
  client_reference_id: 'K7MNPQ2RSX',
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': 'thb',
  'line_items[0][price_data][unit_amount]': '9900',
  'line_items[0][price_data][product_data][name]': 'Basic',
  'payment_method_types[0]': 'card',
  'adaptive_pricing[enabled]': 'false',
  expires_at: String(NOW_S + 7200),
  success_url: 'https://panya.example/checkout/done',
  cancel_url: 'https://panya.example/checkout/back',
}

let keys = 0
async function create(change: Record<string, string | null>, headers: Record<string, string> = {}) {
  const fields = Object.entries({ ...RIGHT, ...change }).filter(
    (field): field is [string, string] => field[1] !== null,
  )
  const answer = await fetch(`${standIn.environment['STRIPE_API_URL']}/v1/checkout/sessions`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${STRIPE_KEYS.STRIPE_SECRET_KEY}`,
      'stripe-version': VERSION,
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': `key-${(keys += 1)}`,
      ...headers,
    },
    body: new URLSearchParams(fields),
  })
  const body = (await answer.json()) as { id?: string; error?: { type: string; param: string } }
  return { status: answer.status, id: body.id, error: body.error }
}

describe('the stand-in is stricter than what it stands for', () => {
  test('what is right is made', async () => {
    expect((await create({})).status).toBe(200)
  })

  test.each<[string, Record<string, string | null>]>([
    ['an unknown parameter', { payment_method: 'card' }],
    ['an unknown parameter within', { 'line_items[0][price_data][price]': '1' }],
    ['a number that is none', { 'line_items[0][quantity]': '1.0' }],
    ['a moment that is none', { expires_at: 'tomorrow' }],
    ['a moment in milliseconds', { expires_at: String(SHOP_NOW.getTime() + 7_200_000) }],
    ['a moment too soon', { expires_at: String(NOW_S + 1799) }],
    ['a moment too late', { expires_at: String(NOW_S + 86_401) }],
    ['a currency in capitals', { 'line_items[0][price_data][currency]': 'THB' }],
    ['less than can be paid', { 'line_items[0][price_data][unit_amount]': '999' }],
    ['another mode', { mode: 'subscription' }],
    ['half an address', { success_url: '/checkout/done' }],
    ['nothing where something must be', { client_reference_id: null }],
    ['an empty value', { client_reference_id: '' }],
    ['a hole in a list', { 'payment_method_types[1]': 'card', 'payment_method_types[0]': null }],
    ['a method twice', { 'payment_method_types[1]': 'card' }],
    ['a name that is too long', { client_reference_id: 'x'.repeat(201) }],
    [
      'PromptPay for dollars',
      { 'line_items[0][price_data][currency]': 'usd', 'payment_method_types[0]': 'promptpay' },
    ],
  ])('%s is refused', async (_what, change) => {
    const { status, error } = await create(change)
    expect([status, error?.type]).toEqual([400, 'invalid_request_error'])
    expect(error?.param).toMatch(/\S/)
  })

  test('nothing is made without a name of one’s own, nor another thing under the same', async () => {
    for (const key of ['', 'stripe-node-retry-1'])
      expect((await create({}, { 'idempotency-key': key })).error?.type).toBe('idempotency_error')
    const first = await create({}, { 'idempotency-key': 'mine' })
    expect(await create({}, { 'idempotency-key': 'mine' })).toEqual(first)
    const other = await create({ mode: 'payment', locale: 'th' }, { 'idempotency-key': 'mine' })
    expect([other.status, other.error?.type]).toEqual([400, 'idempotency_error'])
  })

  test('a wrong key and another version are refused', async () => {
    expect((await create({}, { authorization: 'Bearer sk_test_other' })).status).toBe(401)
    expect((await create({}, { 'stripe-version': '2020-08-27' })).status).toBe(400)
  })
})

describe('what Stripe’s own verifier believes, we believe', () => {
  const body = JSON.stringify(newEvent('customer.created', NOW_S, {}))
  const right = signature(body, SECRET, NOW_S)
  const provider = createStripe({
    secretKey: STRIPE_KEYS.STRIPE_SECRET_KEY,
    webhookSecret: SECRET,
    isTest: true,
    api: null,
  })

  /** By the library itself, which believes in moments to come. */
  function isRight(text: string, header: string): boolean {
    try {
      const at = SHOP_NOW.getTime()
      Stripe.webhooks.constructEvent(text, header, SECRET, 300, undefined, at)
      return true
    } catch {
      return false
    }
  }

  test.each([
    ['as it was signed', body, right, true],
    ['changed by a space', `${body} `, right, false],
    ['signed by another', body, signature(body, `whsec_${'x'.repeat(32)}`, NOW_S), false],
    ['recorded five minutes ago', body, signature(body, SECRET, NOW_S - 301), false],
    ['a moment within the tolerance', body, signature(body, SECRET, NOW_S - 299), true],
    ['without a signature', body, `t=${NOW_S}`, false],
    ['without anything', body, '', false],
  ])('%s', async (_what, text, header, believed) => {
    expect(isRight(text, header)).toBe(believed)
    const headers = { 'stripe-signature': header }
    const notice = await provider.readNotice(Buffer.from(text), headers, SHOP_NOW)
    expect(notice.kind).toBe(believed ? 'other' : 'forged')
  })

  test('and in moments to come only one of us believes', async () => {
    const header = signature(body, SECRET, NOW_S + 86_400)
    expect(isRight(body, header)).toBe(true)
    const headers = { 'stripe-signature': header }
    const notice = await provider.readNotice(Buffer.from(body), headers, SHOP_NOW)
    expect(notice.kind).toBe('forged')
  })
})
