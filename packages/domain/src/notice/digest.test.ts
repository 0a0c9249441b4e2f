import { expect, test } from 'vitest'
import { noMailAddress } from '../account/no-mail-address.ts'
import { type DigestReader, digestRefusal, isDigestTime } from './digest.ts'
import { NOTICE_KINDS, noticePath } from './notice.ts'

const NOW = new Date('2026-11-15T09:30:00Z')
const band = (from: number, to: number) => ({
  country: 'TH',
  decision: null,
  band: { from, to },
})
const ADULT = band(1990, 1995)
const CHILD = band(2016, 2018)
const LEARNER: DigestReader = {
  email: 'nok@school.example',
  verified: true,
  closed: false,
  groups: [],
  demo: null,
  consent: ADULT,
}
const refusal = (change: Partial<DigestReader>) => digestRefusal({ ...LEARNER, ...change }, NOW)

test('mail is for proven addresses of people who decide for themselves', () => {
  expect(refusal({})).toBeNull()
  expect(refusal({ verified: false })).toBe('not-verified')
  expect(refusal({ consent: null })).toBe('too-young')
  expect(refusal({ consent: CHILD })).toBe('too-young')
  expect(refusal({ consent: { ...CHILD, decision: 'given' } })).toBe('too-young')
  expect(refusal({ groups: ['teacher'], consent: null })).toBeNull()
  expect(refusal({ groups: ['teacher'], consent: null, verified: false })).toBe('not-verified')
  expect(refusal({ demo: { active: true } })).toBe('no-mail')
  expect(refusal({ demo: { active: false } })).toBe('no-mail')
  expect(refusal({ closed: true })).toBe('no-mail')
  expect(refusal({ email: noMailAddress('x') })).toBe('no-mail')
})

test('it is written in the afternoon in Bangkok', () => {
  const at = (time: string) => isDigestTime(new Date(`2026-11-15T${time}:00Z`))
  expect(['08:59', '09:00', '11:59', '12:00', '21:00', '00:00'].map(at)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ])
})

test('every notice leads somewhere', () => {
  for (const kind of NOTICE_KINDS) {
    const path = noticePath({ kind, subject: '7', tool: 'coding/python-programming' })
    expect(path).toMatch(/^\/(class|teach\/|coding\/)/)
  }
})
