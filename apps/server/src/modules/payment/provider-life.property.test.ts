import { randomUUID } from 'node:crypto'
import type { AdminOrder } from '@panya/domain/order/purchase.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, aTill, NOTHING_WRONG, SHOP_NOW, startStripeShop } from '../../testing/payments.ts'
import { deliver } from '../../testing/stripe.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { proveLedger } from '../ledger/proof.ts'
import { sendRefunds } from './provider-refund.ts'
import { createProviders } from './providers.ts'
import { reconcile } from './reconcile.ts'
import { tendCheckouts } from './tend-checkouts.ts'
import type { StripeEvent } from './testing/stripe-objects.ts'

let shop: Awaited<ReturnType<typeof startStripeShop>>
let server: TestServer
let till: Awaited<ReturnType<typeof aTill>>
beforeAll(async () => {
  shop = await startStripeShop()
  server = shop.server
  till = await aTill(server)
})
afterAll(() => shop.close())

const partsOf = () => {
  const { database, env, now } = server.context
  return { database, seller: env.payment.seller, now }
}
const providers = () => createProviders(server.context.env.payment)

const STEPS = [
  'press',
  'pay',
  'scan',
  'arrive',
  'fail',
  'deliver',
  'deliver all again',
  'come back',
  'cancel',
  'bank',
  'refund',
  'refund there',
  'unheard',
  'tend',
  'wait',
] as const
type Step = (typeof STEPS)[number]

/** One purchase, with everybody who has a hand in it. */
class Purchase {
  readonly told: StripeEvent[] = []
  heard = 0
  minutes = 0
  readonly buyer
  readonly id
  readonly reference

  constructor(buyer: Awaited<ReturnType<typeof aBuyer>>, order: { id: number; reference: string }) {
    this.buyer = buyer
    this.id = order.id
    this.reference = order.reference
  }

  static async begin(): Promise<Purchase> {
    server.setNow(SHOP_NOW)
    const buyer = await aBuyer(server)
    return new Purchase(buyer, await buyer.order())
  }

  async run(step: Step): Promise<void> {
    const path = `/api/orders/${this.id}`
    const { call } = this.buyer
    switch (step) {
      case 'press':
        await call('POST', `${path}/checkout`, { provider: 'stripe', locale: 'en' })
        return
      case 'pay':
        return this.there(() => shop.stripe.pay(this.reference))
      case 'scan':
        return this.there(() => shop.stripe.scan(this.reference))
      case 'arrive':
        return this.there(() => shop.stripe.arrive(this.reference))
      case 'fail':
        return this.there(() => shop.stripe.fail(this.reference))
      case 'deliver': {
        const next = this.told[this.heard]
        if (next) await deliver(server, next)
        this.heard += next ? 1 : 0
        return
      }
      case 'deliver all again':
        for (const one of this.told.toReversed()) await deliver(server, one)
        return
      case 'come back':
        await call('POST', `${path}/checkout/state`)
        return
      case 'cancel':
        await call('POST', `${path}/cancel`)
        return
      case 'bank':
        await till.confirm(this.id)
        return
      case 'refund':
        return this.refund()
      case 'refund there':
        return this.there(() => shop.stripe.refundByHand(this.reference, 1000))
      case 'unheard':
        shop.stripe.trouble = ['ill']
        return
      case 'tend':
        await tendCheckouts({ parts: partsOf(), providers: providers() }).catch(() => undefined)
        return
      case 'wait':
        this.minutes += 40
        server.setNow(new Date(SHOP_NOW.getTime() + this.minutes * 60_000))
    }
  }

  /** What cannot happen at the provider does not. */
  there(happens: () => StripeEvent): void {
    try {
      this.told.push(happens())
    } catch {
      // Its page says so.
    }
  }

  async refund(): Promise<void> {
    const { payments } = await till.order(this.id)
    for (const { id: paymentId, refundableMinor: amountMinor } of payments)
      if (amountMinor > 0) await till.refund(this.id, { key: randomUUID(), paymentId, amountMinor })
  }

  /** In the end everything was heard of, by a notice or by asking. */
  async settle(): Promise<void> {
    shop.stripe.trouble = []
    await this.run('wait')
    await sendRefunds(partsOf(), providers())
    await this.run('deliver all again')
    const actor = { name: 'npm run reconcile', fromAddress: null, requestId: null }
    for (const provider of providers())
      await reconcile(partsOf(), provider, { since: SHOP_NOW, mend: true, actor })
  }
}

/** Not held, and not all of it back. */
const isThere = ({ held, amountMinor, refundedMinor }: AdminOrder['payments'][0]) =>
  held === null && refundedMinor < amountMinor

test('whatever happens in whatever order: paid once is given once, and the books are the provider’s', async () => {
  const life = fc.array(fc.constantFrom(...STEPS), { minLength: 4, maxLength: 14 })
  await fc.assert(
    fc.asyncProperty(life, async (steps) => {
      const one = await Purchase.begin()
      for (const step of steps) {
        await one.run(step)
        // At every moment: no plan without its money, no money without its plan or a person's eye.
        const order = await till.order(one.id)
        const whole = order.payments.filter((one) => one.held === null && one.refundedMinor === 0)
        const { planName } = await one.buyer.coins()
        if (planName === 'basic') expect(order.payments.some(isThere)).toBe(true)
        if (whole.length > 0) expect(planName).toBe('basic')
        expect(whole.length).toBeLessThanOrEqual(1)
      }
      await one.settle()
      const order = await till.order(one.id)
      const paid = [...shop.stripe.sessions.values()].filter(
        ({ client_reference_id: name, payment_status: status }) =>
          name === one.reference && status === 'paid',
      )
      const known = order.payments.filter(({ provider }) => provider === 'stripe')
      expect(known.map(({ id }) => id).toSorted()).toEqual(
        paid.map(({ payment_intent: intent }) => `stripe:${intent?.id}`).toSorted(),
      )
      const { balance } = await one.buyer.coins()
      expect([30, 330]).toContain(balance)
      expect((await till.books()).wrong).toEqual(NOTHING_WRONG)
    }),
    { numRuns: 25 },
  )
  expect(await proveLedger(server.context)).toMatchObject({ ok: true })
}, 120_000)
