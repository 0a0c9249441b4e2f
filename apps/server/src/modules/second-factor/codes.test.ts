import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeAt } from '../../testing/app-code.ts'
import { appUri, newAppSecret, readAppCode, stepOfCode } from './app-codes.ts'
import { createRecoveryHash, newRecoveryCodes, readRecoveryCode } from './recovery-codes.ts'

const NOW = new Date('2026-11-16T10:00:05Z')
const seconds = (count: number) => new Date(NOW.getTime() + count * 1000)

describe('a code of the app', () => {
  test('is the one of RFC 6238', () => {
    // The RFC's secret, in base32, and the last six digits of its first two SHA-1 rows.
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    const at = (epoch: number) => ({ now: new Date(epoch * 1000), lastStep: 0 })
    expect(stepOfCode(secret, '287082', at(59))).toBe(1)
    expect(stepOfCode(secret, '081804', at(1_111_111_109))).toBe(37_037_036)
    expect(stepOfCode(secret, '081805', at(1_111_111_109))).toBeNull()
  })

  test('works half a minute early and late, not longer, and not again', () => {
    const secret = newAppSecret()
    const step = Math.floor(NOW.getTime() / 30_000)
    for (const [shift, found] of [
      [-60, null],
      [-30, step - 1],
      [0, step],
      [30, step + 1],
      [60, null],
    ] as const) {
      const code = codeAt(secret, seconds(shift))
      expect([shift, stepOfCode(secret, code, { now: NOW, lastStep: 0 })]).toEqual([shift, found])
    }
    const code = codeAt(secret, NOW)
    expect(stepOfCode(secret, code, { now: NOW, lastStep: step })).toBeNull()
    expect(stepOfCode(secret, code, { now: NOW, lastStep: step - 1 })).toBe(step)
  })

  test('is read however it is typed, also in the digits of other scripts', () => {
    for (const typed of [
      '123456',
      ' 123 456 ',
      '123-456',
      '١٢٣٤٥٦',
      '๑๒๓๔๕๖',
      '１２３４５６',
      '۱۲۳۴۵۶',
    ])
      expect([typed, readAppCode(typed)]).toEqual([typed, '123456'])
    for (const typed of ['', '12345', '1234567', '12345a', '१२३', '-123456-7'])
      expect([typed, readAppCode(typed)]).toEqual([typed, null])
    fc.assert(
      fc.property(fc.string(), (typed) => /^(\d{6}|null)$/.test(String(readAppCode(typed)))),
    )
  })

  test('comes from a secret of 160 bits that a camera can read', () => {
    const secret = newAppSecret()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const uri = new URL(appUri('Panya', 'a+b@school.example', secret))
    expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp'])
    expect(decodeURIComponent(uri.pathname)).toBe('/Panya:a+b@school.example')
    expect(uri.searchParams.get('secret')).toBe(secret)
    expect(uri.searchParams.get('issuer')).toBe('Panya')
  })
})

describe('recovery codes', () => {
  test('are ten different ones of 80 bits', () => {
    const codes = newRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes)
      expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    const letters = new Set(
      Array.from({ length: 40 }, newRecoveryCodes).flat().join('').replaceAll('-', ''),
    )
    expect(letters.size).toBe(32)
  })

  test('are read as people copy them from paper', () => {
    const code = 'AB0D-1FGH-JKMN-PQ01'
    const read = readRecoveryCode(code)
    for (const typed of [
      'ab0d 1fgh jkmn pq01',
      'ABOD-IFGH-JKMN-PQOL',
      'AB0D–1FGH–JKMN–PQ01',
      'ab0d1fghjkmnpq01',
    ])
      expect([typed, readRecoveryCode(typed)]).toEqual([typed, read])
    for (const typed of ['', 'AB0D-1FGH-JKMN', `${code}2`, '123456', 'AB0D-1FGH-JKMN-PQU1'])
      expect([typed, readRecoveryCode(typed)]).toEqual([typed, null])
  })

  test('are kept as hashes that depend on the place and on the person', () => {
    const hashOf = createRecoveryHash('a'.repeat(40))
    const [code = ''] = newRecoveryCodes()
    expect(hashOf(1, code)).toBe(hashOf(1, code.toLowerCase().replaceAll('-', ' ')))
    expect(hashOf(2, code)).not.toBe(hashOf(1, code))
    expect(createRecoveryHash('b'.repeat(40))(1, code)).not.toBe(hashOf(1, code))
  })
})
