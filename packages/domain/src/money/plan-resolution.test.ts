import { expect, test } from 'vitest'
import { resolvePlan } from './plan-resolution.ts'

const own = { planName: 'basic', coinBalance: 120 }
const gift = { planName: 'pro', coinsPerMonth: 1000 }

test('without anything: free, and no coins', () => {
  expect(resolvePlan({ complimentary: null, subscription: null })).toEqual({
    planName: 'free',
    aiCoins: 0,
  })
})

test('a subscription gives its plan and its balance', () => {
  expect(resolvePlan({ complimentary: null, subscription: own })).toEqual({
    planName: 'basic',
    aiCoins: 120,
  })
})

test('a complimentary subscription wins', () => {
  expect(resolvePlan({ complimentary: gift, subscription: own })).toEqual({
    planName: 'pro',
    aiCoins: 1000,
  })
})

test('its coins fall back to the balance', () => {
  const complimentary = { ...gift, coinsPerMonth: null }
  expect(resolvePlan({ complimentary, subscription: own }).aiCoins).toBe(120)
  expect(resolvePlan({ complimentary, subscription: null }).aiCoins).toBe(0)
})

test('once its coins are in the balance, what can be spent is shown', () => {
  const complimentary = { ...gift, inBalance: true }
  expect(resolvePlan({ complimentary, subscription: { ...own, coinBalance: 990 } })).toEqual({
    planName: 'pro',
    aiCoins: 990,
  })
})
