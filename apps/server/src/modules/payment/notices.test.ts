import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBuyer, aTill, NOTHING_WRONG, SHOP_NOW, startShop } from '../../testing/payments.ts'
import {
  type Checkout,
  completed,
  deliver,
  newIntent,
  paidLater,
  refundOf,
  signature,
} from '../../testing/stripe.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { proveLedger } from '../ledger/proof.ts'

const NOW_S = SHOP_NOW.getTime() / 1000
let server: TestServer
/** Another node on the same database. */
let neighbour: TestServer
let till: Awaited<ReturnType<typeof aTill>>
beforeAll(async () => {
  server = await startShop()
  neighbour = await startShop(server)
  till = await aTill(server)
})
afterAll(async () => {
  await neighbour.close()
  await server.close()
})
beforeEach(() => server.setNow(SHOP_NOW))
afterEach(async () => {
  expect((await till.books()).wrong).toEqual(NOTHING_WRONG)
})

async function aCheckout(wish: Partial<Checkout> = {}) {
  const buyer = await aBuyer(server)
  const { id, reference } = await buyer.order()
  const checkout = { reference, minor: 9900, intent: newIntent(), at: NOW_S + 10, ...wish }
  return { ...buyer, id, checkout }
}

describe('a notice', () => {
  test('pays, however often it comes and to which node', async () => {
    const { id, checkout, coins } = await aCheckout()
    const told = completed(checkout)
    const answers = await Promise.all(
      [server, neighbour, server, neighbour].map((node) => deliver(node, told)),
    )
    expect(answers).toEqual([204, 204, 204, 204])
    const order = await till.order(id)
    expect(order).toMatchObject({
      status: 'granted',
      needsLook: false,
      payments: [{ id: `stripe:${checkout.intent}`, provider: 'stripe', amountMinor: 9900 }],
    })
    expect(order.papers).toHaveLength(1)
    expect(await coins()).toMatchObject({ planName: 'basic', balance: 330 })
  })

  test('of a completed checkout whose money is still on its way pays nothing yet', async () => {
    const { id, checkout } = await aCheckout()
    expect(await deliver(server, completed(checkout, 'unpaid'))).toBe(204)
    expect((await till.order(id)).status).toBe('open')
    expect(await deliver(server, paidLater(checkout))).toBe(204)
    expect((await till.order(id)).status).toBe('granted')
  })

  test.each([
    ['another amount', { minor: 9800 }, 'other-amount'],
    ['another currency', { currency: 'usd' }, 'other-currency'],
    ['money that is too late', { at: NOW_S + 8 * 86_400 }, 'late'],
  ])('of %s gives nothing and waits for a person', async (_what, wish, held) => {
    const { id, checkout, coins } = await aCheckout(wish)
    expect(await deliver(server, completed(checkout))).toBe(204)
    expect(await till.order(id)).toMatchObject({
      status: 'review',
      needsLook: true,
      payments: [{ held }],
    })
    expect(await coins()).toMatchObject({ planName: 'free' })
  })

  test('of a refund takes the sale back; one that is on its way does not', async () => {
    const { id, checkout, coins } = await aCheckout()
    await deliver(server, completed(checkout))
    await deliver(server, refundOf(checkout, 9900, { status: 'pending' }))
    expect((await till.order(id)).status).toBe('granted')
    const back = refundOf(checkout, 9900)
    expect([await deliver(server, back), await deliver(neighbour, back)]).toEqual([204, 204])
    expect(await till.order(id)).toMatchObject({ status: 'refunded', needsLook: false })
    expect(await coins()).toMatchObject({ planName: 'free' })
  })

  test('about nothing of ours is taken, and about an unknown order comes again', async () => {
    const { checkout } = await aCheckout()
    expect(await deliver(server, { ...completed(checkout), type: 'customer.created' })).toBe(204)
    expect(await deliver(server, completed({ ...checkout, reference: 'B2CDEFGHJK' }))).toBe(404)
    expect(await deliver(server, refundOf(checkout, 9900))).toBe(404)
  })
})

describe('what Stripe has not said', () => {
  test('is refused and changes nothing: unsigned, by another, changed, old, from the future', async () => {
    const { id, checkout } = await aCheckout()
    const told = completed(checkout)
    const right = signature(JSON.stringify(told, null, 2), `whsec_${'t'.repeat(32)}`, NOW_S)
    const tries = [
      deliver(server, told, { header: '' }),
      deliver(server, told, { secret: `whsec_${'x'.repeat(32)}` }),
      deliver(server, completed({ ...checkout, minor: 1 }), { header: right }),
      deliver(server, told, { at: NOW_S - 301 }),
      deliver(server, told, { at: NOW_S + 301 }),
      deliver(server, told, { header: right.replace('v1=', 'v0=') }),
      deliver(server, told, { header: `t=${NOW_S},${right}` }),
      deliver(server, told, { header: right.replace(/v1=.{10}/, 'v1=zz') }),
    ]
    expect(await Promise.all(tries)).toEqual(tries.map(() => 400))
    expect((await till.order(id)).payments).toEqual([])
    // The same as it came is right, also while the secret is being changed.
    const both = right.replace('v1=', `v1=${'0'.repeat(64)},v1=`)
    expect(await deliver(server, told, { header: both })).toBe(204)
  })

  test('and what is signed in a shape nobody knows is not guessed at', async () => {
    expect(await deliver(server, { id: 'evt_1' })).toBe(400)
    const { checkout, id } = await aCheckout()
    const told = completed(checkout)
    told.data.object['amount_total'] = '9900'
    expect(await deliver(server, told)).toBe(400)
    expect((await till.order(id)).payments).toEqual([])
  })

  test('nor is money for trying out any money where keys are real, nor the other way round', async () => {
    const { id, checkout } = await aCheckout()
    expect(await deliver(server, { ...completed(checkout), livemode: true })).toBe(400)
    expect((await till.order(id)).payments).toEqual([])
  })

  test('nor is another provider known', async () => {
    const url = '/api/payments/paypal/notices'
    const answer = await server.app.inject({ method: 'POST', url, payload: {} })
    expect(answer.statusCode).toBe(404)
  })
})

test('in whatever order, twice, and again later: the same end, paid and given once', async () => {
  const ends = new Set<string>()
  const parts = (checkout: Checkout) => {
    const id = `re_${checkout.intent}`
    return [
      completed(checkout, 'unpaid'),
      paidLater(checkout),
      { ...paidLater(checkout), id: 'evt_again' },
      refundOf(checkout, 4000, { id, status: 'pending' }),
      refundOf(checkout, 4000, { id }),
    ]
  }
  const orders = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 })
  await fc.assert(
    fc.asyncProperty(orders, fc.boolean(), async (sequence, atOnce) => {
      const { id, checkout, coins } = await aCheckout()
      const events = parts(checkout)
      const first = sequence.map((index) => events[index]!)
      if (atOnce) await Promise.all(first.map((one) => deliver(neighbour, one)))
      else for (const one of first) await deliver(server, one)
      // What was refused comes again, as Stripe does it.
      for (const one of first) await deliver(server, one)
      const order = await till.order(id)
      const { planName, balance } = await coins()
      const papers = order.papers.map(({ kind }) => kind)
      ends.add(JSON.stringify([order.status, order.payments.length, papers, planName, balance]))
    }),
    { numRuns: 12 },
  )
  expect([...ends]).toEqual([JSON.stringify(['partly-refunded', 1, ['receipt'], 'basic', 330])])
  expect(await proveLedger(server.context)).toMatchObject({ ok: true })
})
