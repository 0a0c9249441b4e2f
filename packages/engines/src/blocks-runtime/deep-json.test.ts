import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deepJson } from './deep-json.ts'

/** Wrapped in so many levels that the short way is closed. */
function buried(value: unknown): unknown {
  let deep: unknown = { value, '': [value, undefined, value], __left: undefined }
  for (let level = 0; level < 20_000; level++) deep = { next: deep }
  return deep
}

function dug(text: string): unknown {
  let value = JSON.parse(text) as Record<string, unknown>
  while ('next' in value) value = value['next'] as Record<string, unknown>
  return value
}

test('whatever JSON can say is said the same below ten thousand levels', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const here = JSON.parse(
        JSON.stringify({ value, '': [value, undefined, value], __left: undefined }),
      ) as unknown
      expect(dug(deepJson(buried(value)))).toEqual(here)
    }),
    { numRuns: 25 },
  )
})

test('a name of the machine stays a name', () => {
  const evil = JSON.parse('{"__proto__": {"x": 1}}') as unknown
  const found = dug(deepJson(buried(evil))) as { value: object }
  expect(Object.hasOwn(found.value, '__proto__')).toBe(true)
  expect('x' in found.value).toBe(false)
})
