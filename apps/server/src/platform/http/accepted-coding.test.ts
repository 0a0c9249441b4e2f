import { expect, test } from 'vitest'
import { acceptedCoding, type Coding } from './accepted-coding.ts'

const ALL = new Set<Coding>(['identity', 'gzip', 'br'])

test.each<[string | undefined, Coding]>([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  // Browsers say this when they ask for a part.
  ['identity;q=1, *;q=0', 'identity'],
  ['identity', 'identity'],
  ['br;q=0.3, identity;q=0.9', 'identity'],
  ['deflate', 'identity'],
  ['*;q=0', 'identity'],
  ['br;q=nonsense', 'identity'],
])('%s gets %s', (header, coding) => {
  expect(acceptedCoding(header, ALL)).toBe(coding)
})

test('only what there is can be sent', () => {
  expect(acceptedCoding('br, gzip', new Set<Coding>(['identity', 'gzip']))).toBe('gzip')
  expect(acceptedCoding('br, gzip;q=0.5', new Set<Coding>(['identity']))).toBe('identity')
})
