import { expect, test } from 'vitest'
import { birthYearBands } from '../consent/birth-year-bands.ts'
import { payerOf } from './who-pays.ts'

const record = (from: number | null, to: number) => ({
  country: 'TH',
  band: { from, to },
  decision: null,
})

test('staff pay for themselves, and learners of the oldest years of birth', () => {
  expect(payerOf('teacher', null, 2026)).toBe('self')
  expect(payerOf('admin', null, 2026)).toBe('self')
  const bands = birthYearBands('TH', 2026).map((band) => ({ country: 'TH', band, decision: null }))
  const payers = bands.map((one) => payerOf('student', one, 2026))
  expect(payers.slice(0, -1).every((payer) => payer === 'guardian')).toBe(true)
  expect(payers.at(-1)).toBe('self')
})

test('a guardian’s yes to the data is no yes to money, and guests never pay', () => {
  expect(payerOf('student', { ...record(2013, 2015), decision: 'given' }, 2026)).toBe('guardian')
  expect(payerOf('student', null, 2026)).toBe('guardian')
  expect(payerOf('demo', record(null, 1990), 2026)).toBe('guardian')
})

test('who grows up pays for themselves then', () => {
  expect(payerOf('student', record(2008, 2009), 2027)).toBe('guardian')
  expect(payerOf('student', record(2008, 2009), 2028)).toBe('self')
})
