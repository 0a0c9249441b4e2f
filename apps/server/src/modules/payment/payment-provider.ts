/** Somebody who moves money for us and tells of it by themselves: late, twice, or in another order than it happened. */
import type { IncomingHttpHeaders } from 'node:http'
import type { OrderEvent } from '@panya/domain/order/order.ts'

export type ProviderNotice =
  /** Money came or went. Orders are known by their reference, refunds by what was paid before. */
  | { kind: 'paid'; reference: string; event: Extract<OrderEvent, { kind: 'paid' }> }
  | { kind: 'refunded'; event: Extract<OrderEvent, { kind: 'refunded' }> }
  /** Theirs, and nothing that changes an order. */
  | { kind: 'other' }
  | { kind: 'forged' }

export interface PaymentProvider {
  /** Its money stands in the book under this name, and its notices come to this address. */
  name: string
  /** The bytes exactly as they came: they are what is signed. */
  readNotice(body: Buffer, headers: IncomingHttpHeaders, now: Date): ProviderNotice
}
