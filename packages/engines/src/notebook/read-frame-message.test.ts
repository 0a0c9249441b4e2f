import { codeCell, markdownCell, notebookOf } from '@panya/domain/notebook/notebook.ts'
import { anything, assert, constantFrom, dictionary, jsonValue, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FromFrame } from './protocol.ts'
import { readFrameMessage } from './read-frame-message.ts'

const notebook = notebookOf([
  {
    ...codeCell('1 + 1', 'sum'),
    outputs: [{ output_type: 'stream', name: 'stdout', text: '2\n' }],
    execution_count: 3,
  },
  markdownCell('# Sum', 'words'),
])
const files = [{ name: 'rain.csv', text: 'a,b\n' }]

const GOOD: { [Type in FromFrame['type']]: Extract<FromFrame, { type: Type }> } = {
  loaded: { type: 'loaded' },
  opened: { type: 'opened' },
  'stopped-hard': { type: 'stopped-hard' },
  kernel: { type: 'kernel', state: 'busy' },
  packages: { type: 'packages', names: ['numpy'], loaded: 1, total: null },
  changed: { type: 'changed', notebook, files },
  unsaved: { type: 'unsaved', detail: '30000 outputs' },
  unkept: { type: 'unkept', name: 'a+b', why: 'bad-name' },
  ran: { type: 'ran', error: 'NameError' },
  clicked: { type: 'clicked', cell: 1, words: 'x' },
  moved: { type: 'moved', cell: 0 },
  flushed: { type: 'flushed', id: 7 },
}

test.each(Object.values(GOOD))('$type arrives as it was said', (message) => {
  expect(readFrameMessage(structuredClone(message))).toEqual(message)
})

test.each([
  null,
  'loaded',
  [],
  {},
  { type: 7 },
  { type: 'open' },
  { type: 'constructor' },
  { type: '__proto__' },
  { type: 'toString' },
  { type: 'kernel', state: 'asleep' },
  { type: 'kernel', state: ['idle'] },
  { type: 'packages', names: 'numpy', loaded: 0, total: 1 },
  { type: 'packages', names: [1], loaded: 0, total: 1 },
  { type: 'packages', names: Array.from({ length: 201 }, () => 'x'), loaded: 0, total: 1 },
  { type: 'packages', names: [], loaded: -1, total: 1 },
  { type: 'packages', names: [], loaded: Number.NaN, total: 1 },
  { type: 'packages', names: [], loaded: 0, total: undefined },
  { type: 'ran', error: { html: '<b>' } },
  { type: 'ran', error: 'x'.repeat(3000) },
  { type: 'clicked', cell: 0, words: '' },
  { type: 'clicked', cell: 1.5, words: '' },
  { type: 'clicked', cell: 1, words: ['x'] },
  { type: 'flushed', id: '1' },
  { type: 'unkept', name: 'x', why: 'whim' },
  { type: 'changed', notebook, files: null },
  { type: 'changed', notebook, files: [{ name: '../x', text: '' }] },
  { type: 'changed', notebook, files: [...files, ...files] },
  {
    type: 'changed',
    notebook,
    files: Array.from({ length: 61 }, (_, n) => ({ name: `${n}`, text: '' })),
  },
  { type: 'changed', notebook: { ...notebook, cells: {} }, files },
  { type: 'changed', notebook: { ...notebook, cells: [{ cell_type: 'poem' }] }, files },
  { type: 'changed', notebook: null, files },
])('%j changes nothing', (message) => {
  expect(readFrameMessage(message)).toBeNull()
})

describe('what only a clone can carry', () => {
  const withMetadata = (metadata: unknown) => ({
    type: 'changed',
    notebook: { ...notebook, metadata },
    files,
  })

  test('a circle, a list of holes and things that are no data are refused, and quickly', () => {
    const circle: Record<string, unknown> = {}
    circle['again'] = circle
    let doubled: unknown = 'x'
    for (let level = 0; level < 60; level++) doubled = [doubled, doubled]
    const holes: unknown[] = []
    holes.length = 4_000_000_000
    for (const strange of [
      circle,
      { doubled },
      { holes },
      { map: new Map() },
      { date: new Date() },
      new Uint8Array(3),
    ])
      expect(readFrameMessage(structuredClone(withMetadata(strange)))).toBeNull()
    const cells = [{ ...codeCell('', 'a'), source: holes }]
    expect(
      readFrameMessage({ type: 'changed', notebook: { ...notebook, cells }, files }),
    ).toBeNull()
    expect(
      readFrameMessage({ type: 'changed', notebook: { ...notebook, cells: holes }, files }),
    ).toBeNull()
    expect(readFrameMessage({ type: 'changed', notebook, files: holes })).toBeNull()
    expect(readFrameMessage({ type: 'packages', names: holes, loaded: 0, total: 0 })).toBeNull()
  })

  test('what is kept has no names of its own for a prototype, and trusts nobody', () => {
    const metadata = JSON.parse(
      '{"trusted": true, "__proto__": {"polluted": 1}, "constructor": 1, "a": {"constructor": 1, "b": 2}}',
    ) as object
    const read = readFrameMessage(withMetadata(metadata))
    expect(read).toMatchObject({ type: 'changed' })
    const kept = (read as Extract<FromFrame, { type: 'changed' }>).notebook.metadata
    expect(JSON.stringify(kept)).toBe('{"a":{"b":2}}')
    expect('polluted' in kept).toBe(false)
  })
})

const types = constantFrom(...Object.keys(GOOD))

test('whatever comes, it never throws, and what it lets through it would say again', () => {
  const check = (message: unknown) => {
    const read = readFrameMessage(message)
    if (read !== null) expect(readFrameMessage(structuredClone(read))).toEqual(read)
  }
  assert(property(anything(), check))
  assert(
    property(types, dictionary(string(), anything()), (type, rest) => check({ ...rest, type })),
  )
})

test('one wrong part is enough, in every kind of message and at every depth', () => {
  for (const message of Object.values(GOOD)) {
    for (const key of Object.keys(message).filter((name) => name !== 'type')) {
      assert(
        property(jsonValue(), (value) => {
          const read = readFrameMessage({ ...message, [key]: value })
          if (read !== null) expect(read).toMatchObject({ type: message.type, [key]: value })
        }),
        { numRuns: 50 },
      )
    }
  }
})
