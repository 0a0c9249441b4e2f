/** The book of all entries: each event once, and what is in every account by then. */
import { type Currency, sumMinor } from '../amount/amount.ts'
import { type Account, type Entry, entryOf, type LedgerEvent } from './entry.ts'

/** By kind and id of the event. */
export type PaymentBook = ReadonlyMap<string, Entry>

export type Posted =
  | { kind: 'posted' | 'known'; book: PaymentBook }
  /** `told-differently`: another event of this kind has this id. The book is as it was. */
  | { kind: 'refused'; problem: 'bad-event' | 'told-differently'; book: PaymentBook }

export function post(book: PaymentBook, event: LedgerEvent): Posted {
  const entry = entryOf(event)
  if (!entry) return { kind: 'refused', problem: 'bad-event', book }
  const key = `${event.kind}:${event.id}`
  const before = book.get(key)
  if (!before) return { kind: 'posted', book: new Map(book).set(key, entry) }
  if (isSame(before.event, event)) return { kind: 'known', book }
  return { kind: 'refused', problem: 'told-differently', book }
}

/** Field by field: nobody promises in which order they stand. */
function isSame(a: LedgerEvent, b: LedgerEvent): boolean {
  const plain = ({ amount, ...rest }: LedgerEvent) =>
    JSON.stringify(Object.entries({ ...rest, ...amount }).toSorted(([x], [y]) => (x < y ? -1 : 1)))
  return plain(a) === plain(b)
}

export interface Balance {
  account: Account
  currency: Currency
  minor: number
}

/** Every account something was written to, in the order of their names. */
export function balancesOf(book: PaymentBook): Balance[] {
  const sums = new Map<string, Balance>()
  for (const { postings } of book.values()) {
    for (const { account, currency, minor } of postings) {
      const key = `${account} ${currency}`
      const before = sums.get(key)?.minor ?? 0
      sums.set(key, { account, currency, minor: sumMinor([before, minor]) })
    }
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, balance]) => balance)
}

export function balanceOf(book: PaymentBook, account: Account, currency: Currency): number {
  const found = balancesOf(book).find(
    (balance) => balance.account === account && balance.currency === currency,
  )
  return found?.minor ?? 0
}
