import { expect, test } from 'vitest'
import { LOCALES } from '../locale/locale.ts'
import {
  formatAgo,
  formatCalendarDay,
  formatDay,
  formatLongDay,
  formatMoment,
  formatTime,
  monthName,
  readersYear,
  weekdayName,
} from './format-moment.ts'

const LATE = new Date('2026-11-14T17:30:00Z')

test('a moment late in the day in London is the next day in Bangkok', () => {
  expect(formatDay('en', LATE)).toBe('15 Nov 2026')
  expect(formatMoment('en', LATE)).toBe('15 Nov 2026, 00:30')
  expect(formatTime('en', LATE)).toBe('00:30')
})

test('Thai readers have Buddhist years, all others Gregorian ones, and all the digits of the page', () => {
  for (const locale of LOCALES) {
    for (const format of [formatDay, formatLongDay, formatMoment])
      expect(format(locale, LATE)).toContain(locale === 'th' ? '2569' : '2026')
    expect(formatMoment(locale, LATE)).toMatch(/15.*0{1,2}:30/)
  }
  expect(formatDay('th', LATE)).toBe('15 พ.ย. 2569')
  expect(formatLongDay('th', LATE)).toBe('15 พฤศจิกายน 2569')
  expect(formatDay('zh', LATE)).toBe('2026年11月15日')
  expect(readersYear('th', 2026)).toBe(2569)
  expect(readersYear('ar', 2026)).toBe(2026)
})

test('a day of the calendar is that day everywhere', () => {
  expect(formatCalendarDay('en', '2026-12-31')).toBe('31 Dec 2026')
  expect(formatCalendarDay('th', '2026-01-01')).toBe('1 ม.ค. 2569')
})

test('days and months have names, and what was has a distance', () => {
  expect(weekdayName('en', new Date('2026-11-15T00:00Z'))).toBe('Sun')
  expect(monthName('th', new Date('2026-11-15T00:00Z'))).toBe('พ.ย.')
  expect(formatAgo('en', 5, 'minute')).toBe('5 minutes ago')
  expect(formatAgo('ar', 3, 'day')).toMatch(/3/)
})
