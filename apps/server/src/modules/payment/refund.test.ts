import { randomUUID } from 'node:crypto'
import { proveNumbers } from '@panya/domain/tax-paper/paper-number.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aBuyer,
  aTill,
  BUYER,
  NOTHING_WRONG,
  SHOP_DAY,
  SHOP_NOW,
  startShop,
} from '../../testing/payments.ts'
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
  const { rows } = await server.database.pool.query<{ number: string }>(
    'select number from tax_paper',
  )
  const numbers = rows.map(({ number }) => number)
  expect(proveNumbers(numbers)).toEqual({ missing: [], twice: [], strange: [] })
})

async function aSale(wish: object = {}, day = SHOP_DAY) {
  const buyer = await aBuyer(server)
  const { id } = await buyer.order(wish)
  const { body } = await till.confirm(id, { day })
  return { ...buyer, id, paymentId: body.payments[0]!.id }
}

describe('money goes back', () => {
  test('all of it: the sale, its tax and the plan go with it', async () => {
    const before = await till.balances()
    const sale = await aSale()
    server.setNow(new Date(SHOP_NOW.getTime() + 3 * DAY_MS))
    const { paymentId } = sale
    const { body } = await till.refund(sale.id, { paymentId, amountMinor: 9900 })
    expect(body).toMatchObject({ status: 'refunded', needsLook: false })
    expect(await sale.coins()).toMatchObject({ planName: 'free' })
    const after = await till.balances()
    const grown = (name: string) => (after[name] ?? 0) - (before[name] ?? 0)
    expect([grown('cash:bank'), grown('tax'), grown('receivable')]).toEqual([0, 0, 0])
    expect(grown('revenue') + grown('refunds')).toBe(0)
    // They may buy again.
    expect((await sale.order()).id).toBeGreaterThan(sale.id)
  })

  test('in parts: the plan stays until the last of it, and the tax comes out even', async () => {
    const sale = await aSale({ buyer: BUYER })
    const { paymentId } = sale
    for (const amountMinor of [3333, 3333]) {
      const { body } = await till.refund(sale.id, { paymentId, amountMinor })
      expect(body.status).toBe('partly-refunded')
    }
    expect(await sale.coins()).toMatchObject({ planName: 'basic' })
    const more = await till.refund(sale.id, { paymentId, amountMinor: 3235 })
    expect([more.status, more.body]).toMatchObject([409, { message: 'more-than-is-left' }])
    const { body } = await till.refund(sale.id, { paymentId, amountMinor: 3234 })
    const notes = body.papers.filter(({ kind }) => kind === 'credit-note')
    const papers = await Promise.all(notes.map(({ number }) => till.paper(sale.id, number)))
    const sum = (pick: (paper: { taxMinor: number; netMinor: number }) => number) =>
      papers.reduce((all, paper) => all + pick(paper), 0)
    expect([sum(({ taxMinor }) => taxMinor), sum(({ netMinor }) => netMinor)]).toEqual([648, 9252])
    expect(papers.map(({ original }) => original.rightMinor).at(-1)).toBe(0)
    expect(await sale.coins()).toMatchObject({ planName: 'free' })
  })

  test('the same refund, sent again and at the same time, goes back once', async () => {
    const sale = await aSale({ buyer: BUYER })
    const wish = { key: randomUUID(), paymentId: sale.paymentId, amountMinor: 5000 }
    const answers = await Promise.all([1, 2, 3].map(() => till.refund(sale.id, wish)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const order = await till.order(sale.id)
    expect(order.refunds).toHaveLength(1)
    expect(order.papers.map(({ kind }) => kind).toSorted()).toEqual(['credit-note', 'tax-invoice'])
    const other = await till.refund(sale.id, { ...wish, amountMinor: 4000 })
    expect([other.status, other.body]).toMatchObject([409, { message: 'refund-told-differently' }])
  })

  test('of two purchases the later one goes back first', async () => {
    const sale = await aSale()
    const { id: later } = await sale.order()
    const { body } = await till.confirm(later)
    const first = () => till.refund(sale.id, { paymentId: sale.paymentId, amountMinor: 9900 })
    expect((await first()).body).toMatchObject({ message: 'refund-the-later-first' })
    await till.refund(later, { paymentId: body.payments[0]?.id, amountMinor: 9900 })
    expect(await sale.coins()).toMatchObject({ planName: 'basic' })
    expect((await first()).body).toMatchObject({ status: 'refunded' })
    expect(await sale.coins()).toMatchObject({ planName: 'free' })
  })

  test('unknown payments, empty reasons and strangers are refused', async () => {
    const sale = await aSale()
    const unknown = await till.refund(sale.id, { paymentId: 'bank:x', amountMinor: 100 })
    expect([unknown.status, unknown.body]).toMatchObject([404, { message: 'payment-not-found' }])
    const wish = { paymentId: sale.paymentId, amountMinor: 100 }
    expect((await till.refund(sale.id, { ...wish, reason: '' })).status).toBe(400)
    const own = { ...wish, key: randomUUID(), reason: 'x' }
    const tried = await sale.call('POST', `/api/admin/orders/${sale.id}/refunds`, own)
    expect(tried.status).toBe(403)
    expect((await till.order(sale.id)).refunds).toEqual([])
  })
})

describe('papers', () => {
  test('a buyer who says who they are gets a full tax invoice, and a credit note that names it', async () => {
    const sale = await aSale({ buyer: BUYER })
    const [{ number } = { number: '' }] = (await till.order(sale.id)).papers
    const own = await sale.call('GET', `/api/orders/${sale.id}/papers/${number}`)
    expect(own.body.paper).toMatchObject({
      kind: 'tax-invoice',
      number,
      day: '2026-11-15',
      seller: { taxId: '0107544000108', branch: '00000' },
      buyer: BUYER,
      lines: [{ description: 'Basic, 15/11/2569 - 14/12/2569', quantity: 1, netMinor: 9252 }],
      netMinor: 9252,
      taxMinor: 648,
      totalMinor: 9900,
    })
    const wish = { paymentId: sale.paymentId, amountMinor: 9900, reason: 'เลิกใช้' }
    const { body } = await till.refund(sale.id, wish)
    const note = body.papers.find(({ kind }) => kind === 'credit-note')
    expect(await till.paper(sale.id, note?.number ?? '')).toMatchObject({
      reason: 'เลิกใช้',
      original: { number, netMinor: 9252, creditedMinor: 0, rightMinor: 0 },
    })
    const stranger = await aBuyer(server)
    const tried = await stranger.call('GET', `/api/orders/${sale.id}/papers/${number}`)
    expect(tried.status).toBe(404)
  })

  test('many at once have numbers that follow each other', async () => {
    const orders = await Promise.all(
      Array.from({ length: 8 }, async () => (await (await aBuyer(server)).order()).id),
    )
    const told = await Promise.all(orders.map((id) => till.confirm(id)))
    expect(told.map(({ status }) => status)).toEqual(orders.map(() => 200))
    const numbers = told.map(({ body }) => body.papers[0]!.number).toSorted()
    const serials = numbers.map((number) => Number(number.slice(-6)))
    expect(serials.map((serial) => serial - serials[0]!)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  test('a clock that goes back does not turn days and numbers', async () => {
    server.setNow(new Date(SHOP_NOW.getTime() + 2 * DAY_MS))
    const late = await aSale({}, '2026-11-17')
    server.setNow(SHOP_NOW)
    const early = await aSale()
    const paper = async (id: number) => {
      const [{ number } = { number: '' }] = (await till.order(id)).papers
      return till.paper(id, number)
    }
    expect([(await paper(late.id)).day, (await paper(early.id)).day]).toEqual([
      '2026-11-17',
      '2026-11-17',
    ])
  })
})
