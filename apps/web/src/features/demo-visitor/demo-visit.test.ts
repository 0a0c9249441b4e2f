import type { Brand } from '@panya/domain/brand/brand.ts'
import { expect, test } from 'vitest'
import { demoAccountIn, withoutDemoParameter } from './demo-visit.ts'

const guest = { email: 'guest@x.th', password: 'look-around' }
const brand = { demoAccounts: { guest } } as unknown as Brand

test('a known key names its account', () => {
  expect(demoAccountIn('?user=guest', brand)).toBe(guest)
  expect(demoAccountIn('?a=1&user=guest', brand)).toBe(guest)
})

test.each(['', '?user=', '?user=nobody', '?user=constructor', '?user=Guest', '?users=guest'])(
  '%s names none',
  (search) => {
    expect(demoAccountIn(search, brand)).toBeNull()
  },
)

test('only the parameter goes', () => {
  expect(withoutDemoParameter('?user=guest')).toBe('')
  expect(withoutDemoParameter('?a=1&user=guest&b=%26')).toBe('?a=1&b=%26')
})
