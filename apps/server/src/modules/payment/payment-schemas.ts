/** Shapes that several interfaces of payments take. */
import { PLAN_NAMES } from '@panya/domain/money/plan.ts'
import { BILLING_CYCLES } from '@panya/domain/subscription-life/billing-period.ts'
import { PAPER_TEXT_MAX } from '@panya/domain/tax-paper/check-paper.ts'
import { Type } from 'typebox'
import { nullable } from '../../platform/http/nullable.ts'
import { oneOf, strict } from '../../platform/http/route-schemas.ts'

const Text = Type.String({ maxLength: 4 * PAPER_TEXT_MAX })
const Digits = nullable(Type.String({ maxLength: 13 }))

/** Whom a tax invoice is for. */
export const Buyer = nullable(
  Type.Object({ name: Text, address: Text, taxId: Digits, branch: Digits }, strict),
)
export const Wish = { plan: oneOf(PLAN_NAMES), cycle: oneOf(BILLING_CYCLES) }
export const PaperNumber = Type.String({ pattern: '^[A-Z]{2}\\d{5}-\\d{4}-\\d{6}$' })
