/** What states of an order and papers are called. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderStatus } from '@panya/domain/order/order-status.ts'
import type { PaperKind } from '@panya/domain/tax-paper/paper.ts'

export const ORDER_STATUS_MESSAGES: Record<OrderStatus, MessageDescriptor> = {
  quoted: msg`Waits for a guardian`,
  open: msg`Waits for the money`,
  paid: msg`The money is here`,
  granted: msg`Paid`,
  'partly-refunded': msg`Partly paid back`,
  refunded: msg`Paid back`,
  review: msg`Somebody is looking at it`,
  cancelled: msg`Cancelled`,
  expired: msg`Its time is over`,
}

export const PAPER_MESSAGES: Record<PaperKind, MessageDescriptor> = {
  'tax-invoice': msg`Tax invoice`,
  receipt: msg`Receipt`,
  'credit-note': msg`Credit note`,
}
