/** The `test` of everything about money: a shop of its own for each worker, with a stand-in of who takes cards. */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { birthYearBands } from '@panya/domain/consent/birth-year-bands.ts'
import type { AdminOrder, OrderView } from '@panya/domain/order/purchase.ts'
import { bangkokDay, bangkokYear } from '@panya/domain/time/bangkok.ts'
import { type APIRequestContext, request } from '@playwright/test'
import { StripeStandIn } from '../../apps/server/src/modules/payment/testing/stripe-stand-in.ts'
import { newLearner, signInByApi } from '../accounts/people.ts'
import { newAdmin } from '../admin/new-admin.ts'
import { answerAge } from '../privacy/answer-age.ts'
import { startServerUnderTest } from '../support/server.ts'
import { test as base, expect } from '../support/test.ts'

export { expect }

/** With their checksums right, and nobody's. */
const BILLER = '010754400010800'
export const BUYER = {
  name: 'โรงเรียนดอยสุเทพ',
  address: '9 ถนนสุเทพ เชียงใหม่ 50200',
  taxId: '0994000158378',
  branch: '00000',
}

interface Shop {
  url: string
  stripe: StripeStandIn
}

export const test = base.extend<object, { shop: Shop }>({
  shop: [
    async ({}, use) => {
      const stripe = await StripeStandIn.start(() => new Date())
      // Whoever pays at a provider's page is sent back to the address the server has of itself.
      const port = await freePort()
      const server = await startServerUnderTest({
        PORT: `${port}`,
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        PROMPTPAY_TO: BILLER,
        PROMPTPAY_BANK: 'Krung Doi Bank',
        PROMPTPAY_NAME: 'PANYA CO LTD',
        SELLER_NAME: 'บริษัท ปัญญา จำกัด',
        SELLER_ADDRESS: '1 ถนนห้วยแก้ว เชียงใหม่ 50200',
        SELLER_TAX_ID: '0107544000108',
        ...stripe.environment,
      })
      await use({ url: server.url, stripe })
      await server.stop()
      await stripe.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
})

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Somebody of age, signed in with the context of `api`: they pay for themselves. */
export async function aGrownUp(api: APIRequestContext): Promise<void> {
  await signInByApi(api, await newLearner(api))
  const band = birthYearBands('TH', bangkokYear(new Date())).at(-1)
  const answer = await api.put('/api/consent', { data: { country: 'TH', ...band } })
  expect(answer.ok()).toBe(true)
  return person
}

/** Somebody who may have a plan and never pays, signed in with the context of `api`. */
export async function aChild(api: APIRequestContext): Promise<void> {
  await signInByApi(api, await newLearner(api))
  await answerAge(api, 'older')
}

export async function ordersOf(api: APIRequestContext): Promise<OrderView[]> {
  return ((await (await api.get('/api/orders')).json()) as { orders: OrderView[] }).orders
}

export async function order(api: APIRequestContext, wish: object = {}): Promise<OrderView> {
  const data = { plan: 'basic', cycle: 'monthly', buyer: null, ...wish }
  const answer = await api.post('/api/orders', { data })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { order: OrderView }).order
}

/** An administrator of the test's own, without a page. */
export async function aTill(baseURL: string | undefined) {
  const admin = await request.newContext({ baseURL })
  await signInByApi(admin, await newAdmin(admin, baseURL ?? ''))
  const read = async (id: number) =>
    (await (await admin.get(`/api/admin/orders/${id}`)).json()) as AdminOrder
  async function confirm({ id, amountMinor }: Pick<OrderView, 'id' | 'amountMinor'>) {
    const seen = { provider: 'bank', amountMinor, day: bangkokDay(new Date()), note: '' }
    const answer = await admin.post(`/api/admin/orders/${id}/payments`, {
      data: { key: randomUUID(), ...seen },
    })
    expect(answer.ok()).toBe(true)
  }
  return { read, confirm, close: () => admin.dispose() }
}
