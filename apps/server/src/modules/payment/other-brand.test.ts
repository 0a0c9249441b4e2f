import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, aTill, BUYER, NOTHING_WRONG, SHOP_NOW, startShop } from '../../testing/payments.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startShop(undefined, { BRAND: 'makewise' })
})
afterAll(() => server.close())

test('dollars have no tax and no PromptPay; the receipt says so, in days of its own era', async () => {
  const till = await aTill(server)
  const buyer = await aBuyer(server)
  const { id } = await buyer.order({ buyer: { ...BUYER, taxId: null, branch: null } })
  const [open] = (await buyer.call('GET', '/api/orders')).body.orders
  expect(open).toMatchObject({ currency: 'USD', amountMinor: 299, taxMinor: 0 })
  expect(open.ways).toEqual([
    { kind: 'checkout', provider: 'stripe', methods: ['card'] },
    expect.objectContaining({ kind: 'manual' }),
  ])
  const { body } = await till.confirm(id, { amountMinor: 299, provider: 'manual' })
  expect(body.papers).toEqual([{ number: 'RC00000-2569-000001', kind: 'receipt' }])
  expect(await till.paper(id, 'RC00000-2569-000001')).toMatchObject({
    seller: { taxId: null, branch: null },
    buyer: { name: BUYER.name },
    lines: [{ description: 'Basic, 2026-11-15 - 2026-12-14', netMinor: 299 }],
    currency: 'USD',
    taxMinor: 0,
    totalMinor: 299,
  })
  const { balances, wrong } = await till.books()
  expect(wrong).toEqual(NOTHING_WRONG)
  expect(balances.every(({ currency }) => currency === 'USD')).toBe(true)
})

test('where nobody said who sells, plans are sold without papers and by hand', async () => {
  const plain = await testServer()
  plain.setNow(SHOP_NOW)
  const till = await aTill(plain)
  const buyer = await aBuyer(plain)
  const { id } = await buyer.order()
  const [open] = (await buyer.call('GET', '/api/orders')).body.orders
  expect(open).toMatchObject({
    taxMinor: 0,
    ways: [{ kind: 'manual', contactEmail: 'hello@panya.example' }],
  })
  const { body } = await till.confirm(id, { provider: 'manual' })
  expect(body).toMatchObject({ status: 'granted', papers: [] })
})
