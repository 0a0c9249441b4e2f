import { expect, test } from 'vitest'
import { backupIsOld } from './measures.ts'

test('a backup is old after two days, and no backup is old', () => {
  const now = Date.parse('2026-11-15T00:00:00Z')
  expect(backupIsOld(null, now)).toBe(true)
  expect(backupIsOld({ at: '2026-11-13T01:00:00Z', bytes: 1 }, now)).toBe(false)
  expect(backupIsOld({ at: '2026-11-12T23:00:00Z', bytes: 1 }, now)).toBe(true)
})
