import { expect, test } from 'vitest'
import { resolveRole } from './role-resolution.ts'

const email = 'a@x.th'
const active = [{ email, active: true }]
const inactive = [{ email, active: false }]

test.each([
  ['admin', [{ group: 'admin' }], []],
  ['admin', [{ group: 'teacher' }, { group: 'admin' }], active],
  ['admin', [{ group: 'admin' }], inactive],
  ['teacher', [{ group: 'teacher' }], active],
  ['demo', [], active],
  ['demo', [{ group: 'something-else' }], active],
  ['inactive-demo', [], inactive],
  ['student', [], []],
  ['student', [], [{ email: 'b@x.th', active: false }]],
] as const)('%s', (role, privileged, demo) => {
  expect(resolveRole({ email, privileged, demo })).toBe(role)
})

test('addresses are compared without regard to capitals', () => {
  expect(resolveRole({ email: 'A@x.th', privileged: [], demo: active })).toBe('demo')
})
