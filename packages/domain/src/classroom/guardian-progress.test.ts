import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastWeeks, minutesByWeek, mondayOf } from './guardian-progress.ts'

const DAY_MS = 86_400_000
const day = fc
  .integer({ min: Date.parse('2020-01-01') / DAY_MS, max: Date.parse('2030-12-31') / DAY_MS })
  .map((number) => new Date(number * DAY_MS).toISOString().slice(0, 10))

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-15', '2026-11-09'],
  ['2026-01-01', '2025-12-29'],
  ['2024-03-01', '2024-02-26'],
])('the week of %s begins on %s', (date, monday) => {
  expect(mondayOf(date)).toBe(monday)
})

test('weeks begin on Mondays, follow each other and end with the one today is in', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 60 }), (today, count) => {
      const period = lastWeeks(today, count)
      const weeks = minutesByWeek([], period)
      expect(weeks).toHaveLength(count)
      expect(weeks.at(-1)!.from).toBe(mondayOf(today))
      for (const week of weeks) expect(new Date(week.from).getUTCDay()).toBe(1)
    }),
  )
})

test('every minute of the time is in one week', () => {
  const days = fc.uniqueArray(fc.record({ date: day, minutes: fc.nat(1440) }), {
    selector: ({ date }) => date,
  })
  fc.assert(
    fc.property(days, (all) => {
      const weeks = minutesByWeek(all, { from: '2020-01-01', to: '2030-12-31' })
      const sum = (list: readonly { minutes: number }[]) =>
        list.reduce((total, { minutes }) => total + minutes, 0)
      expect(sum(weeks)).toBe(sum(all))
      expect(weeks.reduce((total, week) => total + week.days, 0)).toBe(all.length)
    }),
  )
})

test('the shown time is eight weeks, this one included', () => {
  expect(lastWeeks('2026-11-18')).toEqual({ from: '2026-09-28', to: '2026-11-18' })
})
