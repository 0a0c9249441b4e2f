/** A shop for tests: a server that sells, people who buy, and the admin who looks after the money. */
import { randomUUID } from 'node:crypto'
import type { AdminOrder } from '@panya/domain/order/purchase.ts'
import type { Person } from '../app/seed/people.ts'
import type { MoneyBooks } from '../modules/payment/money-book.ts'
import { STRIPE_KEYS, StripeStandIn } from '../modules/payment/testing/stripe-stand-in.ts'
import { adminClient } from './admin-client.ts'
import { aTeacher } from './people.ts'
import { projectClient } from './project-client.ts'
import { startTestServer, type TestServer } from './test-server.ts'

export const SHOP_NOW = new Date('2026-11-15T03:00:00Z')
export const SHOP_DAY = '2026-11-15'
export const BILLER = '010754400010800'
/** With their checksums right, and nobody's. */
export const BUYER = {
  name: 'โรงเรียนดอยสุเทพ',
  address: '9 ถนนสุเทพ เชียงใหม่ 50200',
  taxId: '0994000158378',
  branch: '00000',
}

const ENVIRONMENT = {
  PROMPTPAY_TO: BILLER,
  PROMPTPAY_BANK: 'Krung Doi Bank',
  PROMPTPAY_NAME: 'PANYA CO LTD',
  SELLER_NAME: 'บริษัท ปัญญา จำกัด',
  SELLER_ADDRESS: '1 ถนนห้วยแก้ว เชียงใหม่ 50200',
  SELLER_TAX_ID: '0107544000108',
  ...STRIPE_KEYS,
  // Nobody is there: no test asks the real one.
  STRIPE_API_URL: 'http://127.0.0.1:9',
}

/** Its clock stands. */
export async function startShop(
  neighbour?: TestServer,
  environment: Record<string, string> = {},
): Promise<TestServer> {
  const server = await startTestServer({ ...ENVIRONMENT, ...environment }, neighbour)
  server.setNow(SHOP_NOW)
  return server
}

/** The same with somebody who takes cards, whose clock is the shop's. */
export async function startStripeShop() {
  let now = () => SHOP_NOW
  const stripe = await StripeStandIn.start(() => now())
  const server = await startShop(undefined, stripe.environment)
  now = server.context.now
  async function close() {
    await server.close()
    await stripe.close()
  }
  return { server, stripe, close }
}

type Wish = Partial<{ plan: string; cycle: string; buyer: object | null }>

/** Somebody who pays for themselves. */
export async function aBuyer(server: TestServer, known?: Person) {
  const person = known ?? (await aTeacher(server))
  const { call } = await projectClient(server, person)
  async function order(wish: Wish = {}): Promise<{ id: number; reference: string }> {
    const terms = { plan: 'basic', cycle: 'monthly', buyer: null, ...wish }
    const { status, body } = await call('POST', '/api/orders', terms)
    if (status !== 201) throw new Error(`not ordered: ${status} ${JSON.stringify(body)}`)
    return body.order
  }
  const coins = async () => (await call('GET', '/api/coins')).body
  return { person, call, order, coins }
}

/** The admin at the till. */
export async function aTill(server: TestServer) {
  const { call } = await adminClient(server)
  const order = async (id: number) => (await call<AdminOrder>('GET', `/orders/${id}`)).body
  const confirm = (id: number, wish: object = {}) =>
    call<AdminOrder>('POST', `/orders/${id}/payments`, {
      key: randomUUID(),
      provider: 'bank',
      amountMinor: 9900,
      day: SHOP_DAY,
      note: '',
      ...wish,
    })
  const refund = (id: number, wish: object) =>
    call<AdminOrder>('POST', `/orders/${id}/refunds`, {
      key: randomUUID(),
      reason: 'ขอคืนเงิน',
      ...wish,
    })
  const books = async () => (await call<MoneyBooks>('GET', '/money')).body
  const balances = async () => {
    const all = (await books()).balances
    return Object.fromEntries(all.map(({ account, minor }) => [account, minor]))
  }
  const paper = async (id: number, number: string) =>
    (await call('GET', `/orders/${id}/papers/${number}`)).body.paper
  return { call, order, confirm, refund, books, balances, paper }
}

export const NOTHING_WRONG = { unbalanced: 0, grantedNotSold: 0, soldNotGranted: 0 }
