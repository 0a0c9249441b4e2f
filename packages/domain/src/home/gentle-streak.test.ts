import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gentleStreak } from './gentle-streak.ts'

const TODAY = '2026-11-18'

const daysAgo = (count: number): string =>
  new Date(Date.parse(`${TODAY}T00:00:00Z`) - count * 86_400_000).toISOString().slice(0, 10)

const streak = (...ago: number[]) => gentleStreak(ago.map(daysAgo), TODAY)

test('nothing done yet is no streak, and seven empty days', () => {
  expect(gentleStreak([], TODAY)).toEqual({ days: 0, week: Array(7).fill(false) })
})

test('the last seven days are told with today at the end', () => {
  expect(streak(0, 1, 6, 7).week).toEqual([true, false, false, false, false, true, true])
})

test('a day that has only begun breaks nothing', () => {
  expect(streak(1, 2, 3).days).toBe(3)
  expect(streak(0, 1, 2, 3).days).toBe(4)
})

test('one missed day is forgiven, a second one in the same week ends it', () => {
  expect(streak(0, 1, 3, 4).days).toBe(4)
  expect(streak(0, 1, 3, 5, 6).days).toBe(3)
  expect(streak(0, 3, 4).days).toBe(1)
})

test('a week later another missed day is forgiven again', () => {
  const allBut = (...missed: number[]) =>
    Array.from({ length: 15 }, (_, ago) => ago).filter((ago) => !missed.includes(ago))
  expect(streak(...allBut(2, 9)).days).toBe(13)
  expect(streak(...allBut(2, 8)).days).toBe(7)
})

test('what lies ahead or is no day counts for nothing', () => {
  expect(gentleStreak(['2026-11-19', 'yesterday', ''], TODAY)).toEqual(streak())
})

const days = fc.uniqueArray(fc.integer({ min: 0, max: 40 }))

test('never more days than were active, and one more active day never makes it shorter', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 40 }), (ago, more) => {
      const before = streak(...ago).days
      expect(before).toBeLessThanOrEqual(ago.length)
      expect(streak(...ago, more).days).toBeGreaterThanOrEqual(before)
    }),
  )
})

test('without any one day of a full row all the others stay', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(), (length, at) => {
      const row = Array.from({ length }, (_, ago) => ago)
      const left = row.filter((ago) => ago !== at % length)
      expect(streak(...row).days).toBe(length)
      expect(streak(...left).days).toBe(length - 1)
    }),
  )
})
