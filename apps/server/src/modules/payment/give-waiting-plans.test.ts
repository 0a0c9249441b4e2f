import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, aTill, NOTHING_WRONG, SHOP_NOW, startShop } from '../../testing/payments.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { giveWaitingPlans } from './give-waiting-plans.ts'
import { turnPaidPlans } from './turn-paid-plans.ts'

const DAY_MS = 86_400_000
let server: TestServer
beforeAll(async () => {
  server = await startShop()
})
afterAll(() => server.close())

async function sweep() {
  const { database, env, now } = server.context
  await turnPaidPlans(server.context)
  const parts = { database, seller: env.payment.seller, now }
  await Promise.all([giveWaitingPlans(parts), giveWaitingPlans(parts)])
}

test('late money for a smaller plan, accepted while another runs, is given when that one is over', async () => {
  const buyer = await aBuyer(server)
  const forgotten = await buyer.order()
  server.setNow(new Date(SHOP_NOW.getTime() + 8 * DAY_MS))
  const till = await aTill(server)
  const { id: running } = await buyer.order({ plan: 'pro' })
  await till.confirm(running, { day: '2026-11-23', amountMinor: 24_900 })
  const late = await till.confirm(forgotten.id, { day: '2026-11-23' })
  const paymentId = late.body.payments[0]?.id
  const accepted = await till.call('POST', `/orders/${forgotten.id}/accept`, { paymentId })
  expect(accepted.body).toMatchObject({ status: 'paid', needsLook: true })
  await sweep()
  expect((await till.order(forgotten.id)).status).toBe('paid')
  server.setNow(new Date('2026-12-23T03:00:00Z'))
  await sweep()
  const later = await aTill(server)
  expect(await later.order(forgotten.id)).toMatchObject({
    status: 'granted',
    needsLook: false,
    periodFrom: '2026-12-23',
  })
  const back = await aBuyer(server, buyer.person)
  expect(await back.coins()).toMatchObject({ planName: 'basic' })
  expect((await later.books()).wrong).toEqual(NOTHING_WRONG)
})
