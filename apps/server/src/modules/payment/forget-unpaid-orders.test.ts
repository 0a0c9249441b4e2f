import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, aTill, SHOP_NOW, startShop } from '../../testing/payments.ts'
import { aStudent } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { forgetAddresses, forgetUnpaidOrders } from './forget-unpaid-orders.ts'

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

test('a guardian’s address goes with the account of the child; that they agreed stays', async () => {
  server.setNow(SHOP_NOW)
  const till = await aTill(server)
  const [kept, gone] = await Promise.all([aChild(), aChild()])
  for (const { id } of [kept, gone]) await till.confirm(id)
  const payers = async () => {
    const { rows } = await server.database.pool.query(
      'select order_id, name, email from order_payer where name is not null order by order_id',
    )
    return rows.map(({ order_id: id, name, email }) => [id, name, email])
  }
  await forgetAddresses(server.context)
  expect(await payers()).toContainEqual([gone!.id, 'Somchai Dee', 'somchai@home.example'])
  await server.database.pool.query('delete from student where id = $1', [gone!.person.id])
  await forgetAddresses(server.context)
  expect(await payers()).toContainEqual([gone!.id, 'Somchai Dee', null])
  expect(await payers()).toContainEqual([kept!.id, 'Somchai Dee', 'somchai@home.example'])
})

async function aChild() {
  const person = await aStudent(server)
  const { call } = await projectClient(server, person)
  const { body } = await call('POST', '/api/orders', {
    plan: 'basic',
    cycle: 'monthly',
    buyer: null,
  })
  const agreement = { token: body.token, name: 'Somchai Dee', buyer: null }
  const payload = { ...agreement, email: 'somchai@home.example', locale: 'th' }
  await server.app.inject({ method: 'POST', url: '/api/pay/agree', payload })
  return { person, id: body.order.id as number }
}
