import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressAfterSignOut, safeReturnPath, signInAddress } from './return-path.ts'

const ORIGIN = 'https://panya.example'

test('the way back is kept in the language of the page', () => {
  expect(signInAddress('/th/projects?sort=new')).toBe(
    '/th/signin?return=%2Fth%2Fprojects%3Fsort%3Dnew',
  )
  expect(signInAddress('/profile', '/signup')).toBe('/signup?return=%2Fprofile')
})

test('a sign-out leads where it should, in the language of the page', () => {
  expect(addressAfterSignOut('/home', '/th/projects', true)).toBe('/th/home')
  expect(addressAfterSignOut('/signin', '/home?a=1', false)).toBe('/signin')
  expect(addressAfterSignOut('/signin', '/ar/coins?a=1', true)).toBe(
    '/ar/signin?return=%2Far%2Fcoins%3Fa%3D1',
  )
})

test.each(['/profile', '/th/projects?a=1#b', '/'])('%s is one of ours', (path) => {
  expect(safeReturnPath(path, ORIGIN)).toBe(path)
})

test.each([
  null,
  '',
  'profile',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  '/signin?return=/signin',
  '/th/signup',
  '/en/signin',
])('%s is not', (path) => {
  expect(safeReturnPath(path, ORIGIN)).toBeNull()
})

test('a way back to the prefix of the default language is one to the page', () => {
  expect(safeReturnPath('/en/profile?a=1#b', ORIGIN)).toBe('/profile?a=1#b')
  expect(safeReturnPath('/en//evil.example/', ORIGIN)).toBe('/en//evil.example/')
})

test('whatever comes back stays on this site', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '..',
    '.',
    'evil.example',
    '@',
    ':',
    '\t',
    '\n',
    '%2f',
    'en',
    'a',
    '?',
    '#',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const path = safeReturnPath(`/${parts.join('')}`, ORIGIN)
      expect(path === null || new URL(path, ORIGIN).origin === ORIGIN).toBe(true)
    }),
  )
})
