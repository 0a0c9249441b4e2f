import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'

test('only what differs is shown, field by field', () => {
  expect(changesOf({ a: 1, b: 'x', gone: true }, { a: 1, b: 'y', fresh: null })).toEqual([
    { name: 'b', before: 'x', after: 'y' },
    { name: 'gone', before: 'true' },
    { name: 'fresh', after: 'null' },
  ])
})

test('what was made has no before; what is no record is shown whole; nothing is nothing', () => {
  expect(changesOf(null, { plan: 'pro' })).toEqual([{ name: 'plan', after: 'pro' }])
  expect(changesOf(null, [1, 2])).toEqual([{ name: '', after: '[1,2]' }])
  expect(changesOf(null, null)).toEqual([])
  expect(changesOf({ a: { b: 1 } }, { a: { b: 1 } })).toEqual([])
})

test('a long value is cut', () => {
  expect(changesOf(null, { text: 'x'.repeat(500) })[0]?.after).toHaveLength(121)
})

test('the address of somebody who has none is not shown', () => {
  const entry = { email: '1c686f356b5d29ef9f5d@no-mail.invalid', group: 'teacher' }
  expect(changesOf(null, entry)).toEqual([
    { name: 'email', after: '–' },
    { name: 'group', after: 'teacher' },
  ])
})
