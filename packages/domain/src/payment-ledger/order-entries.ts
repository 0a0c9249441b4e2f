/** What an order's life writes into the book. */
import { type TaxRate, taxWithin } from '../amount/vat.ts'
import type { OrderEvent, Quote } from '../order/order.ts'
import type { LedgerEvent } from './entry.ts'

/**
 * Nothing where no money moves. Money that is held for somebody to look at is written too: it is here, whether it
 * pays anything or not. A sale is made smaller by its credit note, not by the money that goes back for it.
 */
export function ledgerEventsOf(quote: Quote, event: OrderEvent, rate: TaxRate): LedgerEvent[] {
  switch (event.kind) {
    case 'paid': {
      const { kind, paymentId: id, provider, amount } = event
      return [{ kind, id, provider, amount }]
    }
    case 'refunded': {
      const { kind, refundId: id, provider, amount } = event
      return [{ kind, id, provider, amount }]
    }
    case 'granted':
      return saleOf(quote, rate)
    case 'opened':
    case 'covered':
    case 'cancelled':
    case 'accepted':
      return []
  }
}

/** What was bought costs the money and the credit: its tax is that of both. */
function saleOf({ id, amount, creditMinor }: Quote, rate: TaxRate): LedgerEvent[] {
  const { currency } = amount
  const price = amount.minor + creditMinor
  const { tax } = taxWithin(price, rate)
  const sold: LedgerEvent = { kind: 'sold', id, amount: { minor: price, currency }, taxMinor: tax }
  if (creditMinor === 0) return [sold]
  return [sold, { kind: 'credit-used', id, amount: { minor: creditMinor, currency } }]
}
