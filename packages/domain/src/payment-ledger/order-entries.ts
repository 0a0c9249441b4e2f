/** What an order's life writes into the book. */
import { type TaxRate, taxWithin } from '../amount/vat.ts'
import type { OrderEvent, Quote } from '../order/order.ts'
import type { LedgerEvent } from './entry.ts'

/**
 * Null where no money moves. Money that is held for somebody to look at is written too: it is here, whether it
 * pays anything or not. A sale is made smaller by its credit note, not by the money that goes back for it.
 */
export function ledgerEventOf(
  { id, amount }: Quote,
  event: OrderEvent,
  rate: TaxRate,
): LedgerEvent | null {
  switch (event.kind) {
    case 'paid': {
      const { kind, paymentId, provider } = event
      return { kind, id: paymentId, provider, amount: event.amount }
    }
    case 'refunded': {
      const { kind, refundId, provider } = event
      return { kind, id: refundId, provider, amount: event.amount }
    }
    case 'granted':
      return { kind: 'sold', id, amount, taxMinor: taxWithin(amount.minor, rate).tax }
    case 'opened':
    case 'cancelled':
    case 'accepted':
      return null
  }
}
