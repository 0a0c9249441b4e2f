import { readPromptPay } from '@panya/domain/promptpay/payload.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BILLER, SHOP_NOW, startShop } from '../../testing/payments.ts'
import { aDemo, aStudent, aTeacher } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import type { TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startShop()
})
afterAll(() => server.close())

const WISH = { plan: 'basic', cycle: 'monthly', buyer: null }

async function grownUp() {
  const person = await aTeacher(server)
  const { call } = await projectClient(server, person)
  const order = (wish: object = {}) => call('POST', '/api/orders', { ...WISH, ...wish })
  return { person, call, order }
}

async function child() {
  const person = await aStudent(server)
  const { call } = await projectClient(server, person)
  return { person, call, order: () => call('POST', '/api/orders', WISH) }
}

async function withLink(path: string, body: object) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/pay/${path}`,
    payload: body,
  })
  return { status: answer.statusCode, body: answer.json() }
}

describe('what it costs', () => {
  test('a month, a term and a year, with the tax that is within', async () => {
    const { call } = await grownUp()
    const ask = async (cycle: string) =>
      (await call('POST', '/api/quotes', { plan: 'basic', cycle })).body
    expect(await ask('monthly')).toEqual({
      plan: 'basic',
      cycle: 'monthly',
      currency: 'THB',
      amountMinor: 9900,
      creditMinor: 0,
      taxMinor: 648,
      payer: 'self',
      change: 'new',
      from: '2026-11-15',
      until: '2026-12-14',
    })
    expect(await ask('yearly')).toMatchObject({ amountMinor: 99_000, taxMinor: 6477 })
    // Of the 151 days of the term, 137 are left: 49,500 * 137 / 151.
    expect(await ask('term')).toMatchObject({ amountMinor: 44_911 })
  })

  test('free, on request and unknown plans are refused by name', async () => {
    const { call } = await grownUp()
    const ask = (plan: string) => call('POST', '/api/quotes', { plan, cycle: 'monthly' })
    expect((await ask('free')).body.message).toBe('plan-costs-nothing')
    expect((await ask('enterprise')).body.message).toBe('price-on-request')
    expect((await ask('gold')).status).toBe(400)
  })
})

describe('a grown-up', () => {
  test('orders and is shown a code with amount, receiver and reference', async () => {
    const { order } = await grownUp()
    const { status, body } = await order()
    expect([status, body.token]).toEqual([201, null])
    expect(body.order).toMatchObject({
      status: 'open',
      payer: 'self',
      amountMinor: 9900,
      expiresAt: '2026-11-22T03:00:00.000Z',
      papers: [],
    })
    const [page, code, manual] = body.order.ways
    expect(page).toEqual({ kind: 'checkout', provider: 'stripe', methods: ['card', 'promptpay'] })
    expect(code).toMatchObject({ kind: 'promptpay', bank: 'Krung Doi Bank', hasReference: true })
    expect(manual.kind).toBe('manual')
    expect(readPromptPay(code.text)).toEqual({
      kind: 'payment',
      payment: {
        receiver: {
          kind: 'bill',
          biller: BILLER,
          reference1: body.order.reference,
          reference2: null,
        },
        amountMinor: 9900,
        shopName: null,
      },
    })
    expect(code.svg).toMatch(/^<svg xmlns=/)
  })

  test('has one open order at a time; a cancelled or forgotten one makes room', async () => {
    const { order, call } = await grownUp()
    const first = await order()
    expect((await order()).body.message).toBe('order-is-open')
    const cancelled = await call('POST', `/api/orders/${first.body.order.id}/cancel`)
    expect(cancelled.body.orders).toMatchObject([{ status: 'cancelled', ways: null }])
    expect((await order()).status).toBe(201)
    server.setNow(new Date(SHOP_NOW.getTime() + 8 * 86_400_000))
    const { body } = await call('GET', '/api/orders')
    expect(body.orders).toMatchObject([{ status: 'expired', ways: null }, { status: 'cancelled' }])
    expect((await order()).status).toBe(201)
    server.setNow(SHOP_NOW)
  })

  test('two orders at the same moment: one is made', async () => {
    const { order } = await grownUp()
    const answers = await Promise.all([order(), order(), order()])
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  })

  test('a buyer that is not right for a tax invoice is refused field by field', async () => {
    const { order } = await grownUp()
    const buyer = { name: 'School', address: '', taxId: '123', branch: null }
    const { status, body } = await order({ buyer })
    expect([status, body.fields]).toEqual([
      400,
      {
        'buyer.address': 'required',
        'buyer.taxId': 'bad-tax-id',
        'buyer.branch': 'required',
      },
    ])
  })

  test('nobody reads, cancels or links the order of somebody else; guests order nothing', async () => {
    const { order } = await grownUp()
    const { id } = (await order()).body.order
    const other = await grownUp()
    expect((await other.call('POST', `/api/orders/${id}/cancel`)).status).toBe(404)
    expect((await other.call('POST', `/api/orders/${id}/link`)).status).toBe(404)
    expect((await other.call('GET', '/api/orders')).body.orders).toEqual([])
    const guest = await projectClient(server, await aDemo(server))
    expect((await guest.call('POST', '/api/orders', WISH)).status).toBe(403)
    expect((await server.app.inject('/api/orders')).statusCode).toBe(401)
  })
})

describe('a child', () => {
  test('never sees how to pay; a guardian with the link agrees by name and does', async () => {
    const one = await child()
    const made = await one.order()
    expect(made.body.order).toMatchObject({ status: 'quoted', payer: 'guardian', ways: null })
    const { token } = made.body
    const seen = await withLink('look', { token })
    expect(seen.body).toMatchObject({ order: { status: 'quoted', ways: null } })
    const agreed = await withLink('agree', { token, name: 'Somchai Dee', buyer: null })
    expect(agreed.body.order).toMatchObject({ status: 'open' })
    const kinds = agreed.body.order.ways.map(({ kind }: { kind: string }) => kind)
    expect(kinds).toEqual(['checkout', 'promptpay', 'manual'])
    const { body } = await one.call('GET', '/api/orders')
    expect(body.orders).toMatchObject([{ status: 'open', ways: null, papers: [] }])
    const { rows } = await server.database.pool.query(
      'select name, agreed_at from order_payer where order_id = $1',
      [made.body.order.id],
    )
    expect(rows).toEqual([{ name: 'Somchai Dee', agreed_at: SHOP_NOW }])
    const again = await withLink('agree', { token, name: 'Another', buyer: null })
    expect([again.status, again.body.message]).toEqual([409, 'order-is-open'])
    expect((await withLink('look', { token: agreed.body.token })).status).toBe(200)
  })

  test('a new link ends the one before, and none is made once somebody has agreed', async () => {
    const one = await child()
    const made = await one.order()
    const link = () => one.call('POST', `/api/orders/${made.body.order.id}/link`)
    const { token } = (await link()).body
    expect((await withLink('look', { token: made.body.token })).status).toBe(404)
    await withLink('agree', { token, name: 'Somchai Dee', buyer: null })
    expect((await link()).status).toBe(404)
  })

  test('a nameless yes is none, and what is no link is said so', async () => {
    const one = await child()
    const { token } = (await one.order()).body
    const nameless = await withLink('agree', { token, name: ' ', buyer: null })
    expect([nameless.status, nameless.body.fields]).toEqual([400, { name: 'required' }])
    expect((await withLink('look', { token: 'A'.repeat(22) })).body.message).toBe('link-not-known')
  })

  test('whose guardian has not consented to the data asks for that first', async () => {
    const one = await child()
    await server.database.pool.query(
      `update consent set country = 'US', born_from = 2017, born_to = 2019 where student_id = $1`,
      [one.person.id],
    )
    const fresh = await projectClient(server, one.person)
    expect((await fresh.call('POST', '/api/orders', WISH)).body.message).toBe(
      'guardian-consent-needed',
    )
  })
})
