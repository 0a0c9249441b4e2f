import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choicePath, localeCookie, withoutDefaultLocale } from './chosen-locale.ts'
import { DEFAULT_LOCALE, LOCALES, localePath, splitLocale } from './locale.ts'

test.each([
  ['/en', '/'],
  ['/en/', '/'],
  ['/en/home', '/home'],
  ['/en/coding/python-programming', '/coding/python-programming'],
  ['/', null],
  ['/english', null],
  ['/home/en', null],
  ['/th/en', null],
  ['/en/en/home', null],
  ['/en/th', null],
  ['/en//evil.example', null],
  ['/en/\\evil.example', null],
])('%s is %s', (path, plain) => {
  expect(withoutDefaultLocale(path)).toBe(plain)
})

test('a link that chooses a language leads to the page in that language', () => {
  const page = fc
    .array(fc.stringMatching(/^[a-z]{3,8}$/), { maxLength: 3 })
    .map((parts) => `/${parts.join('/')}`)
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), page, (locale, path) => {
      const chosen = choicePath(locale, path)
      const led = withoutDefaultLocale(chosen) ?? chosen
      expect(led).toBe(localePath(locale, path))
      expect(splitLocale(led)).toEqual({ locale, path })
      expect(withoutDefaultLocale(chosen) === null).toBe(locale !== DEFAULT_LOCALE)
    }),
  )
})

test('the cookie is for this host alone where there is https', () => {
  expect(localeCookie('th', false)).toBe('locale=th; Path=/; Max-Age=31536000; SameSite=Lax')
  expect(localeCookie('en', true)).toBe(
    '__Host-locale=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  )
})
