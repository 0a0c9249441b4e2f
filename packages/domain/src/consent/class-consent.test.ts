import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  awaitsAnswer,
  CLASS_CONSENT_STATES,
  classConsentState,
  countStates,
  lacksConsent,
  REMIND_AFTER_DAYS,
  REMINDED_UNTIL,
  whyNotReminded,
} from './class-consent.ts'

const NOW = new Date('2026-11-15T03:00:00Z')
const DAY_MS = 86_400_000
const CHILD = { country: 'TH', band: { from: 2016, to: 2018 } }
const OLDER = { country: 'TH', band: { from: 2010, to: 2012 } }

test.each([
  [null, 'age-unknown'],
  [{ ...CHILD, decision: null, asked: false }, 'not-asked'],
  [{ ...CHILD, decision: null, asked: true }, 'asked'],
  [{ ...CHILD, decision: 'given', asked: true }, 'given'],
  [{ ...CHILD, decision: 'refused', asked: false }, 'refused'],
  [{ ...CHILD, decision: 'withdrawn', asked: true }, 'refused'],
  [{ ...OLDER, decision: null, asked: false }, 'not-needed'],
  [{ ...OLDER, decision: 'refused', asked: true }, 'not-needed'],
] as const)('%j is %s', (record, state) => {
  expect(classConsentState(record, 2026)).toBe(state)
})

test('whoever awaits an answer lacks consent; each learner is counted once', () => {
  const states = fc.constantFrom(...CLASS_CONSENT_STATES)
  fc.assert(
    fc.property(fc.array(states), (all) => {
      for (const state of all) expect(awaitsAnswer(state) && !lacksConsent(state)).toBe(false)
      const counts = countStates(all.map((state) => ({ state })))
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(all.length)
    }),
  )
})

const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS)

test.each([
  [{ state: 'age-unknown', askedAt: null, asks: 0 }, 'age-unknown'],
  [{ state: 'not-asked', askedAt: null, asks: 0 }, 'no-address'],
  [{ state: 'asked', askedAt: ago(REMIND_AFTER_DAYS - 0.01), asks: 1 }, 'asked-lately'],
  [{ state: 'asked', askedAt: ago(REMIND_AFTER_DAYS), asks: 1 }, null],
  [{ state: 'asked', askedAt: ago(20), asks: REMINDED_UNTIL - 1 }, null],
  [{ state: 'asked', askedAt: ago(20), asks: REMINDED_UNTIL }, 'asked-often'],
] as const)('%j is reminded, or not: %s', (record, why) => {
  expect(whyNotReminded(record, NOW)).toBe(why)
})
