/** Somebody who moves money for us and tells of it by themselves: late, twice, or in another order than it happened. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Amount } from '@panya/domain/amount/amount.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { OrderEvent } from '@panya/domain/order/order.ts'
import type { CheckoutMethod } from '@panya/domain/order/purchase.ts'

/** Money came. Orders are known by their reference. */
export interface PaidNotice {
  kind: 'paid'
  reference: string
  checkoutId: string
  event: Extract<OrderEvent, { kind: 'paid' }>
}

/** Money went back. Refunds are known by what was paid before. */
export interface RefundedNotice {
  kind: 'refunded'
  /** The key of our own wish; null when somebody wished it at the provider. */
  wish: string | null
  event: Extract<OrderEvent, { kind: 'refunded' }>
}

/** What changes something here. */
export type ToldNotice =
  | PaidNotice
  | RefundedNotice
  /** Somebody tried to pay in vain, and will not be asked again by this checkout. */
  | { kind: 'failed'; checkoutId: string }
  /** Money that was to go back is ours again. */
  | { kind: 'refund-failed'; wish: string }

export type ProviderNotice =
  | ToldNotice
  /** Theirs, and nothing that changes an order. */
  | { kind: 'other' }
  | { kind: 'forged' }

export interface CheckoutWish {
  /** Begun twice under one key, it is one checkout. */
  key: string
  reference: string
  amount: Amount
  /** What is bought, for whoever pays. */
  title: string
  locale: Locale
  returnTo: { paid: string; left: string }
  expiresAt: Date
}

export type CheckoutState =
  | { kind: 'open'; id: string; url: string }
  /** The payer has done what they can, and the money is on its way. */
  | { kind: 'waiting' }
  | { kind: 'paid'; notice: PaidNotice }
  | { kind: 'failed' | 'expired' }

export interface RefundOrder {
  /** Sent twice under one key, it goes back once. */
  key: string
  paymentId: string
  amount: Amount
  reference: string
}

export type RefundState =
  | { kind: 'done'; notice: RefundedNotice }
  /** On its way; it is told of when it arrives. */
  | { kind: 'sent' }
  | { kind: 'failed' }

/** What stands in the provider's own list. */
export type Movement = PaidNotice | RefundedNotice

export interface PaymentProvider {
  /** Its money stands in the book under this name, and its notices come to this address. */
  name: string
  /** How an amount can be paid there; nothing when it cannot. */
  methodsFor(amount: Amount): CheckoutMethod[]
  /** The bytes exactly as they came: they are what is signed. */
  readNotice(body: Buffer, headers: IncomingHttpHeaders, now: Date): Promise<ProviderNotice>
  begin(wish: CheckoutWish): Promise<CheckoutState>
  look(checkoutId: string): Promise<CheckoutState>
  /** Nobody pays there any more; what was paid before is told. */
  close(checkoutId: string): Promise<CheckoutState>
  /** `again`: it may have been sent before, so long ago that its key is forgotten. */
  refund(order: RefundOrder, again: boolean): Promise<RefundState>
  /** Everything that moved for checkouts and refunds made since then. */
  movementsSince(moment: Date): AsyncIterable<Movement>
  /** Whether it knows of money in our book, by the id that stands there; null when it does not. */
  findMovement(kind: Movement['kind'], id: string): Promise<Movement | null>
}
