import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aBuyer,
  aTill,
  NOTHING_WRONG,
  SHOP_DAY,
  SHOP_NOW,
  startShop,
} from '../../testing/payments.ts'
import { aStudent } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import type { TestServer } from '../../testing/test-server.ts'

const DAY_MS = 86_400_000
let server: TestServer
let till: Awaited<ReturnType<typeof aTill>>
beforeAll(async () => {
  server = await startShop()
  till = await aTill(server)
})
afterAll(() => server.close())
beforeEach(() => server.setNow(SHOP_NOW))
afterEach(async () => {
  expect((await till.books()).wrong).toEqual(NOTHING_WRONG)
})

const lines = async (path: string) =>
  Number((await server.database.pool.query(`select count(*) from ${path}`)).rows[0].count)

describe('an admin has seen the money', () => {
  test('the plan, its coins, the sale and the record are there at once', async () => {
    const { person, order, coins, call } = await aBuyer(server)
    const before = await till.balances()
    const { id } = await order()
    const { body } = await till.confirm(id)
    expect(body).toMatchObject({
      status: 'granted',
      needsLook: false,
      periodFrom: '2026-11-15',
      periodUntil: '2026-12-14',
      email: person.email,
      payments: [{ provider: 'bank', amountMinor: 9900, held: null, refundableMinor: 9900 }],
    })
    expect(await coins()).toMatchObject({ planName: 'basic', balance: 330 })
    const after = await till.balances()
    const grown = (name: string) => (after[name] ?? 0) - (before[name] ?? 0)
    expect([grown('cash:bank'), grown('revenue'), grown('tax'), grown('receivable')]).toEqual([
      9900, -9252, -648, 0,
    ])
    expect((await call('GET', '/api/orders')).body.orders).toMatchObject([
      { status: 'granted', ways: null, papers: [{ kind: 'receipt' }] },
    ])
    expect(await lines(`audit_log where act = 'payment.confirm' and target = 'order:${id}'`)).toBe(
      1,
    )
  })

  test('told twice, by two admins at once or again: once', async () => {
    const { order, coins } = await aBuyer(server)
    const { id } = await order()
    const key = randomUUID()
    const told = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        till.confirm(id, { key: index < 3 ? key : randomUUID() }),
      ),
    )
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const { payments } = await till.order(id)
    expect(payments).toHaveLength(1)
    expect(await coins()).toMatchObject({ balance: 330 })
    expect(await lines(`money_entry where order_id = ${id}`)).toBe(2)
    expect(await lines(`tax_paper where order_id = ${id}`)).toBe(1)
    const [payment] = payments
    const same = { key: payment?.id.replace('hand:', '') }
    expect((await till.confirm(id, same)).status).toBe(200)
    const other = await till.confirm(id, { ...same, amountMinor: 9800 })
    expect([other.status, await lines(`order_event where order_id = ${id}`)]).toEqual([409, 3])
  })

  test('another amount is kept and gives nothing; a person sees it', async () => {
    const { order, coins } = await aBuyer(server)
    const { id } = await order()
    const { body } = await till.confirm(id, { amountMinor: 9000 })
    expect(body).toMatchObject({ status: 'review', needsLook: true })
    expect(body.payments).toMatchObject([{ held: 'other-amount' }])
    expect(await coins()).toMatchObject({ planName: 'free' })
    const listed = await till.call('GET', '/orders?needsLook=true')
    expect(listed.body.orders.map((one: { id: number }) => one.id)).toContain(id)
    // It goes back, and the right sum pays.
    const [held] = body.payments
    await till.refund(id, { paymentId: held?.id, amountMinor: 9000 })
    const paid = await till.confirm(id)
    expect(paid.body).toMatchObject({ status: 'granted', needsLook: false })
  })

  test('days that cannot be are refused, and so are strangers', async () => {
    const { order, call } = await aBuyer(server)
    const { id } = await order()
    const day = async (text: string) => (await till.confirm(id, { day: text })).body
    expect(await day('2026-11-16')).toMatchObject({ fields: { day: 'in-the-future' } })
    expect(await day('2026-11-14')).toMatchObject({ fields: { day: 'before-the-order' } })
    expect(await day('2026-02-30')).toMatchObject({ fields: { day: 'not-a-day' } })
    expect((await till.confirm(999_999)).status).toBe(404)
    const own = { key: randomUUID(), provider: 'bank', amountMinor: 9900, day: SHOP_DAY, note: '' }
    expect((await call('POST', `/api/admin/orders/${id}/payments`, own)).status).toBe(403)
    expect((await till.order(id)).payments).toEqual([])
  })

  test('late money waits for a decision and counts then', async () => {
    const { order, coins } = await aBuyer(server)
    const { id } = await order()
    server.setNow(new Date(SHOP_NOW.getTime() + 9 * DAY_MS))
    const { body } = await till.confirm(id, { day: '2026-11-23' })
    expect(body).toMatchObject({ status: 'review', payments: [{ held: 'late' }] })
    const [{ id: paymentId } = { id: '' }] = body.payments
    const accepted = await till.call('POST', `/orders/${id}/accept`, { paymentId })
    expect(accepted.body).toMatchObject({ status: 'granted', periodFrom: '2026-11-24' })
    expect(await coins()).toMatchObject({ planName: 'basic' })
    expect((await till.call('POST', `/orders/${id}/accept`, { paymentId: 'x' })).status).toBe(409)
  })

  test('the same plan once more begins when the first is over, and a third is refused', async () => {
    const { order, call } = await aBuyer(server)
    await till.confirm((await order()).id)
    const more = await order()
    const ahead = await till.confirm(more.id)
    expect(ahead.body).toMatchObject({ periodFrom: '2026-12-15', periodUntil: '2027-01-14' })
    const third = { plan: 'basic', cycle: 'monthly', buyer: null }
    expect((await call('POST', '/api/orders', third)).body.message).toBe('paid-ahead')
  })

  test('who is gone gets nothing, and their money is found', async () => {
    const { person, order } = await aBuyer(server)
    const { id } = await order()
    await server.database.pool.query('delete from student where id = $1', [person.id])
    const { body } = await till.confirm(id)
    expect(body).toMatchObject({ status: 'paid', needsLook: true, email: null })
    const back = await till.refund(id, { paymentId: body.payments[0]?.id, amountMinor: 9900 })
    expect(back.body).toMatchObject({ status: 'refunded', needsLook: false })
  })
})

test('a child’s order is paid by the guardian, and the plan is the child’s', async () => {
  const child = await aStudent(server)
  const { call } = await projectClient(server, child)
  const wish = { plan: 'pro', cycle: 'yearly', buyer: null }
  const { body: made } = await call('POST', '/api/orders', wish)
  const agreed = await server.app.inject({
    method: 'POST',
    url: '/api/pay/agree',
    payload: { token: made.token, name: 'Somchai Dee', buyer: null },
  })
  const { token } = agreed.json()
  const { body } = await till.confirm(made.order.id, { amountMinor: 249_000 })
  expect(body).toMatchObject({ status: 'granted', payerName: 'Somchai Dee', payer: 'guardian' })
  expect((await call('GET', '/api/coins')).body).toMatchObject({ planName: 'pro', balance: 1030 })
  const { number } = body.papers[0]!
  const ask = (secret: string) =>
    server.app.inject({ method: 'POST', url: '/api/pay/paper', payload: { token: secret, number } })
  expect((await ask(token)).json().paper).toMatchObject({ number, totalMinor: 249_000 })
  // What the guardian was given for their money is theirs.
  expect((await ask(made.token)).statusCode).toBe(404)
  const own = await call('GET', `/api/orders/${made.order.id}/papers/${number}`)
  expect(own.status).toBe(404)
})

test('the list is searched by reference and address', async () => {
  const { person, order } = await aBuyer(server)
  const { id, reference } = await order()
  const find = async (query: string) =>
    (await till.call('GET', `/orders?${query}`)).body.orders.map((one: { id: number }) => one.id)
  const spaced = encodeURIComponent(`${reference.slice(0, 5)} ${reference.slice(5).toLowerCase()}`)
  expect(await find(`search=${spaced}`)).toEqual([id])
  expect(await find(`search=${person.email}`)).toEqual([id])
  expect(await find(`search=${person.email}&status=granted`)).toEqual([])
  server.setNow(new Date(SHOP_NOW.getTime() + 8 * DAY_MS))
  expect(await find(`search=${person.email}&status=expired`)).toEqual([id])
  expect(await find(`search=${person.email}&status=open`)).toEqual([])
})
