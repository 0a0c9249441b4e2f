import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bangkokDay, isCalendarDay, TIME_ZONE } from './bangkok.ts'

test('the day changes at midnight in Bangkok', () => {
  expect(bangkokDay(new Date('2026-11-14T16:59:59.999Z'))).toBe('2026-11-14')
  expect(bangkokDay(new Date('2026-11-14T17:00:00.000Z'))).toBe('2026-11-15')
})

test('agrees with the calendar of the platform', () => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE })
  const moment = fc.date({
    min: new Date('1990-01-01'),
    max: new Date('2090-01-01'),
    noInvalidDate: true,
  })
  fc.assert(fc.property(moment, (at) => bangkokDay(at) === format.format(at)))
})

test('knows which texts are days', () => {
  expect(['2026-02-28', '2024-02-29'].every(isCalendarDay)).toBe(true)
  for (const wrong of ['2026-02-29', '2026-13-01', '2026-1-1', 'today', '', '2026-01-01T00:00']) {
    expect(isCalendarDay(wrong)).toBe(false)
  }
})
