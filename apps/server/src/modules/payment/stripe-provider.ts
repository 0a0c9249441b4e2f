/** Cards and PromptPay at Stripe's own page. No number of a card ever comes here. */
import type { Amount, Currency } from '@panya/domain/amount/amount.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { CheckoutMethod } from '@panya/domain/order/purchase.ts'
import type Stripe from 'stripe'
import type { StripeSettings } from '../../platform/payment-settings.ts'
import type {
  CheckoutState,
  CheckoutWish,
  Movement,
  PaymentProvider,
  RefundOrder,
  RefundState,
} from './payment-provider.ts'
import { asProblem, createStripeClient, failureOf, type StripeClient } from './stripe-client.ts'
import { readStripeNotice } from './stripe-notices.ts'
import {
  Refund,
  read,
  refundedNotice,
  STRIPE,
  stateOf,
  strange,
  theirId,
  WholeSession,
  WITH_CHARGE,
} from './stripe-shapes.ts'

/** What Stripe takes at least, in the smallest unit. */
const LEAST: Record<Currency, number> = { THB: 1000, USD: 50 }
const METHODS: Record<Currency, CheckoutMethod[]> = { THB: ['card', 'promptpay'], USD: ['card'] }
/** Its page does not speak Arabic; there the browser chooses. */
const LANGUAGES: Record<Locale, string> = { en: 'en', th: 'th', zh: 'zh', ar: 'auto' }
const PAGE = 100

export function createStripe(settings: StripeSettings): PaymentProvider {
  const client = createStripeClient(settings)
  return {
    name: STRIPE,
    methodsFor,
    readNotice: (body, headers, now) => readStripeNotice(client, settings, { body, headers, now }),
    begin: (wish) => begin(client, wish),
    look: (checkoutId) => look(client, checkoutId),
    close: (checkoutId) => close(client, checkoutId),
    refund: (order, again) => refund(client, order, again),
    movementsSince: (moment) => movementsSince(client, moment),
    findMovement: (kind, id) => findMovement(client, kind, id),
  }
}

const methodsFor = ({ minor, currency }: Amount): CheckoutMethod[] =>
  minor < LEAST[currency] ? [] : METHODS[currency]

async function begin(client: StripeClient, wish: CheckoutWish): Promise<CheckoutState> {
  const { key, reference, amount, title, locale, returnTo, expiresAt } = wish
  const stripe = await client()
  const product = { currency: amount.currency.toLowerCase(), product_data: { name: title } }
  const metadata = { order: reference }
  try {
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: reference,
        line_items: [{ quantity: 1, price_data: { ...product, unit_amount: amount.minor } }],
        payment_method_types: methodsFor(amount),
        // What is paid is what was asked for, in its currency.
        adaptive_pricing: { enabled: false },
        submit_type: 'pay',
        locale: LANGUAGES[locale],
        expires_at: Math.floor(expiresAt.getTime() / 1000),
        success_url: returnTo.paid,
        cancel_url: returnTo.left,
        metadata,
        payment_intent_data: { metadata },
        expand: WITH_CHARGE,
      },
      { idempotencyKey: key },
    )
    return stateOf(read(WholeSession, session))
  } catch (error) {
    // Under this key it will be the same answer for a day: the next one is tried.
    if (failureOf(error) === 'broken') return { kind: 'failed' }
    throw asProblem(error)
  }
}

async function look(client: StripeClient, checkoutId: string): Promise<CheckoutState> {
  const stripe = await client()
  try {
    const wish = { expand: WITH_CHARGE }
    return stateOf(read(WholeSession, await stripe.checkout.sessions.retrieve(checkoutId, wish)))
  } catch (error) {
    throw asProblem(error)
  }
}

async function close(client: StripeClient, checkoutId: string): Promise<CheckoutState> {
  const stripe = await client()
  try {
    const wish = { expand: WITH_CHARGE }
    return stateOf(read(WholeSession, await stripe.checkout.sessions.expire(checkoutId, wish)))
  } catch (error) {
    // Paid or over already.
    if (failureOf(error) === 'refused') return look(client, checkoutId)
    throw asProblem(error)
  }
}

async function refund(
  client: StripeClient,
  { key, paymentId, amount, reference }: RefundOrder,
  again: boolean,
): Promise<RefundState> {
  const stripe = await client()
  const intent = theirId(paymentId)
  try {
    const before = again ? await findRefund(stripe, intent, key) : null
    const made =
      before ??
      (await stripe.refunds.create(
        {
          payment_intent: intent,
          amount: amount.minor,
          reason: 'requested_by_customer',
          metadata: { wish: key, order: reference },
        },
        { idempotencyKey: key },
      ))
    return refundState(made)
  } catch (error) {
    if (failureOf(error) === 'refused') return { kind: 'failed' }
    throw asProblem(error)
  }
}

async function findRefund(stripe: Stripe, intent: string, key: string): Promise<unknown> {
  for await (const one of stripe.refunds.list({ payment_intent: intent, limit: PAGE }))
    if (read(Refund, one).metadata?.wish === key) return one
  return null
}

function refundState(answer: unknown): RefundState {
  const made = read(Refund, answer)
  if (made.status === 'failed' || made.status === 'canceled') return { kind: 'failed' }
  // PromptPay asks the payer for an account by mail first.
  if (made.status !== 'succeeded') return { kind: 'sent' }
  const notice = refundedNotice(made)
  if (notice === null) throw strange()
  return { kind: 'done', notice }
}

async function* movementsSince(client: StripeClient, moment: Date): AsyncGenerator<Movement> {
  const stripe = await client()
  const page = { created: { gte: Math.floor(moment.getTime() / 1000) }, limit: PAGE }
  const expand = WITH_CHARGE.map((place) => `data.${place}`)
  try {
    const complete = { ...page, status: 'complete', expand } as const
    for await (const one of stripe.checkout.sessions.list(complete)) {
      const movement = paymentIn(one)
      if (movement) yield movement
    }
    for await (const one of stripe.refunds.list(page)) {
      const movement = refundIn(one)
      if (movement) yield movement
    }
  } catch (error) {
    throw asProblem(error)
  }
}

/** Null for what is not paid, and for what somebody sells elsewhere with the same account. */
function paymentIn(answer: { client_reference_id: string | null }): Movement | null {
  if (answer.client_reference_id === null) return null
  const state = stateOf(read(WholeSession, answer))
  return state.kind === 'paid' ? state.notice : null
}

function refundIn(answer: unknown): Movement | null {
  const made = read(Refund, answer)
  return made.status === 'succeeded' ? refundedNotice(made) : null
}

async function findMovement(
  client: StripeClient,
  kind: Movement['kind'],
  id: string,
): Promise<Movement | null> {
  const stripe = await client()
  try {
    if (kind === 'refunded') return refundIn(await stripe.refunds.retrieve(theirId(id)))
    const expand = WITH_CHARGE.map((place) => `data.${place}`)
    const wish = { payment_intent: theirId(id), limit: 1, expand }
    const [found] = (await stripe.checkout.sessions.list(wish)).data
    return found ? paymentIn(found) : null
  } catch (error) {
    if (failureOf(error) === 'refused') return null
    throw asProblem(error)
  }
}
