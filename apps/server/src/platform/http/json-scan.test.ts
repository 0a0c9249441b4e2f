import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findValue, hasMoreValues } from './json-scan.ts'

function valueAt(json: string, path: string[]): unknown {
  const bytes = Buffer.from(json)
  const span = findValue(bytes, path)
  return span === null ? undefined : JSON.parse(bytes.toString('utf8', span.from, span.to))
}

test('a field is found wherever it stands, and nothing else is taken for it', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 6 }),
      fc.dictionary(fc.string(), fc.jsonValue()),
      fc.nat(3),
      (content, other, indent) => {
        const { document: _, content: __, ...rest } = other
        const body = { ...rest, document: { ...rest, content }, after: rest }
        const json = JSON.stringify(body, null, indent)
        // As it was written: JSON knows no negative zero.
        const written = JSON.parse(JSON.stringify(content)) as unknown
        expect(valueAt(json, ['document', 'content'])).toEqual(written)
      },
    ),
  )
})

test('twice, not there, or no object: none', () => {
  expect(valueAt('{"document":{"content":1,"content":2}}', ['document', 'content'])).toBeUndefined()
  expect(valueAt('{"document":[{"content":1}]}', ['document', 'content'])).toBeUndefined()
  expect(valueAt('{"document":null}', ['document', 'content'])).toBeUndefined()
  expect(valueAt('{"content":1}', ['document', 'content'])).toBeUndefined()
  const twice = '{"document":{"content":1},"document":{"content":2}}'
  expect(valueAt(twice, ['document', 'content'])).toBeUndefined()
  expect(valueAt('[]', ['content'])).toBeUndefined()
  expect(valueAt('', ['content'])).toBeUndefined()
})

test('a text with quotes, brackets and slashes in it hides nothing', () => {
  const content = 'a "quoted" \\ {"content": 1} ]\\"'
  const json = JSON.stringify({ title: content, document: { title: content, content } })
  expect(valueAt(json, ['document', 'content'])).toBe(content)
})

test('whatever is not JSON ends without harm', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      findValue(Buffer.from(text), ['document', 'content'])
      findValue(Buffer.from(`{"document":{"content":${text}`), ['document', 'content'])
    }),
  )
})

test('values are counted without reading them', () => {
  const more = (value: unknown, most: number) =>
    hasMoreValues(Buffer.from(JSON.stringify(value)), most)
  expect([more('[,[,', 1), more('a"b,', 1)]).toEqual([false, false])
  const lists = (count: number) => Array.from({ length: count }, () => [])
  expect([more(lists(100), 1000), more(lists(1000), 1000)]).toEqual([false, true])
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      expect(more(value, countOf(value) - 1)).toBe(true)
    }),
  )
})

function countOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce<number>((sum, inner) => sum + countOf(inner), 1)
}
