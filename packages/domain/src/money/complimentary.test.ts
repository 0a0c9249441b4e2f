import { expect, test } from 'vitest'
import { isCurrent } from './complimentary.ts'

test('a complimentary subscription is current while it is active and not over', () => {
  const now = new Date('2026-11-15T00:00:00Z')
  expect(isCurrent({ status: 'active', expiresAt: now }, now)).toBe(true)
  expect(isCurrent({ status: 'active', expiresAt: new Date(now.getTime() - 1) }, now)).toBe(false)
  expect(isCurrent({ status: 'revoked', expiresAt: new Date('2030-01-01') }, now)).toBe(false)
})
