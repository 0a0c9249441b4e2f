import { expect, test } from 'vitest'
import { startSubscription } from './life.ts'
import { type PlanGift, planAt } from './plan-at.ts'

const NOON = new Date('2026-11-15T05:00:00Z')
const gift = (planName: PlanGift['planName'], day: string, until = '2026-12-31'): PlanGift => ({
  planName,
  status: 'active',
  createdAt: new Date(`${day}T00:00:00Z`),
  expiresAt: new Date(`${until}T16:59:59.999Z`),
})
const terms = { planName: 'pro', cycle: 'monthly' } as const
const { subscription: pro } = startSubscription(terms, 24_900, '2026-11-01')

test('what is paid counts; without it the free plan', () => {
  expect(planAt(pro, [], NOON)).toBe('pro')
  expect(planAt(null, [], NOON)).toBe('free')
  expect(planAt(pro, [], new Date('2026-12-25T00:00:00Z'))).toBe('free')
})

test('a complimentary subscription wins, the newest of several', () => {
  expect(planAt(pro, [gift('basic', '2026-11-01')], NOON)).toBe('basic')
  const gifts = [gift('basic', '2026-11-01'), gift('enterprise', '2026-11-10')]
  expect(planAt(pro, gifts, NOON)).toBe('enterprise')
  expect(planAt(null, gifts.toReversed(), NOON)).toBe('enterprise')
})

test('one that is over or was taken back does not', () => {
  const revoked = { ...gift('enterprise', '2026-11-10'), status: 'revoked' }
  expect(planAt(pro, [revoked], NOON)).toBe('pro')
  expect(planAt(pro, [gift('basic', '2026-11-01', '2026-11-14')], NOON)).toBe('pro')
})

test('days begin in Bangkok', () => {
  const cancelled = { ...pro, renewsAs: null }
  expect(planAt(cancelled, [], new Date('2026-11-30T16:59:59Z'))).toBe('pro')
  expect(planAt(cancelled, [], new Date('2026-11-30T17:00:00Z'))).toBe('free')
})
