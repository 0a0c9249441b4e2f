import { expect, test } from 'vitest'
import { TokenBuckets } from './token-buckets.ts'

const now = new Date('2026-11-16T10:00:00Z')

test('a stock is taken, comes back with time and is never more than full', () => {
  let at = now
  const buckets = new TokenBuckets({ capacity: 2, refillMs: 1000 }, () => at)
  expect([buckets.take('ann'), buckets.take('ann'), buckets.take('ann')]).toEqual([0, 0, 1000])
  expect(buckets.take('ben')).toBe(0)
  at = new Date(now.getTime() + 500)
  expect(buckets.take('ann')).toBe(500)
  buckets.giveBack('ann')
  expect(buckets.take('ann')).toBe(0)
  at = new Date(now.getTime() + 60_000)
  expect([buckets.take('ann'), buckets.take('ann'), buckets.take('ann')]).toEqual([0, 0, 1000])
})

test('who fills the memory with strangers gives nobody a fresh stock, himself neither', () => {
  const buckets = new TokenBuckets({ capacity: 1, refillMs: 60_000 }, () => now)
  const strangers = (from: number, to: number) => {
    for (let stranger = from; stranger < to; stranger++) buckets.take(`stranger ${stranger}`)
  }
  strangers(0, 99_998)
  expect(buckets.take('bully')).toBe(0)
  strangers(100_000, 250_000)
  expect(buckets.take('bully')).toBe(60_000)
  strangers(300_000, 480_000)
  expect(buckets.take('bully')).toBe(60_000)
})
