/** Purchases as pages are told of them. */
import type { Currency } from '../amount/amount.ts'
import type { PlanName } from '../money/plan.ts'
import type { BillingCycle } from '../subscription-life/billing-period.ts'
import type { Change } from '../subscription-life/purchase.ts'
import type { PaperKind, PaperParty } from '../tax-paper/paper.ts'
import type { OrderStatus } from './order-status.ts'
import type { HeldReason } from './view-order.ts'
import type { RefundProblem } from './view-refunds.ts'
import type { Payer } from './who-pays.ts'

/** So long a price holds and money is waited for. */
export const ORDER_DAYS = 7

/** What somebody has paid for, as they see it. */
export interface SubscriptionView {
  plan: PlanName
  cycle: BillingCycle
  currency: Currency
  /** The last day that is paid. */
  until: string
  isRunning: boolean
  /** What is bought next, from the day after; null when it ends with what is paid. */
  next: { plan: PlanName; cycle: BillingCycle } | null
  /** What is left of other plans: it pays first. */
  creditMinor: number
}

interface Priced {
  plan: PlanName
  cycle: BillingCycle
  currency: Currency
  /** What is paid in money. */
  amountMinor: number
  /** What is paid before it, by what is left of another plan. */
  creditMinor: number
  /** Within both of them. */
  taxMinor: number
  payer: Payer
}

export interface QuoteView extends Priced {
  /** `down`: nothing is to be ordered, it begins by itself when what is paid is over. */
  change: Change | 'down'
  /** The days it would be for. */
  from: string
  until: string
}

export type CheckoutMethod = 'card' | 'promptpay'

/** Where a provider sends whoever has paid there, or has not. Behind it stands `?order=<reference>` and no secret. */
export const RETURN_PAGES = { paid: '/checkout/done', left: '/checkout/back' } as const

/** What a wish to pay at a provider's page comes to. */
export type CheckoutView =
  | { kind: 'open'; url: string }
  /** The money is on its way, or it was here before. */
  | { kind: 'waiting' | 'paid' }

/** A way to pay that works here and for this order. */
export type PayWay =
  /** At the provider's own page. */
  | { kind: 'checkout'; provider: string; methods: CheckoutMethod[] }
  | {
      kind: 'promptpay'
      /** What stands in the code, and the code as a picture. */
      text: string
      svg: string
      bank: string | null
      accountName: string | null
      /** Whether the code says what is paid for; else the payer should write the reference. */
      hasReference: boolean
    }
  /** Money by some other way, agreed by mail: a school's purchase order, or a visit to the office. */
  | { kind: 'manual'; contactEmail: string }

export interface OrderView extends Priced {
  id: number
  reference: string
  change: Change
  /** Hundredths of a percent. */
  taxRate: number
  status: OrderStatus
  createdAt: string
  expiresAt: string
  /** The days that were given for it. */
  periodFrom: string | null
  periodUntil: string | null
  /** Null where this reader is not the one who pays, or nothing is to be paid. */
  ways: PayWay[] | null
  papers: { number: string; kind: PaperKind }[]
}

export interface AdminOrderRow extends Omit<OrderView, 'ways' | 'papers'> {
  /** Null for a school. */
  userId: number | null
  /** Of a school. */
  seats: number | null
  schoolName: string | null
  poNumber: string | null
  /** Null when the account is gone. */
  email: string | null
  displayName: string | null
  needsLook: boolean
}

export interface AdminOrder extends AdminOrderRow {
  payerName: string | null
  buyer: PaperParty | null
  payments: {
    id: string
    provider: string
    at: string
    amountMinor: number
    currency: Currency
    refundedMinor: number
    refundableMinor: number
    held: HeldReason | null
  }[]
  refunds: {
    id: string
    paymentId: string
    at: string
    amountMinor: number
    problem: RefundProblem | null
  }[]
  papers: { number: string; kind: PaperKind }[]
}

export interface AdminOrderPage {
  orders: AdminOrderRow[]
  /** The next page begins below this one. */
  after: number | null
}
