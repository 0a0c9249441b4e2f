import { expect, test } from 'vitest'
import { resolveRole } from './resolve-role.ts'

const active = { active: true }
const inactive = { active: false }

test.each([
  [['admin'], null, 'admin'],
  [['admin', 'teacher'], active, 'admin'],
  [['admin'], inactive, 'admin'],
  [['teacher'], null, 'teacher'],
  [['teacher'], inactive, 'teacher'],
  [[], active, 'demo'],
  [[], inactive, null],
  [['librarian'], null, 'student'],
  [[], null, 'student'],
])('groups %j and demo %j make %s', (groups, demo, role) => {
  expect(resolveRole({ groups, demo })).toBe(role)
})
