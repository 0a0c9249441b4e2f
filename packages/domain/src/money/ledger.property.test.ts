import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CoinBook, type CoinMovement, emptyBook, PLACES, spendable } from './book.ts'
import { applyOperation, type LedgerOperation, type LedgerOutcome } from './operation.ts'
import type { PlanCoins } from './renew.ts'

const DAY = 86_400_000
const PLANS = new Map<number, PlanCoins>(
  [30, 300, 1000].map((coinsPerMonth, index) => [
    index + 1,
    { id: index + 1, displayName: `plan ${index + 1}`, coinsPerMonth },
  ]),
)

type Step =
  | { do: 'grant'; key: number; amount: number; days: number | null }
  | { do: 'hold'; key: number; amount: number; cap: number | null }
  | { do: 'capture' | 'void'; pick: number }
  | { do: 'wait'; ms: number }
  | { do: 'renew'; gift: number | null }
  | { do: 'change'; key: number; planId: number; when: 'now' | 'renewal' }

const small = fc.nat({ max: 60 })
const key = fc.nat({ max: 15 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('grant' as const),
    key,
    amount: small,
    days: fc.option(fc.integer({ min: 1, max: 40 })),
  }),
  fc.record({ do: fc.constant('hold' as const), key, amount: small, cap: fc.option(small) }),
  fc.record({ do: fc.constantFrom('capture' as const, 'void' as const), pick: fc.nat() }),
  fc.record({
    do: fc.constant('wait' as const),
    ms: fc.oneof(fc.nat({ max: 900_000 }), fc.integer({ min: -5 * DAY, max: 70 * DAY })),
  }),
  fc.record({ do: fc.constant('renew' as const), gift: fc.option(fc.nat({ max: 3 })) }),
  fc.record({
    do: fc.constant('change' as const),
    key,
    planId: fc.integer({ min: 1, max: 3 }),
    when: fc.constantFrom('now' as const, 'renewal' as const),
  }),
)

/** An account as a database would keep it: what a crash interrupts has not happened. */
class Account {
  book: CoinBook = emptyBook(1, 1)
  movements: CoinMovement[] = []
  at = Date.UTC(2026, 0, 31)
  start = this.at
  count = 0

  run(next: Step, crash: boolean): LedgerOutcome | null {
    if (next.do === 'wait') {
      this.at = Math.max(this.start, this.at + next.ms)
      return null
    }
    const draft = structuredClone(this.book)
    const gift = next.do === 'renew' && next.gift !== null ? next.gift : null
    const facts = {
      plans: PLANS,
      gift: gift === null ? null : { id: gift, planId: 3, createdAt: this.start + gift * 20 * DAY },
      newId: () => `lot-${(this.count += 1)}`,
    }
    const outcome = applyOperation(draft, this.operation(next), facts, this.at)
    if (crash) return null
    this.movements.push(...draft.changes.movements)
    this.book = { ...draft, changes: emptyBook(1, 1).changes }
    return outcome
  }

  operation(next: Exclude<Step, { do: 'wait' }>): LedgerOperation {
    const holds = [...this.book.holds.keys()]
    switch (next.do) {
      case 'grant': {
        const expiresAt = next.days === null ? null : this.at + next.days * DAY
        const lot = { lotId: `lot-${(this.count += 1)}`, key: `key-${next.key}`, note: null }
        return { do: 'grant', grant: { ...lot, source: 'present', amount: next.amount, expiresAt } }
      }
      case 'hold': {
        const wish = { id: `hold-${(this.count += 1)}`, key: `key-${next.key}`, purpose: 'test' }
        return { do: 'hold', wish: { ...wish, amount: next.amount, dailyCap: next.cap } }
      }
      case 'capture':
        return { do: 'capture', holdId: holds[next.pick % holds.length] ?? 'none' }
      case 'void':
        return { do: 'void', holdId: holds[next.pick % holds.length] ?? 'none', why: 'failed' }
      case 'renew':
        return { do: 'renew' }
      case 'change': {
        const { planId, when } = next
        return { do: 'change-plan', change: { key: `change-${next.key}`, planId, when } }
      }
    }
  }
}

function sumOf(movements: CoinMovement[], wanted: (movement: CoinMovement) => boolean): number {
  return movements.filter(wanted).reduce((sum, { amount }) => sum + amount, 0)
}

function checkEveryCoin({ book, movements }: Account): void {
  const inPlace = PLACES.map(
    (place) =>
      sumOf(movements, ({ to }) => to === place) - sumOf(movements, ({ from }) => from === place),
  )
  const [grants = 0, student = 0, held = 0, spent = 0, expired = 0] = inPlace
  expect(grants + student + held + spent + expired).toBe(0)
  for (const place of [student, held, spent, expired]) expect(place).toBeGreaterThanOrEqual(0)
  expect(student).toBe(spendable(book))
  for (const lot of book.lots.values()) {
    const own = movements.filter(({ lotId }) => lotId === lot.id)
    const now = (place: string) =>
      sumOf(own, ({ to }) => to === place) - sumOf(own, ({ from }) => from === place)
    expect([now('student'), now('held')]).toEqual([lot.available, lot.held])
    expect(lot.granted + now('grants')).toBe(0)
    expect(lot.available + lot.held + now('spent') + now('expired')).toBe(lot.granted)
  }
  const captured = [...book.holds.values()].filter(({ status }) => status === 'captured')
  expect(spent).toBe(captured.reduce((sum, { amount }) => sum + amount, 0))
  for (const hold of book.holds.values()) {
    const own = movements.filter(({ holdId }) => holdId === hold.id)
    const paid = sumOf(own, ({ to }) => to === 'spent')
    const back = sumOf(own, ({ from, to }) => from === 'held' && to === 'student')
    expect(sumOf(own, ({ to }) => to === 'held')).toBe(hold.amount)
    expect(paid).toBe(hold.status === 'captured' ? hold.amount : 0)
    expect(back).toBe(hold.status === 'voided' ? hold.amount : 0)
  }
}

const runs = fc.array(fc.tuple(step, fc.nat({ max: 9 })), { minLength: 1, maxLength: 60 })

test('whatever happens in whatever order, every coin is where its lot says', () => {
  fc.assert(
    fc.property(runs, (steps) => {
      const account = new Account()
      for (const [next, luck] of steps) account.run(next, luck === 0)
      checkEveryCoin(account)
    }),
    { numRuns: 300 },
  )
})

test('each month gives once, however often and whenever it is asked for', () => {
  fc.assert(
    fc.property(runs, (steps) => {
      const account = new Account()
      for (const [next, luck] of steps) account.run(next, luck === 0)
      const keys = [...account.book.lots.values()].map(({ grantKey }) => grantKey)
      expect(new Set(keys).size).toBe(keys.length)
      const before = account.movements.length
      account.run({ do: 'renew', gift: null }, false)
      const again = account.movements.length
      account.run({ do: 'renew', gift: null }, false)
      expect(account.movements.length).toBe(again)
      expect(again).toBeGreaterThanOrEqual(before)
    }),
    { numRuns: 200 },
  )
})

test('asking twice with the same key holds once', () => {
  fc.assert(
    fc.property(small, small, (coins, price) => {
      const account = new Account()
      account.run({ do: 'grant', key: 1, amount: coins, days: null }, false)
      const first = account.run({ do: 'hold', key: 1, amount: price, cap: null }, false)
      const second = account.run({ do: 'hold', key: 1, amount: price, cap: null }, false)
      const enough = price <= coins
      expect(first?.kind).toBe(enough ? 'held' : 'not-enough')
      expect(second?.kind).toBe(first?.kind)
      expect(spendable(account.book)).toBe(enough ? coins - price : coins)
    }),
  )
})
