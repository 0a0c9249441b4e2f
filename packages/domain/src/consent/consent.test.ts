import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bandAround, birthYearBands, isBandOf, youngestAge } from './birth-year-bands.ts'
import { CONSENT_COUNTRIES, guardianUnder, OTHER_COUNTRY } from './consent-rules.ts'
import {
  consentState,
  guardianNeeded,
  guardianState,
  isRestricted,
  mayAnswer,
} from './consent-state.ts'
import { readToken, TOKEN_BYTES } from './guardian-token.ts'

const YEAR = 2026
const countries = fc.constantFrom(...CONSENT_COUNTRIES, OTHER_COUNTRY)
const years = fc.integer({ min: 2024, max: 2100 })

function answer(country: string, bornIn: number, year = YEAR) {
  const band = birthYearBands(country, year).find(
    ({ from, to }) => bornIn <= to && (from === null || bornIn >= from),
  )
  if (!band) throw new Error('no band')
  return { country, band, answeredYear: year, decision: null }
}

describe('birth-year bands', () => {
  test('in Thailand in 2026', () => {
    expect(birthYearBands('TH', YEAR)).toEqual([
      { from: 2019, to: 2026 },
      { from: 2016, to: 2018 },
      { from: 2013, to: 2015 },
      { from: 2010, to: 2012 },
      { from: 2008, to: 2009 },
      { from: null, to: 2007 },
    ])
  })

  test('every birth year has exactly one band, whatever the country and the year', () => {
    fc.assert(
      fc.property(countries, years, fc.integer({ min: 0, max: 100 }), (country, year, ago) => {
        const born = year - ago
        const fitting = birthYearBands(country, year).filter(
          ({ from, to }) => born <= to && (from === null || born >= from),
        )
        expect(fitting).toHaveLength(1)
        expect(isBandOf(country, year, fitting[0]!)).toBe(true)
      }),
    )
  })

  test('an answer stays in another country where nobody of it belongs elsewhere', () => {
    const [, child, , teen] = birthYearBands('TH', YEAR)
    expect(bandAround(birthYearBands('US', YEAR), child!)).toEqual(child)
    expect(bandAround(birthYearBands('CN', YEAR), teen!), '14 divides 13 to 16').toBeNull()
    const [, , , young] = birthYearBands('CN', YEAR)
    expect(bandAround(birthYearBands('TH', YEAR), young!), 'the wider span').toEqual(teen)
    fc.assert(
      fc.property(countries, countries, years, (from, to, year) => {
        for (const band of birthYearBands(from, year)) {
          const kept = bandAround(birthYearBands(to, year), band)
          if (kept === null) continue
          expect(isBandOf(to, year, kept)).toBe(true)
          expect(kept.to).toBeGreaterThanOrEqual(band.to)
          expect(kept.from ?? 0).toBeLessThanOrEqual(band.from ?? 0)
        }
      }),
    )
  })

  test('the rule falls between two bands: all of a band are treated alike', () => {
    fc.assert(
      fc.property(countries, years, (country, year) => {
        for (const { from, to } of birthYearBands(country, year)) {
          const needed = (born: number) => youngestAge({ to: born }, year) < guardianUnder(country)
          expect(needed(from ?? to - 80)).toBe(needed(to))
        }
      }),
    )
  })
})

describe('consent', () => {
  test.each([
    ['TH', 2018, true],
    ['TH', 2016, true],
    ['TH', 2015, false],
    ['US', 2013, true],
    ['US', 2012, false],
    ['CN', 2012, true],
    ['CN', 2011, false],
    [OTHER_COUNTRY, 2008, true],
    [OTHER_COUNTRY, 2007, false],
  ])('in %s, born in %i: guardian needed is %s', (country, born, needed) => {
    const record = answer(country, born)
    expect(guardianNeeded(record, YEAR)).toBe(needed)
    expect(consentState(record, YEAR)).toBe(needed ? 'waiting' : 'own')
  })

  test("a guardian's answer counts, and so does growing up", () => {
    const record = answer('TH', 2017)
    expect(consentState({ ...record, decision: 'given' }, YEAR)).toBe('given')
    expect(consentState({ ...record, decision: 'refused' }, YEAR)).toBe('refused')
    expect(consentState({ ...record, decision: 'withdrawn' }, YEAR)).toBe('refused')
    expect(guardianState({ ...record, decision: 'withdrawn' }, YEAR)).toBe('refused')
    expect(guardianState(record, YEAR)).toBe('waiting')
    expect(guardianState({ ...record, decision: 'given' }, 2029)).toBeNull()
    expect(guardianState(null, YEAR)).toBeNull()
    expect(consentState(record, 2028)).toBe('waiting')
    expect(consentState(record, 2029)).toBe('own')
  })

  test('only learners are restricted, and until it is known that they need not be', () => {
    expect(isRestricted('student', 'not-asked')).toBe(true)
    expect(isRestricted('student', 'waiting')).toBe(true)
    expect(isRestricted('student', 'refused')).toBe(true)
    expect(isRestricted('student', 'own')).toBe(false)
    expect(isRestricted('student', 'given')).toBe(false)
    expect(isRestricted('teacher', 'not-asked')).toBe(false)
    expect(isRestricted('admin', 'not-asked')).toBe(false)
  })

  test('an answer stands for its year', () => {
    const young = answer('TH', 2017)
    expect(mayAnswer(null, YEAR)).toBe(true)
    expect(mayAnswer(young, YEAR)).toBe(false)
    expect(mayAnswer(young, YEAR + 1)).toBe(true)
    expect(mayAnswer({ ...young, decision: 'refused' }, YEAR + 1)).toBe(false)
    expect(mayAnswer(answer('TH', 2010), YEAR + 1)).toBe(false)
  })
})

describe('guardian token', () => {
  test('is read as it was made, also with space around it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: TOKEN_BYTES, maxLength: TOKEN_BYTES }), (bytes) => {
        const token = Buffer.from(bytes).toString('base64url')
        expect(readToken(` ${token}\n`)).toBe(token)
      }),
    )
  })

  test.each([
    '',
    'ABCDE-FGHJK',
    'A'.repeat(21),
    'A'.repeat(23),
    `${'A'.repeat(21)}B`,
    'ก'.repeat(22),
  ])('%j is none', (text) => {
    expect(readToken(text)).toBeNull()
  })
})
