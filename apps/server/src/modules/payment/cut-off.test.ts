import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { untilThrough } from '../../testing/cut-off.ts'
import { aBuyer, aTill, NOTHING_WRONG, SHOP_DAY, startShop } from '../../testing/payments.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { proveLedger } from '../ledger/proof.ts'
import { confirmByHand } from './bank-payment.ts'
import { refundByHand } from './refund.ts'

let server: TestServer
let till: Awaited<ReturnType<typeof aTill>>
beforeAll(async () => {
  server = await startShop()
  till = await aTill(server)
})
afterAll(() => server.close())

const ACTOR = { name: 'till', fromAddress: null, requestId: null }
const partsOf = (database: Database) => ({
  database,
  seller: server.context.env.payment.seller,
  now: server.context.now,
})

describe.each(['before', 'after'] as const)('cut off %s each statement', (moment) => {
  test('a payment gives its plan once or not yet, and the books agree at every moment', async () => {
    const { order, coins } = await aBuyer(server)
    const { id } = await order()
    const wish = { key: randomUUID(), provider: 'bank', amountMinor: 9900, note: '' } as const
    const seen = new Set<string>()
    const steps = await untilThrough(server.database, moment, {
      work: (database) => confirmByHand(partsOf(database), ACTOR, id, { ...wish, day: SHOP_DAY }),
      async look() {
        const { status, payments, papers } = await till.order(id)
        const { planName } = await coins()
        seen.add([status, payments.length, papers.length, planName].join())
        expect((await till.books()).wrong).toEqual(NOTHING_WRONG)
      },
    })
    expect(steps).toBeGreaterThan(15)
    expect([...seen]).toEqual(['open,0,0,free', 'granted,1,1,basic'])
    expect(await coins()).toMatchObject({ balance: 330 })
    const { rows } = await server.database.pool.query(
      `select count(*)::int as n from audit_log where act = 'payment.confirm' and target = $1`,
      [`order:${id}`],
    )
    expect(rows).toEqual([{ n: 1 }])
    expect(await proveLedger(server.context)).toMatchObject({ ok: true })
  })

  test('a refund takes back once or not yet', async () => {
    const { order, coins } = await aBuyer(server)
    const { id } = await order()
    const { body } = await till.confirm(id)
    const paymentId = body.payments[0]!.id
    const wish = { key: randomUUID(), paymentId, amountMinor: 9900, reason: 'x' }
    const seen = new Set<string>()
    await untilThrough(server.database, moment, {
      work: (database) => refundByHand(partsOf(database), ACTOR, id, wish),
      async look() {
        const { status, refunds } = await till.order(id)
        seen.add([status, refunds.length, (await coins()).planName].join())
        expect((await till.books()).wrong).toEqual(NOTHING_WRONG)
      },
    })
    expect([...seen]).toEqual(['granted,0,basic', 'refunded,1,free'])
  })
})
