import { newReference } from '@panya/domain/order/reference.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aBuyer, aTill, NOTHING_WRONG, SHOP_NOW, startStripeShop } from '../../testing/payments.ts'
import { completed, deliver, newIntent } from '../../testing/stripe.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { createProviders } from './providers.ts'
import { reconcile } from './reconcile.ts'
import { reconcileTable } from './reconcile-table.ts'

const NOW_S = SHOP_NOW.getTime() / 1000
let shop: Awaited<ReturnType<typeof startStripeShop>>
let server: TestServer
let till: Awaited<ReturnType<typeof aTill>>
// What one test leaves in the book would be a difference in the next.
beforeEach(async () => {
  shop = await startStripeShop()
  server = shop.server
  till = await aTill(server)
})
afterEach(async () => {
  expect((await till.books()).wrong).toEqual(NOTHING_WRONG)
  await shop.close()
})

async function run(mend = false) {
  const { database, env, now } = server.context
  const parts = { database, seller: env.payment.seller, now }
  const actor = { name: 'npm run reconcile', fromAddress: null, requestId: null }
  const [provider] = createProviders(env.payment)
  const lines = await reconcile(parts, provider!, { since: SHOP_NOW, mend, actor })
  return lines.map(({ what, kind, reference, mended }) => [what, kind, reference, mended])
}

async function aPage() {
  const buyer = await aBuyer(server)
  const { id, reference } = await buyer.order()
  await buyer.call('POST', `/api/orders/${id}/checkout`, { provider: 'stripe', locale: 'en' })
  return { ...buyer, id, reference }
}

test('where both say the same there is nothing to tell', async () => {
  const { reference } = await aPage()
  await deliver(server, shop.stripe.pay(reference))
  await deliver(server, shop.stripe.refundByHand(reference, 1000))
  await aPage()
  expect(await run()).toEqual([])
})

test('a payment whose notice never came is listed, and mended exactly as the notice would', async () => {
  const { id, reference, coins } = await aPage()
  const told = shop.stripe.pay(reference)
  expect(await run()).toEqual([['not-in-book', 'paid', reference, false]])
  expect((await till.order(id)).status).toBe('open')
  expect(await run(true)).toEqual([['not-in-book', 'paid', reference, true]])
  const mended = await till.order(id)
  expect(mended).toMatchObject({ status: 'granted', needsLook: false })
  expect(await coins()).toMatchObject({ planName: 'basic', balance: 330 })
  expect(await run(true)).toEqual([])
  // The notice comes after all.
  expect(await deliver(server, told)).toBe(204)
  expect(await till.order(id)).toEqual(mended)
  const { rows } = await server.database.pool.query(
    `select actor, target, after from audit_log where act = 'payment.reconcile'`,
  )
  expect(rows).toMatchObject([{ actor: 'npm run reconcile', target: 'provider:stripe' }])
})

test('a payment and its refund that were both missed are mended in their order', async () => {
  const { id, reference } = await aPage()
  shop.stripe.pay(reference)
  shop.stripe.refundByHand(reference, 9900)
  expect(await run(true)).toEqual([
    ['not-in-book', 'paid', reference, true],
    ['not-in-book', 'refunded', reference, true],
  ])
  expect((await till.order(id)).status).toBe('refunded')
  expect(await run()).toEqual([])
})

test('a refund whose payment nobody knows waits for a person', async () => {
  const { reference } = await aPage()
  const told = shop.stripe.pay(reference)
  shop.stripe.refundByHand(reference, 100)
  shop.stripe.sessionFor(reference).client_reference_id = 'another-shop'
  expect(await run(true)).toEqual([['not-in-book', 'refunded', null, false]])
  await deliver(server, told)
  expect(await run(true)).toEqual([['not-in-book', 'refunded', reference, true]])
})

test('what the book has and the provider never had is told, and left alone', async () => {
  const { id, reference } = await aPage()
  const told = completed({ reference, minor: 9900, intent: newIntent(), at: NOW_S })
  expect(await deliver(server, told)).toBe(204)
  expect(await run(true)).toEqual([['not-at-provider', 'paid', reference, false]])
  expect((await till.order(id)).payments).toHaveLength(1)
})

test('what the list is too short for is asked for by its name', async () => {
  const { reference } = await aPage()
  const told = shop.stripe.pay(reference)
  // Heard of long after it was paid.
  shop.stripe.sessionFor(reference).created -= 30 * 86_400
  await deliver(server, told)
  expect(await run()).toEqual([])
})

test('another amount is nothing to guess at', async () => {
  const { reference } = await aPage()
  shop.stripe.pay(reference)
  const intent = shop.stripe.sessionFor(reference).payment_intent?.id ?? ''
  await deliver(server, completed({ reference, minor: 9800, intent, at: NOW_S }))
  expect(await run(true)).toEqual([['other-amount', 'paid', reference, false]])
})

test('an order of another place is named; what is sold under other names is passed by', async () => {
  const { reference } = await aPage()
  shop.stripe.pay(reference)
  const session = shop.stripe.sessionFor(reference)
  session.client_reference_id = 'a-book-about-owls'
  expect(await run(true)).toEqual([])
  const other = newReference(new Uint8Array([3, 1, 4, 1, 5, 9, 2, 6, 5]))
  session.client_reference_id = other
  expect(await run(true)).toEqual([['unknown-order', 'paid', other, false]])
})

test('more than a page of the provider’s list is read to its end', async () => {
  const { reference } = await aPage()
  shop.stripe.pay(reference)
  const session = shop.stripe.sessionFor(reference)
  for (let count = 0; count < 250; count += 1) {
    const id = `cs_test_${count}`
    shop.stripe.sessions.set(id, { ...session, id, client_reference_id: `other-${count}` })
  }
  expect(await run()).toEqual([['not-in-book', 'paid', reference, false]])
})

test('the table says it in columns', () => {
  const thb = (minor: number) => ({ minor, currency: 'THB' }) as const
  const line = { kind: 'paid', id: 'stripe:pi_1', reference: 'K7MNPQ2RSX' } as const
  const table = reconcileTable([
    { ...line, what: 'not-in-book', theirs: thb(9900), ours: null, mended: true },
    { ...line, what: 'other-amount', theirs: thb(9900), ours: thb(100), mended: false },
  ])
  expect(table.split('\n')).toEqual([
    'what             kind  order       provider’s name  provider   book      done',
    'not in the book  paid  K7MNPQ2RSX  stripe:pi_1      99.00 THB  –         mended',
    'another amount   paid  K7MNPQ2RSX  stripe:pi_1      99.00 THB  1.00 THB',
  ])
  expect(reconcileTable([])).toBe('')
})
