import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { untilThrough } from '../../testing/cut-off.ts'
import {
  aBuyer,
  aTill,
  BUYER,
  NOTHING_WRONG,
  SHOP_NOW,
  startStripeShop,
} from '../../testing/payments.ts'
import { deliver } from '../../testing/stripe.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { refund, sendRefunds } from './provider-refund.ts'
import { createProviders } from './providers.ts'

const REFUND = 'POST /v1/refunds'
let shop: Awaited<ReturnType<typeof startStripeShop>>
let server: TestServer
let till: Awaited<ReturnType<typeof aTill>>
beforeAll(async () => {
  shop = await startStripeShop()
  server = shop.server
  till = await aTill(server)
})
afterAll(() => shop.close())
beforeEach(() => {
  server.setNow(SHOP_NOW)
  shop.stripe.asked.length = 0
  shop.stripe.refundsAre = 'succeeded'
})
afterEach(async () => {
  expect((await till.books()).wrong).toEqual(NOTHING_WRONG)
})

const partsOf = (database = server.database) => {
  const { env, now } = server.context
  return { database, seller: env.payment.seller, now }
}
const providers = () => createProviders(server.context.env.payment)

async function aSale() {
  const buyer = await aBuyer(server)
  const { id, reference } = await buyer.order({ buyer: BUYER })
  await buyer.call('POST', `/api/orders/${id}/checkout`, { provider: 'stripe', locale: 'en' })
  await deliver(server, shop.stripe.pay(reference))
  const [payment] = (await till.order(id)).payments
  const wish = (more: object = {}) => ({
    key: randomUUID(),
    paymentId: payment!.id,
    amountMinor: 9900,
    reason: 'เลิกใช้',
    ...more,
  })
  const sent = () => {
    const intent = shop.stripe.sessionFor(reference).payment_intent?.id
    return [...shop.stripe.refunds.values()].filter((one) => one.payment_intent === intent)
  }
  return { ...buyer, id, reference, wish, sent }
}

describe('money goes back by the provider', () => {
  test('at once: sale, plan and credit note with the reason', async () => {
    const sale = await aSale()
    const wish = sale.wish()
    const { body } = await till.refund(sale.id, wish)
    expect(body).toMatchObject({ status: 'refunded', needsLook: false })
    expect(await sale.coins()).toMatchObject({ planName: 'free' })
    const note = body.papers.find(({ kind }) => kind === 'credit-note')
    expect(await till.paper(sale.id, note?.number ?? '')).toMatchObject({ reason: 'เลิกใช้' })
    expect(shop.stripe.keysOf(REFUND)).toEqual([wish.key])
    const [told] = sale.sent()
    expect(told).toMatchObject({ amount: 9900, metadata: { order: sale.reference } })
    // The provider tells of it as well.
    expect(await deliver(server, shop.stripe.settleRefund(told!.id, 'succeeded'))).toBe(204)
    expect((await till.order(sale.id)).refunds).toHaveLength(1)
  })

  test('a tired admin who presses twice, and another beside: it goes once', async () => {
    const sale = await aSale()
    shop.stripe.refundsAre = 'pending'
    const wish = sale.wish()
    const answers = await Promise.all([
      till.refund(sale.id, wish),
      till.refund(sale.id, wish),
      till.refund(sale.id, sale.wish()),
    ])
    const statuses = answers.map(({ status }) => status).toSorted()
    // Whichever of the two wishes was first has taken all of it.
    expect([
      [200, 200, 409],
      [200, 409, 409],
    ]).toContainEqual(statuses)
    expect(sale.sent()).toHaveLength(1)
    const other = await till.refund(sale.id, { ...wish, amountMinor: 100 })
    expect(other.status).toBe(409)
  })

  test('what a bank takes days for is told later, with its reason', async () => {
    const sale = await aSale()
    shop.stripe.refundsAre = 'requires_action'
    const { body } = await till.refund(sale.id, sale.wish({ amountMinor: 4000 }))
    expect(body).toMatchObject({ status: 'granted', refunds: [] })
    const more = await till.refund(sale.id, sale.wish({ amountMinor: 5901 }))
    expect([more.status, more.body]).toMatchObject([409, { message: 'more-than-is-left' }])
    const [{ id: refundId } = { id: '' }] = sale.sent()
    expect(await deliver(server, shop.stripe.settleRefund(refundId, 'succeeded'))).toBe(204)
    const order = await till.order(sale.id)
    expect(order).toMatchObject({ status: 'partly-refunded', refunds: [{ amountMinor: 4000 }] })
    const note = order.papers.find(({ kind }) => kind === 'credit-note')
    expect(await till.paper(sale.id, note?.number ?? '')).toMatchObject({ reason: 'เลิกใช้' })
  })

  test('what does not arrive is seen, and sent anew', async () => {
    const sale = await aSale()
    shop.stripe.refundsAre = 'pending'
    await till.refund(sale.id, sale.wish())
    const [{ id: refundId } = { id: '' }] = sale.sent()
    expect(await deliver(server, shop.stripe.settleRefund(refundId, 'failed'))).toBe(204)
    expect(await till.order(sale.id)).toMatchObject({ status: 'granted', needsLook: true })
    shop.stripe.refundsAre = 'succeeded'
    server.setNow(new Date(SHOP_NOW.getTime() + 60_000))
    const { body } = await till.refund(sale.id, sale.wish())
    expect(body).toMatchObject({ status: 'refunded', needsLook: false })
  })

  test('what came back to us after it had gone is for a person', async () => {
    const sale = await aSale()
    await till.refund(sale.id, sale.wish())
    const [{ id: refundId } = { id: '' }] = sale.sent()
    await deliver(server, shop.stripe.settleRefund(refundId, 'failed'))
    expect(await till.order(sale.id)).toMatchObject({ status: 'refunded', needsLook: true })
  })

  test('what somebody sent back on the provider’s own pages is not sent twice', async () => {
    const sale = await aSale()
    const told = shop.stripe.refundByHand(sale.reference, 9900)
    const tried = await till.refund(sale.id, sale.wish())
    expect(tried.body).toMatchObject({ status: 'granted', needsLook: true })
    expect(await deliver(server, told)).toBe(204)
    expect(await till.order(sale.id)).toMatchObject({ status: 'refunded', needsLook: false })
    expect(sale.sent()).toHaveLength(1)
  })

  test('an answer that was never heard: asked again later, it went once', async () => {
    const sale = await aSale()
    shop.stripe.trouble = ['unheard', 'unheard', 'unheard']
    const unheard = await till.refund(sale.id, sale.wish())
    expect([unheard.status, unheard.body]).toMatchObject([
      503,
      { message: 'provider-not-reachable' },
    ])
    expect((await till.order(sale.id)).status).toBe('granted')
    server.setNow(new Date(SHOP_NOW.getTime() + 2 * 60_000))
    await Promise.all([sendRefunds(partsOf(), providers()), sendRefunds(partsOf(), providers())])
    expect((await till.order(sale.id)).status).toBe('refunded')
    expect(sale.sent()).toHaveLength(1)
  })
})

test.each(['before', 'after'] as const)(
  'cut off %s each statement, money goes back once and the plan with it',
  async (moment) => {
    const sale = await aSale()
    const wish = sale.wish()
    const actor = { name: 'till', fromAddress: null, requestId: null }
    await untilThrough(server.database, moment, {
      work: (database) => refund(partsOf(database), providers(), actor, sale.id, wish),
      async look() {
        const { status, refunds } = await till.order(sale.id)
        expect(['granted,0', 'refunded,1']).toContain([status, refunds.length].join())
        expect(sale.sent().length).toBeLessThanOrEqual(1)
      },
    })
    expect(sale.sent()).toHaveLength(1)
    expect((await till.order(sale.id)).status).toBe('refunded')
    expect(await sale.coins()).toMatchObject({ planName: 'free' })
  },
)
