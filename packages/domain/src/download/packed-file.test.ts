import { expect, test } from 'vitest'
import { entityTag, isPacking, packedAddress, tagOfContents } from './packed-file.ts'

test('the tag of a copy leads to the tag of the file itself', () => {
  expect(tagOfContents(entityTag('abc-_1', 'xyz'))).toBe('"abc-_1"')
  expect(tagOfContents(entityTag('abc-_1', null))).toBe('"abc-_1"')
  expect(entityTag('a', 'b')).not.toBe(entityTag('a', null))
})

test('an address says how the file should come', () => {
  expect(packedAddress('/vendor/a.wasm', 'br')).toBe('/vendor/a.wasm?packed=br')
  expect(['br', 'gzip', 'zip', undefined, 1].filter(isPacking)).toEqual(['br', 'gzip'])
})
