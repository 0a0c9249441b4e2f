import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, aTill, SHOP_NOW, startShop } from '../../testing/payments.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { forgetUnpaidOrders } from './forget-unpaid-orders.ts'

let server: TestServer
beforeAll(async () => {
  server = await startShop()
})
afterAll(() => server.close())

test('what nobody paid goes in the end; money of any kind keeps its order', async () => {
  const till = await aTill(server)
  const [paid, wrong, unpaid, cancelled] = await Promise.all(
    Array.from({ length: 4 }, () => aBuyer(server)),
  )
  const order = async (one: typeof paid) => (await one!.order()).id
  const ids = [await order(paid), await order(wrong), await order(unpaid), await order(cancelled)]
  await till.confirm(ids[0]!)
  await till.confirm(ids[1]!, { amountMinor: 100 })
  await cancelled!.call('POST', `/api/orders/${ids[3]}/cancel`)
  const left = async () => {
    const { rows } = await server.database.pool.query('select id from purchase_order order by id')
    return rows.map(({ id }) => id)
  }
  server.setNow(new Date(SHOP_NOW.getTime() + 96 * 86_400_000))
  await forgetUnpaidOrders(server.context)
  expect(await left()).toEqual(ids)
  server.setNow(new Date(SHOP_NOW.getTime() + 98 * 86_400_000))
  await Promise.all([forgetUnpaidOrders(server.context), forgetUnpaidOrders(server.context)])
  expect(await left()).toEqual(ids.slice(0, 2))
})
