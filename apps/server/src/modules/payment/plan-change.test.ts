import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../app/seed/people.ts'
import { untilThrough } from '../../testing/cut-off.ts'
import { aBuyer, aTill, BUYER, NOTHING_WRONG, SHOP_NOW, startShop } from '../../testing/payments.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { proveLedger } from '../ledger/proof.ts'
import { askRenewals } from './ask-renewals.ts'
import { confirmByHand } from './bank-payment.ts'
import { giveWaitingPlans } from './give-waiting-plans.ts'
import { createPayTokens } from './pay-tokens.ts'
import { turnPaidPlans } from './turn-paid-plans.ts'

let server: TestServer
beforeAll(async () => {
  server = await startShop()
})
afterAll(() => server.close())
beforeEach(() => server.setNow(SHOP_NOW))
afterEach(async () => {
  const { books } = await aTill(server)
  expect((await books()).wrong).toEqual(NOTHING_WRONG)
})

const on = (day: string) => server.setNow(new Date(`${day}T03:00:00Z`))
const partsOf = (database = server.database) => {
  const { env, now } = server.context
  return { database, seller: env.payment.seller, now }
}

/** Everything that is due on a day, twice at the same time. */
async function wakeOn(day: string) {
  on(day)
  const asking = { parts: partsOf(), tokens: createPayTokens(server.context.secret) }
  await Promise.all([turnPaidPlans(server.context), turnPaidPlans(server.context)])
  await Promise.all([askRenewals(asking), askRenewals(asking)])
  await giveWaitingPlans(partsOf())
}

/** Signed in anew on each day: weeks may have passed. */
async function signedIn(person?: Person) {
  const buyer = await aBuyer(server, person)
  const { call } = buyer
  const till = await aTill(server)
  const day = server.context.now().toISOString().slice(0, 10)
  return {
    ...buyer,
    till,
    pay: async (id: number, amountMinor: number) =>
      (await till.confirm(id, { day, amountMinor })).body,
    quote: async (plan: string, cycle = 'monthly') =>
      (await call('POST', '/api/quotes', { plan, cycle })).body,
    subscription: async () => (await call('GET', '/api/subscription')).body.subscription,
    next: (next: object | null) => call('PUT', '/api/subscription/next', { next }),
    orders: async () => (await call('GET', '/api/orders')).body.orders,
  }
}

async function withBasic(wish: object = {}) {
  const buyer = await signedIn()
  const { id } = await buyer.order(wish)
  const paid = await buyer.pay(id, 'cycle' in wish ? 99_000 : 9900)
  return { ...buyer, id, paymentId: paid.payments[0]!.id }
}

const mailsTo = async ({ id }: Person) =>
  (
    await server.database.pool.query<{ kind: string; day: string }>(
      'select kind, day from payment_mail where user_id = $1 order by id',
      [id],
    )
  ).rows.map(({ kind, day }) => [kind, day])

describe('a larger plan', () => {
  test('begins at once; what is left of the smaller one is paid with, to the satang and its tax', async () => {
    const { person, id: first } = await withBasic({ buyer: BUYER })
    on('2026-11-25')
    const buyer = await signedIn(person)
    const before = await buyer.till.balances()
    expect(await buyer.quote('pro')).toMatchObject({
      change: 'up',
      from: '2026-11-25',
      until: '2026-12-24',
      creditMinor: 6600,
      amountMinor: 18_300,
      taxMinor: 1629,
    })
    const { id } = await buyer.order({ plan: 'pro', buyer: BUYER })
    expect((await buyer.orders())[0]).toMatchObject({ expiresAt: '2026-11-26T16:59:59.999Z' })
    expect(await buyer.pay(id, 18_300)).toMatchObject({
      status: 'granted',
      periodFrom: '2026-11-25',
      papers: [{ kind: 'tax-invoice' }],
    })
    expect(await buyer.coins()).toMatchObject({ planName: 'pro' })
    const after = await buyer.till.balances()
    const grown = (name: string) => (after[name] ?? 0) - (before[name] ?? 0)
    // Sold for 249 baht, and 66 of the first sale taken back: all of it by credit.
    expect([grown('cash:bank'), grown('credit'), grown('receivable')]).toEqual([18_300, 0, 0])
    expect(grown('revenue') + grown('refunds') + grown('tax')).toBe(-18_300)
    const { papers } = await buyer.till.order(first)
    const note = papers.find(({ kind }) => kind === 'credit-note')
    const paper = await buyer.till.paper(first, note?.number ?? '')
    expect(paper).toMatchObject({ reason: 'เปลี่ยนแพ็กเกจ', totalMinor: 6600 })
    expect(await buyer.subscription()).toMatchObject({ plan: 'pro', creditMinor: 0 })
  })

  test('that credit pays all of is there without money, and the rest pays what follows', async () => {
    const { person } = await withBasic({ cycle: 'yearly' })
    const buyer = await signedIn(person)
    expect(await buyer.quote('pro')).toMatchObject({ amountMinor: 0, creditMinor: 24_900 })
    const { id } = await buyer.order({ plan: 'pro' })
    const order = await buyer.till.order(id)
    expect(order).toMatchObject({ status: 'granted', amountMinor: 0, needsLook: false })
    expect(await buyer.coins()).toMatchObject({ planName: 'pro' })
    expect((await buyer.call('POST', `/api/orders/${id}/cancel`)).status).toBe(409)
    expect(await buyer.subscription()).toMatchObject({ creditMinor: 74_100 })
    // The last day: it goes on by itself, and nobody is written to.
    await wakeOn('2026-12-08')
    await wakeOn('2026-12-14')
    const later = await signedIn(person)
    const [renewal] = await later.orders()
    expect(renewal).toMatchObject({ status: 'granted', creditMinor: 24_900, amountMinor: 0 })
    await wakeOn('2026-12-15')
    expect(await later.coins()).toMatchObject({ planName: 'pro' })
    expect(await mailsTo(person)).toEqual([])
  })

  test('whose price was promised yesterday is given for it today', async () => {
    const { person } = await withBasic()
    on('2026-11-25')
    const buyer = await signedIn(person)
    const { id } = await buyer.order({ plan: 'pro' })
    on('2026-11-26')
    const { till } = await signedIn(person)
    const { body } = await till.confirm(id, { day: '2026-11-25', amountMinor: 18_300 })
    expect(body).toMatchObject({ status: 'granted', periodFrom: '2026-11-26' })
  })

  test('whose money goes back is gone, and the credit that paid part of it is there again', async () => {
    const { person } = await withBasic()
    on('2026-11-25')
    const buyer = await signedIn(person)
    const { id } = await buyer.order({ plan: 'pro' })
    const { payments } = await buyer.pay(id, 18_300)
    await buyer.till.refund(id, { paymentId: payments[0]!.id, amountMinor: 18_300 })
    expect(await buyer.coins()).toMatchObject({ planName: 'free' })
    expect(await buyer.subscription()).toMatchObject({ creditMinor: 6600, isRunning: false })
    expect(await buyer.quote('basic')).toMatchObject({ creditMinor: 6600, amountMinor: 3300 })
  })

  test('after part of the money went back, less is left to pay with', async () => {
    const one = await withBasic()
    await one.till.refund(one.id, { paymentId: one.paymentId, amountMinor: 3900 })
    on('2026-11-30')
    const buyer = await signedIn(one.person)
    // Half of the 60 baht that are left of the price.
    expect(await buyer.quote('pro')).toMatchObject({ creditMinor: 3000, amountMinor: 21_900 })
    const { id } = await buyer.order({ plan: 'pro' })
    expect(await buyer.pay(id, 21_900)).toMatchObject({ status: 'granted' })
  })

  test('money of the first one that goes back after all is seen by a person', async () => {
    const one = await withBasic()
    on('2026-11-25')
    const buyer = await signedIn(one.person)
    await buyer.pay((await buyer.order({ plan: 'pro' })).id, 18_300)
    const wish = { paymentId: one.paymentId, amountMinor: 9900 }
    const { body } = await buyer.till.refund(one.id, wish)
    // Two thirds of it had paid for something else.
    expect(body).toMatchObject({ status: 'refunded', needsLook: true })
    expect(await buyer.coins()).toMatchObject({ planName: 'pro' })
  })

  const MOMENTS = ['before', 'after'] as const
  test.each(MOMENTS)('cut off %s each statement, is changed once', async (moment) => {
    const { person } = await withBasic({ buyer: BUYER })
    on('2026-11-25')
    const buyer = await signedIn(person)
    const { id } = await buyer.order({ plan: 'pro' })
    const money = { provider: 'bank', amountMinor: 18_300, day: '2026-11-25' } as const
    const wish = { key: randomUUID(), note: '', ...money }
    const actor = { name: 'till', fromAddress: null, requestId: null }
    const seen = new Set<string>()
    await untilThrough(server.database, moment, {
      work: (database) => confirmByHand(partsOf(database), actor, id, wish),
      async look() {
        const { status } = await buyer.till.order(id)
        const { creditMinor, plan } = await buyer.subscription()
        seen.add([status, plan, creditMinor].join())
        expect((await buyer.till.books()).wrong).toEqual(NOTHING_WRONG)
      },
    })
    expect([...seen]).toEqual(['open,basic,0', 'granted,pro,0'])
    expect(await proveLedger(server.context)).toMatchObject({ ok: true })
  })
})

describe('a smaller plan', () => {
  test('costs nothing now, and begins when what is paid is over', async () => {
    const buyer = await signedIn()
    const { person } = buyer
    await buyer.pay((await buyer.order({ plan: 'pro' })).id, 24_900)
    expect(await buyer.quote('basic')).toMatchObject({ change: 'down', from: '2026-12-15' })
    const wish = { plan: 'basic', cycle: 'monthly', buyer: null }
    expect((await buyer.call('POST', '/api/orders', wish)).body.message).toBe('change-at-the-end')
    const { status, body } = await buyer.next({ plan: 'basic', cycle: 'monthly' })
    expect([status, body.subscription.next]).toEqual([200, { plan: 'basic', cycle: 'monthly' }])
    await wakeOn('2026-12-08')
    const later = await signedIn(person)
    const [asked] = await later.orders()
    expect(asked).toMatchObject({ plan: 'basic', status: 'open', amountMinor: 9900 })
    expect(await later.pay(asked.id, 9900)).toMatchObject({ periodFrom: '2026-12-15' })
    expect(await later.coins()).toMatchObject({ planName: 'pro' })
    await wakeOn('2026-12-14')
    expect(await later.coins()).toMatchObject({ planName: 'pro' })
    await wakeOn('2026-12-15')
    expect(await later.coins()).toMatchObject({ planName: 'basic' })
  })

  test('a larger one is not had by saying so, nor is one without a price', async () => {
    const { next, call } = await withBasic()
    const up = await next({ plan: 'pro', cycle: 'monthly' })
    expect([up.status, up.body.message]).toEqual([409, 'change-at-once'])
    const enterprise = await next({ plan: 'enterprise', cycle: 'monthly' })
    expect(enterprise.body.message).toBe('price-on-request')
    expect((await call('PUT', '/api/subscription/next', { next: 'free' })).status).toBe(400)
    const stranger = await signedIn()
    expect((await stranger.next(null)).body.message).toBe('no-subscription')
    expect(await stranger.subscription()).toBeNull()
  })
})

describe('the end of what is paid', () => {
  test('is asked about a week before, and on four days after; nothing is had unpaid', async () => {
    const { person } = await withBasic()
    for (const day of ['07', '08', '09', '14', '15', '16', '17', '18', '22', '23', '30'])
      await wakeOn(`2026-12-${day}`)
    expect(await mailsTo(person)).toEqual([
      ['renewal', '2026-12-15'],
      ['again', '2026-12-16'],
      ['again', '2026-12-18'],
      ['again', '2026-12-22'],
      ['again', null],
    ])
    const later = await signedIn(person)
    expect(await later.coins()).toMatchObject({ planName: 'free' })
    expect(await later.orders()).toMatchObject([{ status: 'expired' }, { status: 'granted' }])
  })

  test('paid in the days of asking, it goes on from that day, and nobody asks again', async () => {
    const { person } = await withBasic()
    for (const day of ['08', '15', '16']) await wakeOn(`2026-12-${day}`)
    on('2026-12-17')
    const later = await signedIn(person)
    expect(await later.coins()).toMatchObject({ planName: 'free' })
    const [asked] = await later.orders()
    expect(await later.pay(asked.id, 9900)).toMatchObject({
      status: 'granted',
      periodFrom: '2026-12-17',
      periodUntil: '2027-01-16',
    })
    await wakeOn('2026-12-18')
    await wakeOn('2026-12-22')
    expect(await mailsTo(person)).toHaveLength(3)
    expect(await later.coins()).toMatchObject({ planName: 'basic' })
  })

  test('is told where nobody wants it to go on, and can be thought about again', async () => {
    const { person, next } = await withBasic()
    expect((await next(null)).body.subscription).toMatchObject({ next: null, isRunning: true })
    await wakeOn('2026-12-08')
    await wakeOn('2026-12-12')
    expect(await mailsTo(person)).toEqual([['ends-soon', '2026-12-14']])
    const later = await signedIn(person)
    expect(await later.orders()).toHaveLength(1)
    await later.next({ plan: 'basic', cycle: 'monthly' })
    await wakeOn('2026-12-13')
    expect(await mailsTo(person)).toHaveLength(2)
    await later.next(null)
    const [asked] = await later.orders()
    expect(asked).toMatchObject({ status: 'cancelled' })
    await wakeOn('2026-12-15')
    expect(await mailsTo(person)).toHaveLength(2)
    expect(await later.coins()).toMatchObject({ planName: 'free' })
  })

  test('an order that was only asked for makes room for what somebody wants', async () => {
    const { person } = await withBasic()
    await wakeOn('2026-12-08')
    const later = await signedIn(person)
    await later.order({ plan: 'pro' })
    expect(await later.orders()).toMatchObject([
      { plan: 'pro', change: 'up', status: 'open' },
      { plan: 'basic', change: 'renewal', status: 'cancelled' },
      { status: 'granted' },
    ])
    const wish = { plan: 'pro', cycle: 'monthly', buyer: null }
    expect((await later.call('POST', '/api/orders', wish)).status).toBe(409)
  })

  test('whoever has paid ahead is not asked', async () => {
    const { person, order, pay } = await withBasic()
    await pay((await order()).id, 9900)
    for (const day of ['08', '12', '15']) await wakeOn(`2026-12-${day}`)
    expect(await mailsTo(person)).toEqual([])
  })
})
