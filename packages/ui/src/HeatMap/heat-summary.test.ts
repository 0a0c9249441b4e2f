import { expect, test } from 'vitest'
import { heatSummary } from './heat-summary.ts'

const day = (date: string, value: number) => ({ date, value })

test('only days with anything on them count, and weeks begin on Sunday', () => {
  // 2026-11-14 is a Saturday.
  const days = [
    day('2026-11-13', 0),
    day('2026-11-14', 10),
    day('2026-11-15', 25),
    day('2026-11-16', 0),
    day('2026-11-21', 25),
    day('2026-11-22', 0),
  ]
  expect(heatSummary(days)).toEqual({
    total: 60,
    active: [days[1], days[2], days[4]],
    weeks: 2,
    busiest: days[2],
  })
})

test('a term without anything', () => {
  const days = Array.from({ length: 9 }, (_, index) => day(`2026-01-0${index + 1}`, 0))
  expect(heatSummary(days)).toEqual({ total: 0, active: [], weeks: 0, busiest: null })
})
