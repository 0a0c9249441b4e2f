import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CheckKind, type KeptCheck, newCheck, readChecks, unfitKind } from './check.ts'

const KINDS: CheckKind[] = [
  'output',
  'test',
  'uses-code',
  'avoids-code',
  'style',
  'uses-block',
  'avoids-block',
  'most-lines',
  'most-blocks',
  'figure',
  'uses-node',
  'avoids-node',
  'stars',
  'uses-feature',
  'avoids-feature',
  'name-value',
  'cell',
  'variable',
  'sprite-at',
  'says',
]

test('a check from the time when there was one kind is about what is printed', () => {
  const old: KeptCheck = { input: ['2'], output: '4' }
  expect(readChecks([old, { kind: 'most-lines', count: 3 }])).toEqual([
    { kind: 'output', input: ['2'], output: '4' },
    { kind: 'most-lines', count: 3 },
  ])
})

test('what was read once stays as it is', () => {
  const kept = fc.oneof(
    fc.record({ input: fc.array(fc.string()), output: fc.string() }),
    fc.constantFrom(...KINDS).map(newCheck),
  )
  fc.assert(
    fc.property(fc.array(kept), (checks) => {
      const read = readChecks(checks)
      expect(readChecks(read)).toEqual(read)
      expect(read).toHaveLength(checks.length)
    }),
  )
})

test('a new check is of the kind that was asked for', () => {
  for (const kind of KINDS) expect(newCheck(kind).kind).toBe(kind)
})

test('a check of another tool is found', () => {
  const checks = [newCheck('output'), newCheck('uses-block')]
  expect(unfitKind(checks, ['output', 'test'])).toBe('uses-block')
  expect(unfitKind(checks, KINDS)).toBeUndefined()
  expect(unfitKind([], [])).toBeUndefined()
})
