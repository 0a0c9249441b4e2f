import { expect, test } from 'vitest'
import { renewSubscription, startSubscription } from './life.ts'
import { paidPlanOn } from './subscription.ts'
import { takeBackPeriod } from './take-back.ts'

const TERMS = { planName: 'basic', cycle: 'monthly' } as const
const { subscription: one } = startSubscription(TERMS, 9900, '2026-11-10')

function two() {
  const more = renewSubscription(one, { from: '2026-12-10', priceMinor: 9900, day: '2026-11-20' })
  if (more.kind !== 'bought') throw new Error(more.problem)
  return more.subscription
}

test('a period in its middle ends the day before; the days that are over stay', () => {
  const result = takeBackPeriod(one, { from: '2026-11-10', day: '2026-11-20' })
  if (result.kind !== 'taken-back' || !result.subscription) throw new Error('not taken back')
  expect(paidPlanOn(result.subscription, '2026-11-19')).toBe('basic')
  expect(paidPlanOn(result.subscription, '2026-11-20')).toBeNull()
  expect(result.subscription.periods).toMatchObject([{ until: '2026-11-19', priceMinor: 0 }])
})

test('on its first day nothing is left of it, and one that was paid ahead leaves the one before', () => {
  expect(takeBackPeriod(one, { from: '2026-11-10', day: '2026-11-10' })).toEqual({
    kind: 'taken-back',
    subscription: null,
  })
  const ahead = takeBackPeriod(two(), { from: '2026-12-10', day: '2026-11-21' })
  expect(ahead).toMatchObject({ subscription: { periods: [{ until: '2026-12-09' }] } })
})

test('a period that is over keeps its last day', () => {
  const result = takeBackPeriod(one, { from: '2026-11-10', day: '2027-01-05' })
  expect(result).toMatchObject({ subscription: { periods: [{ until: '2026-12-09' }] } })
})

test('no hole is made, and an unknown period is named', () => {
  expect(takeBackPeriod(two(), { from: '2026-11-10', day: '2026-11-21' })).toEqual({
    kind: 'refused',
    problem: 'not-the-last',
  })
  expect(takeBackPeriod(one, { from: '2026-11-11', day: '2026-11-21' })).toEqual({
    kind: 'refused',
    problem: 'not-there',
  })
})
