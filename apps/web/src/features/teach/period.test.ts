import { expect, test } from 'vitest'
import { daysOf, periodOf } from './period.ts'

test('a week is seven days that end today in Bangkok', () => {
  const late = new Date('2026-11-15T18:00:00Z')
  expect(periodOf('week', late)).toEqual({ from: '2026-11-10', to: '2026-11-16' })
  expect(daysOf(periodOf('week', late))).toHaveLength(7)
})

test('days cross months and years', () => {
  expect(daysOf({ from: '2026-12-31', to: '2027-01-01' })).toEqual(['2026-12-31', '2027-01-01'])
})
