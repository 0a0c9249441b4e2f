import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchLines, type OpenOrder, referencesIn } from './match-lines.ts'
import type { StatementLine } from './read-statement.ts'

const order = (id: string, reference: string, minor = 24_900): OpenOrder => ({
  id,
  reference,
  amount: { minor, currency: 'THB' },
})
const line = (text: string, minor = 24_900): StatementLine => ({
  line: 2,
  key: text,
  day: '2026-11-18',
  time: null,
  minor,
  text,
})
const match = (text: string, orders: readonly OpenOrder[], minor?: number) => {
  const [found] = matchLines([line(text, minor)], orders)
  const { line: _line, ...rest } = found!
  return rest
}

const OURS = order('1', 'PN7K3M9Q')
const OTHERS = [OURS, order('2', 'PN7K3M9R'), order('3', 'PN2222AA', 9900)]

describe('exact: the reference of one order and its amount', () => {
  test.each([
    'PN7K3M9Q',
    'pn7k3m9q',
    'รับโอนเงิน PN7K3M9Q จาก มะลิ',
    'ค่าเรียนPN7K3M9Qขอบคุณ',
    'REF:PN7K3M9Q/X1234',
    'PN7K-3M9Q',
    'PN7 K3M 9Q',
    'PN7K3M9Q PN7K3M9Q',
  ])('"%s"', (text) => expect(match(text, OTHERS)).toEqual({ kind: 'exact', orderId: '1' }))
})

describe('ambiguous: a person decides', () => {
  test.each([
    ['other-amount', 'PN7K3M9Q', 24_901, ['1']],
    ['several-orders', 'PN7K3M9Q PN7K3M9R', 24_900, ['1', '2']],
    ['several-orders', 'PN7K3M9Q PN2222AA', 34_800, ['1', '3']],
    ['amount-only', 'รับโอนเงิน', 24_900, ['1', '2']],
    ['amount-only', 'PN2222AB', 9900, ['3']],
  ])('%s: "%s"', (why, text, minor, orderIds) =>
    expect(match(text, OTHERS, minor)).toEqual({ kind: 'ambiguous', why, orderIds }),
  )

  test('two orders of one reference', () => {
    const twins = [OURS, order('9', OURS.reference)]
    expect(match(OURS.reference, twins)).toEqual({
      kind: 'ambiguous',
      why: 'several-orders',
      orderIds: ['1', '9'],
    })
  })

  test.each(['XPN7K3M9Q', 'PN7K3M9Q1', 'PN7K3M9', 'PN7K * 3M9Q', 'PN7K    3M9Q'])(
    'a part of something else is no reference: "%s"',
    (text) => expect(match(text, [OURS])).toMatchObject({ why: 'amount-only' }),
  )

  test.each(['A1B2C', '123456', 'PAYMENT', 'pn7k3m9q', ''])(
    'a reference that anything could look like is not looked for: "%s"',
    (reference) => {
      const found = match(`pay ${reference}`, [order('1', reference)])
      expect(found).toMatchObject({ kind: 'ambiguous', why: 'amount-only' })
    },
  )
})

test('none: nobody asked for as much', () => {
  expect(match('รับโอนเงิน', OTHERS, 100)).toEqual({ kind: 'none' })
  expect(match('PN7K3M9Q', [])).toEqual({ kind: 'none' })
  const dollars = { ...OURS, amount: { minor: 24_900, currency: 'USD' } } as const
  expect(match('PN7K3M9Q', [dollars])).toEqual({ kind: 'none' })
})

test('two lines may name the same order: whoever pays twice is seen by the order', () => {
  const matches = matchLines([line('PN7K3M9Q'), line('PN7K3M9Q')], OTHERS)
  expect(matches.map(({ kind }) => kind)).toEqual(['exact', 'exact'])
})

const reference = fc.stringMatching(/^[A-Z][0-9][A-Z0-9]{4,8}$/)
const orders = fc
  .uniqueArray(fc.tuple(reference, fc.constantFrom(9900, 24_900)), {
    selector: ([name]) => name,
    minLength: 1,
    maxLength: 20,
  })
  .map((all) => all.map(([name, minor], index) => order(String(index), name, minor)))
const noise = fc.stringMatching(/^[ก-ฮ .:0-9]{0,12}$/)

test('a line is only certain when it has the whole reference of that one order, and its amount', () => {
  const text = fc.array(fc.oneof(noise, fc.stringMatching(/^[A-Z0-9 ]{0,9}$/)), { maxLength: 4 })
  fc.assert(
    fc.property(
      orders,
      text,
      fc.array(fc.nat(), { maxLength: 2 }),
      fc.boolean(),
      (all, words, picks, right) => {
        const named = picks.map((pick) => all[pick % all.length]!)
        const written = [...words, ...named.map((one) => one.reference)].join('ก')
        const minor = right ? 24_900 : 24_901
        const found = match(written, all, minor)
        const inText = all.filter((one) => written.replaceAll(' ', '').includes(one.reference))
        if (found.kind === 'exact') {
          const paid = all.find(({ id }) => id === found.orderId)!
          expect(inText).toContain(paid)
          expect(paid.amount.minor).toBe(minor)
        }
        // What stands there whole is never passed over for another one.
        if (new Set(named).size > 1) expect(found).toMatchObject({ why: 'several-orders' })
        if (!right) expect(found.kind).not.toBe('exact')
        if (inText.length === 0) expect(found.kind).not.toBe('exact')
      },
    ),
    { numRuns: 500 },
  )
})

test('more open orders never make a doubtful line certain', () => {
  fc.assert(
    fc.property(orders, orders, noise, fc.nat(), (some, more, words, pick) => {
      const renamed = more.map((one) => ({ ...one, id: `more ${one.id}` }))
      const written = `${words} ${some[pick % some.length]!.reference}`
      const before = match(written, some)
      const after = match(written, [...some, ...renamed])
      if (before.kind === 'ambiguous') expect(after.kind).toBe('ambiguous')
      if (before.kind === 'exact' && after.kind === 'exact') expect(after).toEqual(before)
    }),
  )
})

test('whole references are found however they are broken', () => {
  const signs = fc.tuple(fc.nat({ max: 9 }), fc.constantFrom(' ', '-', '/', '. '))
  const breaks = fc.uniqueArray(signs, { selector: ([place]) => place, maxLength: 3 })
  fc.assert(
    fc.property(reference, breaks, noise, (name, at, words) => {
      let written = name
      for (const [place, sign] of at.toSorted(([a], [b]) => b - a))
        written = written.slice(0, place) + sign + written.slice(place)
      expect(referencesIn(`${words}ก ${written} ก${words}`)).toContain(name)
    }),
  )
})
