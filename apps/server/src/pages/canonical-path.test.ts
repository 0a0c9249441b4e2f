import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

test.each([
  ['/', '/'],
  ['/home', '/home'],
  ['/home/', '/home'],
  ['/HOME', '/home'],
  ['//evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['/%2f%2fevil.example', '/evil.example'],
  ['/th//home///', '/th/home'],
  ['/h%6Fme', '/home'],
  ['/../home', '/home'],
  ['/a b%0d%0a', '/a%20b%0D%0A'],
])('%s is %s', (written, canonical) => {
  expect(canonicalPath(written)).toBe(canonical)
})

test('what cannot be read has no spelling', () => {
  expect(canonicalPath('/%')).toBeNull()
  expect(canonicalPath('/%ff')).toBeNull()
})

test('a canonical path is its own, and never leads to another host', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const canonical = canonicalPath(`/${text}`)
      if (canonical === null) return
      expect(canonicalPath(canonical)).toBe(canonical)
      const { origin } = new URL(canonical, 'https://own.example')
      expect(origin).toBe('https://own.example')
    }),
  )
})
