import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEvent, readFromFrame } from './from-frame.ts'
import { readAnswer } from './read-answer.ts'

test('whatever a sandbox says, reading it never fails and lets nothing unknown through', () => {
  const kinds = ['stdout', 'file', 'picture', 'display', 'turtle', 'stage', 'packages', 'owned']
  const event = fc.record(
    {
      kind: fc.constantFrom(...kinds),
      text: fc.anything(),
      file: fc.anything(),
      mime: fc.anything(),
      data: fc.anything(),
      commands: fc.array(fc.anything()),
      names: fc.anything(),
    },
    { requiredKeys: ['kind'] },
  )
  const update = fc.record({ of: fc.constantFrom('event', 'answer', 'state', 'owned'), event })
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.record({ type: fc.constant('updates'), updates: fc.array(update) }),
      ),
      (said) => {
        const known = readFromFrame(said)
        if (known?.type === 'updates') {
          for (const one of known.updates) expect(['event', 'answer', 'state']).toContain(one.of)
        }
      },
    ),
    { numRuns: 2000 },
  )
})

test('an event is taken with what belongs to it and nothing else', () => {
  expect(readEvent({ kind: 'stdout', text: 'hi', owned: 1 })).toEqual({
    kind: 'stdout',
    text: 'hi',
  })
  expect(readEvent({ kind: 'stdout', text: 5 })).toBeNull()
  expect(readEvent({ kind: 'stdout', text: 'x'.repeat(20_000_001) })).toBeNull()
  expect(readEvent({ kind: 'owned' })).toBeNull()
})

test('files stay in their folder', () => {
  const named = (name: unknown) => readEvent({ kind: 'file', file: { name, text: '' } })
  expect(named('data/points.csv')).not.toBeNull()
  expect(named('ข้อมูล.csv')).not.toBeNull()
  for (const name of [
    '../x',
    '/etc/x',
    'a/../../x',
    '.',
    '..',
    'a\\b',
    'a\0b',
    '__proto__',
    '',
    7,
  ]) {
    expect(named(name), String(name)).toBeNull()
  }
  expect(readEvent({ kind: 'file', file: { name: 'a', base64: 'not base 64!' } })).toBeNull()
})

test('a picture is a picture', () => {
  const picture = (mime: string) => readEvent({ kind: 'picture', mime, data: '', alt: '' })
  expect(picture('image/png')).not.toBeNull()
  for (const mime of ['text/html', 'image/png,<script>', 'application/xhtml+xml', 'image/svg']) {
    expect(picture(mime), mime).toBeNull()
  }
})

test('turtle commands that are none are not drawn, their neighbours are', () => {
  const move = ['move', 1, 10, 20, 0, true]
  const commands = [
    move,
    ['move', 1, 'x', 20, 0, true],
    ['fill', 1, 'no points', 'red'],
    ['undo', 1, 1e9, 0, 0, 0],
    ['constructor', 1],
    ['__proto__', 1],
    [{}],
    null,
    ['dot', 1, 0, 0, Number.POSITIVE_INFINITY, 'red'],
    ['bg', 'blue'],
  ]
  expect(readEvent({ kind: 'turtle', commands })).toEqual({
    kind: 'turtle',
    commands: [move, ['bg', 'blue']],
  })
})

test('an answer that is none is a crash: nobody waits for ever', () => {
  const crash = { ending: 'crashed', reason: 'unknown', detail: 'an answer that is none' }
  for (const answer of [
    null,
    {},
    { ending: 'owned' },
    { ending: 'error', error: {} },
    'finished',
  ]) {
    expect(readAnswer(answer)).toEqual(crash)
  }
  expect(readAnswer({ ending: 'finished', owned: 1 })).toEqual({ ending: 'finished' })
})

test('packages are asked for by names, and not by the thousand', () => {
  const ask = { type: 'need-packages', id: 1, names: ['numpy'], files: ['numpy.whl'] }
  expect(readFromFrame({ ...ask, owned: 1 })).toEqual(ask)
  expect(readFromFrame({ ...ask, files: [5] })).toBeNull()
  expect(readFromFrame({ ...ask, files: Array.from({ length: 501 }, () => 'x') })).toBeNull()
  expect(readFromFrame({ ...ask, names: ['x'.repeat(201)] })).toBeNull()
})
