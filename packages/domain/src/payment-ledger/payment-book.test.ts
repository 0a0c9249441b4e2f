import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Amount, CURRENCIES } from '../amount/amount.ts'
import { THAI_VAT, taxOfRefund, taxWithin } from '../amount/vat.ts'
import { entryOf, type LedgerEvent } from './entry.ts'
import { balanceOf, balancesOf, type PaymentBook, post } from './payment-book.ts'

const THB = (minor: number): Amount => ({ minor, currency: 'THB' })
const PRICE = THB(24_900)
const { tax: TAX } = taxWithin(PRICE.minor, THAI_VAT)

function write(...events: LedgerEvent[]): PaymentBook {
  return events.reduce<PaymentBook>((book, event) => {
    const result = post(book, event)
    if (result.kind === 'refused') throw new Error(result.problem)
    return result.book
  }, new Map())
}

const paid = (id: string, amount = PRICE, provider = 'bank'): LedgerEvent => ({
  kind: 'paid',
  id,
  provider,
  amount,
})
const refunded = (id: string, amount = PRICE, provider = 'bank'): LedgerEvent =>
  ({
    ...paid(id, amount, provider),
    kind: 'refunded',
  }) as LedgerEvent
const sold: LedgerEvent = { kind: 'sold', id: 'order-1', amount: PRICE, taxMinor: TAX }

/** Accounts with nothing in them are left out. */
const balances = (book: PaymentBook) =>
  Object.fromEntries(
    balancesOf(book)
      .filter(({ minor }) => minor !== 0)
      .map(({ account, minor }) => [account, minor]),
  )

describe('what happens to money', () => {
  test('a sale that is paid: cash is ours but for the tax', () => {
    expect(balances(write(paid('a')))).toEqual({ 'cash:bank': 24_900, receivable: -24_900 })
    expect(balances(write(paid('a'), sold))).toEqual({
      'cash:bank': 24_900,
      revenue: -23_271,
      tax: -1629,
    })
  })

  test('a sale that is not paid yet is owed', () => {
    expect(balances(write(sold))).toEqual({ receivable: 24_900, revenue: -23_271, tax: -1629 })
  })

  test('each provider has its own cash', () => {
    const book = write(paid('a'), paid('b', THB(100), 'card'))
    expect(balanceOf(book, 'cash:card', 'THB')).toBe(100)
    expect(balanceOf(book, 'cash:bank', 'THB')).toBe(24_900)
    expect(balanceOf(book, 'cash:bank', 'USD')).toBe(0)
  })

  test('money that pays nothing is what we owe, until it went back', () => {
    const book = write(paid('a'), sold, paid('b'))
    expect(balanceOf(book, 'receivable', 'THB')).toBe(-24_900)
    expect(balances(post(book, refunded('r')).book)).toEqual(balances(write(paid('a'), sold)))
  })

  test('a sale that goes back in two parts leaves nothing but its traces', () => {
    const parts = [10_000, 14_900]
    const notes = parts.map((minor, index): LedgerEvent => {
      const { tax } = taxOfRefund({ gross: PRICE.minor, tax: TAX }, index * 10_000, minor)
      return { kind: 'credited', id: `n${index}`, amount: THB(minor), taxMinor: tax, as: 'payout' }
    })
    const back = parts.map((minor, index) => refunded(`r${index}`, THB(minor)))
    expect(balances(write(paid('a'), sold, ...notes, ...back))).toEqual({
      refunds: 23_271,
      revenue: -23_271,
    })
  })

  test('what is left of a plan pays the next one', () => {
    const left = THB(10_700)
    const book = write(
      paid('a'),
      sold,
      { kind: 'credited', id: 'n', amount: left, taxMinor: 700, as: 'credit' },
      { kind: 'sold', id: 'order-2', amount: THB(21_400), taxMinor: 1400 },
      { kind: 'credit-used', id: 'order-2', amount: left },
      paid('b', THB(10_700)),
    )
    expect(balances(book)).toEqual({
      'cash:bank': 35_600,
      refunds: 10_000,
      revenue: -43_271,
      tax: -2329,
    })
  })
})

describe('again and wrong', () => {
  test('the same event is written once, whatever the order of its fields', () => {
    const book = write(paid('a'))
    const { kind, id, ...rest } = paid('a')
    expect(post(book, { ...rest, id, kind } as LedgerEvent)).toEqual({ kind: 'known', book })
  })

  test('another event with the same id is refused; one of another kind is not', () => {
    const book = write(paid('a'))
    for (const other of [paid('a', THB(1)), paid('a', PRICE, 'card')])
      expect(post(book, other)).toEqual({ kind: 'refused', problem: 'told-differently', book })
    expect(post(book, refunded('a')).kind).toBe('posted')
  })

  test.each<LedgerEvent>([
    paid('a', THB(0)),
    paid('a', THB(-5)),
    paid('a', THB(0.5)),
    { ...sold, taxMinor: -1 },
    { ...sold, taxMinor: PRICE.minor + 1 },
    { ...sold, taxMinor: 0.5 },
  ])('what cannot be is not written', (event) => {
    expect(entryOf(event)).toBeNull()
    const book = write(sold)
    expect(post(book, event)).toEqual({ kind: 'refused', problem: 'bad-event', book })
  })
})

const amount = fc.record({
  minor: fc.integer({ min: 1, max: 10 ** 9 }),
  currency: fc.constantFrom(...CURRENCIES),
})
const id = fc.constantFrom('1', '2', '3', '4')
const event: fc.Arbitrary<LedgerEvent> = fc
  .record({
    kind: fc.constantFrom('paid', 'refunded', 'sold', 'credited', 'credit-used'),
    id,
    amount,
    provider: fc.constantFrom('bank', 'card'),
    share: fc.nat({ max: 100 }),
    as: fc.constantFrom('payout', 'credit'),
  })
  .map(({ kind, share, as, provider, ...rest }): LedgerEvent => {
    const taxMinor = Math.floor((rest.amount.minor * share) / 100)
    if (kind === 'paid' || kind === 'refunded') return { kind, provider, ...rest }
    if (kind === 'credit-used') return { kind, ...rest }
    return kind === 'credited' ? { kind, taxMinor, as, ...rest } : { kind, taxMinor, ...rest }
  })
const events = fc.array(event, { maxLength: 40 })

test('after every event all accounts together hold nothing, in each currency', () => {
  fc.assert(
    fc.property(events, (all) => {
      let book: PaymentBook = new Map()
      for (const one of all) {
        book = post(book, one).book
        for (const currency of CURRENCIES) {
          const own = balancesOf(book).filter((balance) => balance.currency === currency)
          expect(own.reduce((sum, { minor }) => sum + minor, 0)).toBe(0)
        }
      }
    }),
  )
})

test('in any order and however often, the accounts end the same', () => {
  const distinct = fc.uniqueArray(event, {
    selector: ({ kind, id: own }) => `${kind} ${own}`,
    maxLength: 20,
  })
  const shuffled = distinct.chain((all) =>
    fc.tuple(
      fc.constant(all),
      fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 }),
    ),
  )
  fc.assert(
    fc.property(shuffled, ([all, other]) => {
      expect(balancesOf(write(...other))).toEqual(balancesOf(write(...all)))
      expect(write(...other).size).toBe(all.length)
    }),
  )
})
