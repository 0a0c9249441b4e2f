import { expect, test } from 'vitest'
import { LOCALES } from '../locale/locale.ts'
import { formatDay, formatMoment } from './format-moment.ts'

const LATE = new Date('2026-11-14T17:30:00Z')

test('a moment late in the day in London is the next day in Bangkok', () => {
  expect(formatDay('en', LATE)).toBe('Nov 15, 2026')
  expect(formatMoment('en', LATE)).toMatch(/12:30/)
})

test('no language counts other years than the rest', () => {
  for (const locale of LOCALES) expect(formatDay(locale, LATE)).toMatch(/2026|٢٠٢٦/)
})
