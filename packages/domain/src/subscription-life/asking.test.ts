import { expect, test } from 'vitest'
import { type Asked, askingOn, nextAskingDay, nextTurn } from './asking.ts'
import { dayAfter } from './days.ts'
import { cancelAtEnd, renewSubscription, startSubscription } from './life.ts'
import { type PaidSubscription, RETRY_DAYS } from './subscription.ts'

const BASIC = { planName: 'basic', cycle: 'monthly' } as const
/** Paid until the 30th. */
const { subscription: november } = startSubscription(BASIC, 9900, '2026-11-01')
type Marks = Asked & { isCovered: boolean }
const NEVER: Marks = { askedFor: null, endToldFor: null, isCovered: false }
const kind = (life: PaidSubscription, day: string, marks: Partial<Marks> = {}) =>
  askingOn(life, { ...NEVER, ...marks }, day)?.kind ?? null

test('the next month is asked for a week before, once', () => {
  expect(kind(november, '2026-11-23')).toBeNull()
  expect(kind(november, '2026-11-24')).toBe('ask')
  expect(kind(november, '2026-11-30')).toBe('ask')
  expect(kind(november, '2026-11-26', { askedFor: '2026-12-01' })).toBeNull()
  expect(kind(november, '2026-11-26', { askedFor: '2026-11-01' })).toBe('ask')
})

test('what nobody pays is asked for four times more, and then never again', () => {
  let life = november
  const said: (string | null)[] = []
  for (let count = 0; count < 20; count += 1) {
    const day = dayAfter('2026-12-01', count)
    const asking = askingOn(life, NEVER, day)
    if (asking?.kind !== 'again') continue
    said.push(day, asking.next)
    life = asking.subscription
  }
  const days = RETRY_DAYS.map((wait) => dayAfter('2026-12-01', wait))
  expect(said).toEqual(days.flatMap((day, index) => [day, days[index + 1] ?? null]))
  expect(life.renewsAs).toBeNull()
})

test('of what does not go on the end is told, once, and nothing is asked for', () => {
  const ends = cancelAtEnd(november)
  expect(kind(ends, '2026-11-27')).toBeNull()
  expect(kind(ends, '2026-11-28')).toBe('tell-end')
  expect(kind(ends, '2026-11-28', { endToldFor: '2026-12-01' })).toBeNull()
  expect(kind(ends, '2026-12-01')).toBeNull()
})

test('credit that pays all of it does so on the last day', () => {
  expect(kind(november, '2026-11-29', { isCovered: true })).toBeNull()
  expect(kind(november, '2026-11-30', { isCovered: true })).toBe('cover')
  expect(kind(november, '2026-12-04', { isCovered: true })).toBe('cover')
  expect(kind(november, '2027-03-01', { isCovered: true })).toBeNull()
})

test('whoever has paid ahead is left in peace', () => {
  const wish = { from: '2026-12-01', priceMinor: 9900, day: '2026-11-25' }
  const ahead = renewSubscription(november, wish)
  if (ahead.kind !== 'bought') throw new Error(ahead.problem)
  for (const day of ['2026-11-26', '2026-11-30']) expect(kind(ahead.subscription, day)).toBeNull()
  expect(kind(ahead.subscription, '2026-12-24')).toBe('ask')
})

test.each([
  ['a paid month', november],
  ['one that ends', cancelAtEnd(november)],
])('no day on which %s has something to say is slept through', (_name, life) => {
  const first = nextAskingDay(life, '2026-11-01')
  if (first === null) throw new Error('nothing to say')
  for (let day = '2026-11-01'; day < first; day = dayAfter(day, 1))
    expect([day, kind(life, day)]).toEqual([day, null])
  expect(kind(life, first)).not.toBeNull()
  // Awake again on the day credit would pay, and on the first that nobody has.
  if (life.renewsAs === null) return
  expect(nextAskingDay(life, first)).toBe('2026-11-30')
  expect(nextAskingDay(life, '2026-11-30')).toBe('2026-12-01')
})

test('plans turn where the next one begins, and where nothing is paid any more', () => {
  expect(nextTurn(november, '2026-11-01')).toBe('2026-12-01')
  expect(nextTurn(november, '2026-12-01')).toBeNull()
  const [period] = november.periods
  const pro = { ...period!, planName: 'pro', from: '2026-12-01', until: '2026-12-31' } as const
  const same = { ...pro, planName: 'basic' } as const
  expect(nextTurn({ ...november, periods: [period!, pro] }, '2026-11-10')).toBe('2026-12-01')
  expect(nextTurn({ ...november, periods: [period!, same] }, '2026-11-10')).toBe('2027-01-01')
})
