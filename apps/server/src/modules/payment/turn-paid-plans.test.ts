import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBuyer, aTill, SHOP_NOW, startShop } from '../../testing/payments.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { createLedger } from '../ledger/ledger-port.ts'
import { turnPaidPlans } from './turn-paid-plans.ts'

let server: TestServer
let till: Awaited<ReturnType<typeof aTill>>
beforeAll(async () => {
  server = await startShop()
  till = await aTill(server)
})
afterAll(() => server.close())
beforeEach(() => server.setNow(SHOP_NOW))

/** Late in the evening in Bangkok, and just after midnight. */
const LAST_EVENING = new Date('2026-12-14T16:59:00Z')
const NEXT_MORNING = new Date('2026-12-14T17:01:00Z')

async function sweepAt(now: Date) {
  server.setNow(now)
  await Promise.all([turnPaidPlans(server.context), turnPaidPlans(server.context)])
}

async function planOf(id: number): Promise<string> {
  const { rows } = await server.database.pool.query(
    `select name from user_subscriptions u join subscription_plans p on p.id = u.plan_id
     where u.user_id = $1`,
    [id],
  )
  return rows[0].name
}

test('what is paid holds until its last evening, and ends with the day', async () => {
  const { person, order } = await aBuyer(server)
  await till.confirm((await order()).id)
  await sweepAt(LAST_EVENING)
  expect(await planOf(person.id)).toBe('basic')
  await sweepAt(NEXT_MORNING)
  expect(await planOf(person.id)).toBe('free')
  // The coins of the month that was paid were theirs; of the next one they get the free plan's.
  const ledger = createLedger(server.context)
  server.setNow(new Date('2026-12-15T05:00:00Z'))
  await ledger.renew([person.id])
  const { rows } = await server.database.pool.query(
    `select granted from coin_lot where user_id = $1 order by created_at desc limit 1`,
    [person.id],
  )
  expect(rows).toEqual([{ granted: 30 }])
})

test('who paid ahead goes on; who comes back later begins anew', async () => {
  const { person, order } = await aBuyer(server)
  await till.confirm((await order()).id)
  await till.confirm((await order()).id)
  await sweepAt(NEXT_MORNING)
  expect(await planOf(person.id)).toBe('basic')
  await sweepAt(new Date('2027-02-01T03:00:00Z'))
  expect(await planOf(person.id)).toBe('free')
  // Signed in anew, weeks later.
  const back = await aBuyer(server, person)
  const { id } = await back.order({ plan: 'pro' })
  const lateTill = await aTill(server)
  const { body } = await lateTill.confirm(id, { day: '2027-02-01', amountMinor: 24_900 })
  expect(body).toMatchObject({ status: 'granted', periodFrom: '2027-02-01' })
  await sweepAt(new Date('2027-02-02T03:00:00Z'))
  expect(await planOf(person.id)).toBe('pro')
})

test('what an admin gave instead stays', async () => {
  const { person, order } = await aBuyer(server)
  await till.confirm((await order()).id)
  await server.database.pool.query(
    `update user_subscriptions set plan_id = (select id from subscription_plans where name = 'enterprise')
     where user_id = $1`,
    [person.id],
  )
  await sweepAt(NEXT_MORNING)
  expect(await planOf(person.id)).toBe('enterprise')
})
