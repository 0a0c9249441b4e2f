import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StarCount } from './judge-result.ts'
import { NO_PROGRESS, readProgress, recordResult, starsOf, totalStars } from './progress.ts'
import { NO_STREAK, playedOn, streakOn } from './streak.ts'

const results = fc.array(
  fc.record({
    level: fc.constantFrom('a/1', 'a/2', 'b/1'),
    stars: fc.constantFrom<StarCount[]>(0, 1, 2, 3),
    score: fc.nat(1000),
  }),
)

test('a worse result never takes stars away, and what is stored reads back the same', () => {
  fc.assert(
    fc.property(results, (played) => {
      let progress = NO_PROGRESS
      for (const result of played) {
        const next = recordResult(progress, result, '2026-01-01')
        expect(starsOf(next, result.level)).toBeGreaterThanOrEqual(starsOf(progress, result.level))
        progress = next
      }
      expect(readProgress(JSON.parse(JSON.stringify(progress)))).toEqual(progress)
      expect(totalStars(progress)).toBe(totalStars(progress, 'a/') + totalStars(progress, 'b/'))
    }),
  )
})

test('anything that is no progress reads as not played yet', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(readProgress(value).version).toBe(1)
    }),
  )
  expect(readProgress({ version: 1, levels: { a: { stars: 99 } } }).levels['a']?.stars).toBe(3)
})

test('a streak forgives one day of rest, not two, and counts a day once', () => {
  const monday = playedOn(NO_STREAK, '2026-03-02')
  expect(playedOn(monday, '2026-03-02').days).toBe(1)
  expect(playedOn(monday, '2026-03-03').days).toBe(2)
  expect(playedOn(monday, '2026-03-04').days).toBe(2)
  expect(playedOn(monday, '2026-03-05')).toEqual({ days: 1, best: 1, lastDay: '2026-03-05' })
  expect(streakOn(monday, '2026-03-04')).toBe(1)
  expect(streakOn(monday, '2026-03-05')).toBe(0)
})

test('the day is that of Bangkok, seven hours ahead', () => {
  expect(bangkokDay(new Date('2026-03-02T16:59:00Z'))).toBe('2026-03-02')
  expect(bangkokDay(new Date('2026-03-02T17:00:00Z'))).toBe('2026-03-03')
})
