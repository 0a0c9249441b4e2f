import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressAfterSignOut, safeReturnPath, signInAddress, wantedIn } from './return-path.ts'

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

test.each([
  ['?return=%2Fcoins', '/coins'],
  ['?error=SchoolClosed&callbackUrl=%2Fth%2Fclass%3Fa%3D1', '/th/class?a=1'],
  ['?return=%2Fcoins&callbackUrl=%2Fclass', '/coins'],
  ['?error=SchoolClosed', null],
])('%s says where somebody wanted to go', (search, wanted) => {
  expect(wantedIn(search)).toBe(wanted)
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
  '/./\\evil.example',
  '\t//evil.example',
  ' /profile',
  '%2f%2fevil.example',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  '/signin?return=/signin',
  '/th/signup',
  '/en/signin',
])('%s is not', (path) => {
  expect(safeReturnPath(path, ORIGIN)).toBeNull()
})

test('what is long or encoded stays a path of ours', () => {
  for (const path of [
    `/${'a'.repeat(10_000)}`,
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/@evil',
  ]) {
    expect(safeReturnPath(path, ORIGIN)).toBe(path)
    expect(new URL(path, ORIGIN).origin).toBe(ORIGIN)
  }
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
