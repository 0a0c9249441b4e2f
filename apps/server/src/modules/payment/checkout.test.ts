import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { untilThrough } from '../../testing/cut-off.ts'
import {
  aBuyer,
  aTill,
  NOTHING_WRONG,
  SHOP_NOW,
  startShop,
  startStripeShop,
} from '../../testing/payments.ts'
import { aStudent } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { deliver } from '../../testing/stripe.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { proveLedger } from '../ledger/proof.ts'
import { beginCheckout } from './checkout.ts'
import { createProviders } from './providers.ts'
import { tendCheckouts } from './tend-checkouts.ts'

const MINUTE_MS = 60_000
const CREATE = 'POST /v1/checkout/sessions'
let shop: Awaited<ReturnType<typeof startStripeShop>>
let server: TestServer
let neighbour: TestServer
let till: Awaited<ReturnType<typeof aTill>>
beforeAll(async () => {
  shop = await startStripeShop()
  server = shop.server
  neighbour = await startShop(server, shop.stripe.environment)
  till = await aTill(server)
})
afterAll(async () => {
  await neighbour.close()
  await shop.close()
})
beforeEach(() => {
  later(0)
  shop.stripe.asked.length = 0
})
afterEach(async () => {
  expect((await till.books()).wrong).toEqual(NOTHING_WRONG)
})

function later(minutes: number): void {
  const now = new Date(SHOP_NOW.getTime() + minutes * MINUTE_MS)
  server.setNow(now)
  neighbour.setNow(now)
}

const WISH = { provider: 'stripe', locale: 'th' }

async function anOrder() {
  const buyer = await aBuyer(server)
  const { id, reference } = await buyer.order()
  const press = () => buyer.call('POST', `/api/orders/${id}/checkout`, WISH)
  const state = () => buyer.call('POST', `/api/orders/${id}/checkout/state`)
  return { ...buyer, id, reference, press, state }
}

function tend() {
  const { database, env, now } = server.context
  const parts = { database, seller: env.payment.seller, now }
  return tendCheckouts({ parts, providers: createProviders(env.payment) })
}

describe('beginning', () => {
  test('pressed by an impatient finger, on two nodes: one page, named like its order', async () => {
    const one = await anOrder()
    const there = await projectClient(neighbour, one.person)
    const path = `/api/orders/${one.id}/checkout`
    const answers = await Promise.all([
      one.press(),
      there.call('POST', path, WISH),
      one.press(),
      there.call('POST', path, WISH),
    ])
    const session = shop.stripe.sessionFor(one.reference)
    for (const { status, body } of answers)
      expect([status, body]).toEqual([200, { kind: 'open', url: session.url }])
    expect((await one.press()).body.url).toBe(session.url)
    expect(new Set(shop.stripe.keysOf(CREATE))).toEqual(new Set([one.reference]))
    expect(session).toMatchObject({
      amount_total: 9900,
      currency: 'thb',
      payment_method_types: ['card', 'promptpay'],
      locale: 'th',
      success_url: `${server.context.site.publicUrl}/th/checkout/done?order=${one.reference}`,
      cancel_url: `${server.context.site.publicUrl}/th/checkout/back?order=${one.reference}`,
    })
    // Nobody is named to the provider.
    expect(JSON.stringify(shop.stripe.asked)).not.toContain('@')
  })

  test('an answer that was never heard is asked for again, and is the same page', async () => {
    const one = await anOrder()
    shop.stripe.trouble = ['unheard', 'unheard', 'unheard']
    const unheard = await one.press()
    expect([unheard.status, unheard.body.message]).toEqual([503, 'provider-not-reachable'])
    later(20)
    expect((await one.press()).status).toBe(200)
    const keys = shop.stripe.keysOf(CREATE)
    expect([new Set(keys), keys.length]).toEqual([new Set([one.reference]), 4])
    const own = [...shop.stripe.sessions.values()].filter(
      (session) => session.client_reference_id === one.reference,
    )
    expect(own).toHaveLength(1)
  })

  test('what failed at the provider is begun under the next name', async () => {
    const one = await anOrder()
    shop.stripe.trouble = ['ill']
    expect((await one.press()).body.kind).toBe('open')
    expect(shop.stripe.keysOf(CREATE)).toEqual([one.reference, `${one.reference}-2`])
  })

  test('a page whose time is over is followed by another', async () => {
    const one = await anOrder()
    const first = (await one.press()).body.url
    later(119)
    expect((await one.press()).body.url).toBe(first)
    later(121)
    const next = await one.press()
    expect(next.body.kind).toBe('open')
    expect(next.body.url).not.toBe(first)
  })

  test('in the last half hour of an order there is no page any more', async () => {
    const one = await anOrder()
    later(7 * 24 * 60 - 20)
    // Signed in anew, days later.
    const { call } = await projectClient(server, one.person)
    const [order] = (await call('GET', '/api/orders')).body.orders
    expect(order.ways.map(({ kind }: { kind: string }) => kind)).toEqual(['promptpay', 'manual'])
    const late = await call('POST', `/api/orders/${one.id}/checkout`, WISH)
    expect([late.status, late.body.message]).toEqual([409, 'way-not-offered'])
  })

  test('nobody pays what is not theirs, not open or not offered', async () => {
    const [one, other] = [await anOrder(), await anOrder()]
    const path = `/api/orders/${one.id}/checkout`
    expect((await other.call('POST', path, WISH)).status).toBe(404)
    expect((await other.call('POST', `${path}/state`)).status).toBe(404)
    const paypal = await one.call('POST', path, { ...WISH, provider: 'paypal' })
    expect([paypal.status, paypal.body.message]).toEqual([404, 'way-not-offered'])
    expect((await one.call('POST', path, { ...WISH, locale: 'xx' })).status).toBe(400)
    await till.confirm(one.id)
    const paid = await one.press()
    expect([paid.status, paid.body.message]).toEqual([409, 'order-is-granted'])
    expect(shop.stripe.asked).toEqual([])
  })

  test('a child with the link cannot open it; the guardian who agreed can', async () => {
    const { call } = await projectClient(server, await aStudent(server))
    const terms = { plan: 'basic', cycle: 'monthly', buyer: null }
    const { body: made } = await call('POST', '/api/orders', terms)
    const pay = async (path: string, body: object) => {
      const url = `/api/pay/${path}`
      const answer = await server.app.inject({ method: 'POST', url, payload: body })
      return { status: answer.statusCode, body: answer.json() }
    }
    const { token } = made
    const agreed = await pay('agree', { token, name: 'Somchai Dee', buyer: null })
    expect((await pay('checkout', { token, ...WISH })).status).toBe(404)
    expect((await call('POST', `/api/orders/${made.order.id}/checkout`, WISH)).status).toBe(404)
    const own = agreed.body.token
    expect((await pay('checkout', { token: own, ...WISH })).body.kind).toBe('open')
    shop.stripe.pay(made.order.reference)
    const seen = await pay('checkout/state', { token: own })
    expect(seen.body.order).toMatchObject({ status: 'granted', papers: [{ kind: 'receipt' }] })
    expect((await pay('checkout/state', { token })).status).toBe(404)
    // The secret of the guardian went nowhere.
    expect(JSON.stringify(shop.stripe.asked)).not.toContain(own)
  })
})

describe('coming back', () => {
  test('faster than the notice: it is given once, and the notice changes nothing', async () => {
    const one = await anOrder()
    await one.press()
    const told = shop.stripe.pay(one.reference)
    later(1)
    const answers = await Promise.all([one.state(), one.state(), deliver(neighbour, told)])
    expect(answers[2]).toBe(204)
    expect((await one.state()).body.order.status).toBe('granted')
    expect(await deliver(server, told)).toBe(204)
    const order = await till.order(one.id)
    expect([order.payments.length, order.papers.length, order.needsLook]).toEqual([1, 1, false])
    expect(await one.coins()).toMatchObject({ planName: 'basic', balance: 330 })
  })

  test('a code that was scanned waits for the bank; in vain, there is another page', async () => {
    const one = await anOrder()
    await one.press()
    expect(await deliver(server, shop.stripe.scan(one.reference))).toBe(204)
    expect((await one.press()).body).toEqual({ kind: 'waiting' })
    expect((await one.state()).body.order.status).toBe('open')
    expect(await deliver(server, shop.stripe.fail(one.reference))).toBe(204)
    expect((await one.press()).body.kind).toBe('open')
    await deliver(server, shop.stripe.scan(one.reference))
    expect(await deliver(server, shop.stripe.arrive(one.reference))).toBe(204)
    expect((await till.order(one.id)).status).toBe('granted')
  })
})

describe('looking after what is open', () => {
  test('a notice that never came is found when the page is over', async () => {
    const one = await anOrder()
    await one.press()
    later(30)
    shop.stripe.pay(one.reference)
    later(125)
    await Promise.all([tend(), tend()])
    const [payment] = (await till.order(one.id)).payments
    // In time, though it was heard of late.
    expect(payment).toMatchObject({ held: null, at: '2026-11-15T03:30:00.000Z' })
    expect(await one.coins()).toMatchObject({ planName: 'basic' })
  })

  const ENDS = ['cancelled', 'paid elsewhere'] as const
  test.each(ENDS)('the page of an order that is %s is closed', async (how) => {
    const one = await anOrder()
    await one.press()
    if (how === 'cancelled') await one.call('POST', `/api/orders/${one.id}/cancel`)
    else await till.confirm(one.id)
    await tend()
    expect(() => shop.stripe.pay(one.reference)).toThrow('expired')
    await tend()
    const closing = 'POST /v1/checkout/sessions/:id/expire'
    expect(shop.stripe.keysOf(closing)).toHaveLength(1)
  })

  test('whoever paid in the moment between is seen, and gets it back', async () => {
    const one = await anOrder()
    await one.press()
    await one.call('POST', `/api/orders/${one.id}/cancel`)
    later(1)
    shop.stripe.pay(one.reference)
    await tend()
    expect(await till.order(one.id)).toMatchObject({
      status: 'review',
      needsLook: true,
      payments: [{ held: 'cancelled', refundableMinor: 9900 }],
    })
    expect(await one.coins()).toMatchObject({ planName: 'free' })
  })

  test('one that cannot be asked does not keep the next one waiting', async () => {
    const [one, two] = [await anOrder(), await anOrder()]
    for (const { press, reference } of [one, two]) {
      await press()
      shop.stripe.pay(reference)
    }
    later(125)
    shop.stripe.trouble = ['ill']
    await expect(tend()).rejects.toThrow('provider-not-reachable')
    later(140)
    await tend()
    for (const { id } of [one, two]) expect((await till.order(id)).status).toBe('granted')
  })
})

test.each(['before', 'after'] as const)(
  'cut off %s each statement, a checkout is one page and is paid once',
  async (moment) => {
    const one = await anOrder()
    const { env, now, site } = server.context
    const door = {
      promptPay: null,
      contactEmail: site.brand.contactEmail,
      publicUrl: site.publicUrl,
      providers: createProviders(env.payment),
    }
    const partsOf = (database: Database) => ({ database, seller: env.payment.seller, now })
    const wish = { provider: 'stripe', locale: 'en' } as const
    const pages = () =>
      [...shop.stripe.sessions.values()].filter(
        (session) => session.client_reference_id === one.reference,
      ).length
    const began = await untilThrough(server.database, moment, {
      work: (database) =>
        beginCheckout({ parts: partsOf(database), door, brand: 'Panya' }, one.id, wish),
      async look() {
        expect(pages()).toBeLessThanOrEqual(1)
      },
    })
    expect([began > 5, pages()]).toEqual([true, 1])
    shop.stripe.pay(one.reference)
    // Also who presses once more has paid once.
    await untilThrough(server.database, moment, {
      work: (database) =>
        beginCheckout({ parts: partsOf(database), door, brand: 'Panya' }, one.id, wish).catch(
          (error: Error) => {
            if (error.message !== 'order-is-granted') throw error
          },
        ),
      async look() {
        const { status, payments } = await till.order(one.id)
        expect(['open,0', 'granted,1']).toContain([status, payments.length].join())
        expect((await till.books()).wrong).toEqual(NOTHING_WRONG)
      },
    })
    expect(await one.coins()).toMatchObject({ planName: 'basic', balance: 330 })
    expect(await proveLedger(server.context)).toMatchObject({ ok: true })
  },
)
