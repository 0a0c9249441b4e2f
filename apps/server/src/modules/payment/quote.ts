/** What something costs somebody today, beside what they have already, and who would have to pay it. */
import { THAI_VAT, taxWithin } from '@panya/domain/amount/vat.ts'
import { periodPrice } from '@panya/domain/order/period-price.ts'
import type { QuoteView } from '@panya/domain/order/purchase.ts'
import { type Payer, payerOf } from '@panya/domain/order/who-pays.ts'
import { planPurchase } from '@panya/domain/subscription-life/purchase.ts'
import type { Terms } from '@panya/domain/subscription-life/subscription.ts'
import { bangkokDay, bangkokYear } from '@panya/domain/time/bangkok.ts'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { subscriptionPlans } from '../../platform/database/schema/money.ts'
import { consent } from '../../platform/database/schema/person.ts'
import type { SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { PaymentParts } from './change-order.ts'
import { findLife } from './paid-plan.ts'

export interface Quoted extends QuoteView {
  planId: number
  taxRate: number
}

interface Asker {
  studentId: number
  payer: Payer
}

export async function quote(
  orm: Orm,
  { seller }: Pick<PaymentParts, 'seller'>,
  { studentId, payer }: Asker,
  { planName: plan, cycle }: Terms,
  now: Date,
): Promise<Quoted> {
  const [found] = await orm.select().from(subscriptionPlans).where(eq(subscriptionPlans.name, plan))
  if (!found) throw new Problem('NOT_FOUND', 'not-found')
  const { id: planId, priceMinor: leastMinor } = found
  if (leastMinor === null) throw new Problem('CONFLICT', 'price-on-request')
  if (leastMinor === 0) throw new Problem('CONFLICT', 'plan-costs-nothing')
  const currency = found.currency === 'THB' ? 'THB' : 'USD'
  const prices = { wholeMinor: periodPrice(leastMinor, cycle), leastMinor }
  const life = await findLife(orm, studentId)
  const planned = planPurchase(life, { planName: plan, cycle }, prices, bangkokDay(now))
  if (planned.kind === 'refused') throw new Problem('CONFLICT', planned.problem)
  const { from, until } = planned.period
  const [change, creditMinor, amountMinor] =
    planned.kind === 'later'
      ? (['down', 0, planned.priceMinor] as const)
      : ([planned.change, planned.creditMinor, planned.dueMinor] as const)
  const taxRate = seller?.taxId && currency === 'THB' ? THAI_VAT : 0
  const taxMinor = taxWithin(amountMinor + creditMinor, taxRate).tax
  const price = { plan, cycle, currency, amountMinor, creditMinor, taxMinor, payer } as const
  return { ...price, change, from, until, planId, taxRate }
}

export async function payerFor(orm: Orm, user: SignedIn, now: Date): Promise<Payer> {
  const [row] = await orm.select().from(consent).where(eq(consent.studentId, user.studentId))
  const record = row && {
    country: row.country,
    decision: row.decision,
    band: { from: row.bornFrom, to: row.bornTo },
  }
  return payerOf(user.role, record ?? null, bangkokYear(now))
}
