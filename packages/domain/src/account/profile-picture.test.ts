import { expect, test } from 'vitest'
import { shownPicture } from './profile-picture.ts'

test('only a picture we made is shown', () => {
  const ours = `/api/profile/images/${'aB3_-x'.repeat(4)}.webp`
  expect(shownPicture(ours)).toBe(ours)
})

test.each([
  null,
  undefined,
  '',
  '/x.webp',
  '/api/auth/signout',
  '/api/profile/images/../../auth/signout',
  `/api/profile/images/${'a'.repeat(24)}.webp?x=/api/auth/signout`,
  `https://example.org/api/profile/images/${'a'.repeat(24)}.webp`,
  `//example.org/${'a'.repeat(24)}.webp`,
  'data:image/svg+xml,<svg/>',
  'javascript:alert(1)',
])('%s is not', (address) => {
  expect(shownPicture(address)).toBeNull()
})
