import type { CheckWish } from '@panya/domain/classroom/check.ts'
import type { CheckOutcome, RunAnswer } from '@panya/engines/python/protocol.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { translator } from '../../../host/tool-messages.ts'
import { askPython } from './ask-python.ts'
import en from './messages/en.ts'
import { taskLines } from './task-lines.ts'
import { taskResults } from './task-results.ts'

const CHECKS: CheckWish[] = [
  { kind: 'output', input: ['2'], output: '4' },
  { kind: 'test', name: 'Doubles', input: [], test: 'assert double(2) == 4' },
  { kind: 'uses-code', part: 'loop' },
  { kind: 'most-lines', count: 3 },
]
const t = translator('en', en)

const outcome = (part: Partial<CheckOutcome>): CheckOutcome => ({
  passed: false,
  input: [],
  expected: null,
  actual: '',
  message: null,
  error: null,
  ...part,
})

function told(answer: RunAnswer, checks = CHECKS) {
  return taskLines(t, checks, taskResults(checks, askPython(checks), answer))
}

test('what needs no run is asked first, and each answer finds its check', () => {
  const { specs, order } = askPython(CHECKS)
  expect(order).toEqual([2, 3, 0, 1])
  expect(specs[0]).toEqual({ parts: { do: 'uses', part: 'loop' } })
  const checks = [
    outcome({ message: '{"kind":"uses"}' }),
    outcome({ message: '{"kind":"lines","count":5}' }),
    outcome({ actual: '22\n' }),
    outcome({ passed: true }),
  ]
  expect(told({ ending: 'finished', checks })).toEqual([
    {
      title: 'It prints what it should when \u20682\u2069 is typed',
      state: 'failed',
      why: 'Compare the two letter by letter.',
      samples: [
        { label: 'When this is typed:', text: '2' },
        { label: 'it should print', text: '4' },
        { label: 'but it printed', text: '22\n' },
      ],
    },
    { title: 'Doubles', state: 'passed' },
    {
      title: 'It uses a loop (for or while)',
      state: 'failed',
      why: 'Your program does not have one yet. Where could it help?',
    },
    {
      title: 'It has at most 3 lines',
      state: 'failed',
      why: 'Now it has 5 lines. Empty lines and remarks do not count.',
    },
  ])
})

test('a program that does not end is late once; what comes after was not looked at', () => {
  const checks = [outcome({ passed: true }), outcome({ passed: true })]
  const states = told({ ending: 'stopped', checks }).map(({ state }) => state)
  expect(states).toEqual(['failed', 'open', 'passed', 'passed'])
  expect(told({ ending: 'stopped', checks })[0]?.why).toMatch(/did not end in time/)
})

test('what is odd in how a program is written is named, and nothing more than that is believed', () => {
  const checks: CheckWish[] = [{ kind: 'style', rule: 'names' }]
  const lineOf = (message: string) =>
    told({ ending: 'finished', checks: [outcome({ message })] }, checks)[0]
  expect(lineOf('{"kind":"style","found":["bigCat"]}')).toMatchObject({
    state: 'failed',
    why: expect.stringContaining('\u2068bigCat\u2069'),
  })
  for (const odd of ['null', '{"found":3}', 'no JSON']) expect(lineOf(odd)?.state).toBe('failed')
})

test('where Python went away nothing has passed', () => {
  const lines = told({ ending: 'crashed', reason: 'memory', detail: '' })
  for (const { state, why } of lines) expect([state, why]).toEqual(['failed', t('whyUnknown')])
})

test('a check of another tool never passes', () => {
  const checks: CheckWish[] = [{ kind: 'uses-block', block: 'control_repeat' }]
  expect(told({ ending: 'finished', checks: [] }, checks)[0]?.state).toBe('failed')
})

test('whatever a program writes into the messages, only what Python called passed has passed', () => {
  const anything = fc.record({
    passed: fc.boolean(),
    message: fc.option(fc.oneof(fc.string(), fc.json()), { nil: null }),
    actual: fc.string(),
  })
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 4 }), (parts) => {
      const checks = parts.map(outcome)
      const { order } = askPython(CHECKS)
      const passed = order.filter((_at, place) => checks[place]?.passed)
      const lines = told({ ending: 'finished', checks })
      expect(lines).toHaveLength(CHECKS.length)
      for (const [at, { state }] of lines.entries())
        expect(state === 'passed').toBe(passed.includes(at))
    }),
  )
})
