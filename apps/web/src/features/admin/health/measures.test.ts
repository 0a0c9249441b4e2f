import { expect, test } from 'vitest'
import { backupIsOld, formatBytes } from './measures.ts'

test('sizes', () => {
  expect([0, 999, 1500, 12_345_678, 1.5e9, 2e15].map((bytes) => formatBytes('en', bytes))).toEqual([
    '0 byte',
    '999 byte',
    '1.5 kB',
    '12 MB',
    '1.5 GB',
    '2,000 TB',
  ])
})

test('a backup is old after two days, and no backup is old', () => {
  const now = Date.parse('2026-11-15T00:00:00Z')
  expect(backupIsOld(null, now)).toBe(true)
  expect(backupIsOld({ at: '2026-11-13T01:00:00Z', bytes: 1 }, now)).toBe(false)
  expect(backupIsOld({ at: '2026-11-12T23:00:00Z', bytes: 1 }, now)).toBe(true)
})
