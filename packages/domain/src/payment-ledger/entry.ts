/**
 * What happens to money, written twice: where it comes from and where it goes. An entry is made from its event
 * alone, never from what the book says already, so that it is the same whenever the event is heard of.
 */
import { type Amount, type Currency, isPayable } from '../amount/amount.ts'

/**
 * `receivable`: what payers owe for what they got; below nought what we hold of theirs. `credit`: what they may
 * use for something else. `refunds`: what sales were made smaller by. Cash is counted for each provider.
 */
export const ACCOUNTS = ['receivable', 'revenue', 'tax', 'credit', 'refunds'] as const
export type Account = (typeof ACCOUNTS)[number] | `cash:${string}`

/** An event of a kind has its own id: the same one is written once. */
export type LedgerEvent =
  | { kind: 'paid' | 'refunded'; id: string; provider: string; amount: Amount }
  /** The amount is what the payer pays; the tax is part of it. */
  | { kind: 'sold'; id: string; amount: Amount; taxMinor: number }
  /** A sale is made smaller by a credit note: to be paid out, or to be used for something else. */
  | { kind: 'credited'; id: string; amount: Amount; taxMinor: number; as: 'payout' | 'credit' }
  | { kind: 'credit-used'; id: string; amount: Amount }

/** Above nought is a debit, below it a credit. */
export interface Posting {
  account: Account
  currency: Currency
  minor: number
}

export interface Entry {
  event: LedgerEvent
  /** Together they are nothing. */
  postings: Posting[]
}

/** Null for an event that cannot be: nothing is paid, or more tax than price. */
export function entryOf(event: LedgerEvent): Entry | null {
  if (!isPayable(event.amount)) return null
  const { minor, currency } = event.amount
  const tax = 'taxMinor' in event ? event.taxMinor : 0
  if (!Number.isSafeInteger(tax) || tax < 0 || tax > minor) return null
  const postings = waysOf(event, minor, tax)
    .filter(([, part]) => part !== 0)
    .map(([account, part]) => ({ account, currency, minor: part }))
  return { event, postings }
}

function waysOf(event: LedgerEvent, gross: number, tax: number): [Account, number][] {
  const net = gross - tax
  switch (event.kind) {
    case 'paid':
      return [
        [`cash:${event.provider}`, gross],
        ['receivable', -gross],
      ]
    case 'refunded':
      return [
        ['receivable', gross],
        [`cash:${event.provider}`, -gross],
      ]
    case 'sold':
      return [
        ['receivable', gross],
        ['revenue', -net],
        ['tax', -tax],
      ]
    case 'credited':
      return [
        ['refunds', net],
        ['tax', tax],
        [event.as === 'payout' ? 'receivable' : 'credit', -gross],
      ]
    case 'credit-used':
      return [
        ['credit', gross],
        ['receivable', -gross],
      ]
  }
}
