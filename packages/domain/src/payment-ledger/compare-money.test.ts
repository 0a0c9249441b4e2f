import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareMoney, type MoneyLine } from './compare-money.ts'

const line = (kind: MoneyLine['kind'], id: string, minor = 9900): MoneyLine => ({
  kind,
  id,
  amount: { minor, currency: 'THB' },
})
const kinds = (theirs: MoneyLine[], ours: MoneyLine[]) =>
  compareMoney(theirs, ours).map((one) => [one.kind, (one.theirs ?? one.ours)?.id])

test('what only one of them has is named, and what they say differently', () => {
  const theirs = [line('paid', 'a'), line('paid', 'b'), line('paid', 'c', 1)]
  const ours = [line('paid', 'a'), line('paid', 'c', 2), line('paid', 'd')]
  expect(kinds(theirs, ours)).toEqual([
    ['not-in-book', 'b'],
    ['other-amount', 'c'],
    ['not-at-provider', 'd'],
  ])
})

test('a refund and a payment of one name are two things, and payments come first', () => {
  expect(kinds([line('refunded', 'a'), line('paid', 'b')], [line('paid', 'a')])).toEqual([
    ['not-at-provider', 'a'],
    ['not-in-book', 'b'],
    ['not-in-book', 'a'],
  ])
})

test('the same sum in another currency is another sum', () => {
  const dollars: MoneyLine = { ...line('paid', 'a'), amount: { minor: 9900, currency: 'USD' } }
  expect(kinds([line('paid', 'a')], [dollars])).toEqual([['other-amount', 'a']])
})

const lines = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom('paid' as const, 'refunded' as const),
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    amount: fc.record({
      minor: fc.constantFrom(1, 2),
      currency: fc.constantFrom('THB' as const, 'USD' as const),
    }),
  }),
  { selector: ({ kind, id }) => kind + id },
)

test('nothing is different from itself; told to the other side, each difference is its mirror', () => {
  const mirror = { 'not-in-book': 'not-at-provider', 'not-at-provider': 'not-in-book' } as const
  fc.assert(
    fc.property(lines, lines, (one, other) => {
      expect(compareMoney(one, one.toReversed())).toEqual([])
      const turned = compareMoney(other, one).map(({ kind, theirs, ours }) => ({
        kind: kind === 'other-amount' ? kind : mirror[kind],
        theirs: ours,
        ours: theirs,
      }))
      expect(turned).toEqual(compareMoney(one, other))
    }),
  )
})
