import { expect, test } from 'vitest'
import { explainError } from './explain.ts'
import ar from './messages/ar.ts'
import en from './messages/en.ts'
import th from './messages/th.ts'
import zh from './messages/zh.ts'

const PYTHON = { kind: 'python', program: 'print(nok)' } as const
const FLOWS = ['', 'Table ()'].map((program) => ({ kind: 'flow', program }) as const)

test.each([
  ["NameError: name 'nok' is not defined", 'nameWhat'],
  ['IndentationError: unexpected indent', 'indentWhat'],
  ['SyntaxError: invalid syntax', 'syntaxWhat'],
  ['too-deep', 'recursionWhat'],
  ['QuantumError: what', 'otherWhat'],
  [null, 'fineWhat'],
])('%s', (error, what) => {
  expect(explainError(error, PYTHON).what).toBe(what)
})

test('a flow is spoken of as a flow', () => {
  expect(explainError(null, { kind: 'flow', program: '' }).what).toBe('flowEmptyWhat')
  expect(explainError(null, { kind: 'flow', program: 'Table ()' }).what).toBe('flowFineWhat')
})

test('every error has a message in every language', () => {
  const errors = ['IndentationError', 'SyntaxError', 'NameError', 'TypeError', 'ValueError']
  const more = ['IndexError', 'KeyError', 'AttributeError', 'ZeroDivisionError', 'ImportError']
  const rest = [
    'RecursionError',
    'OSError',
    'MemoryError',
    'AssertionError',
    'stopped',
    'Odd',
    null,
  ]
  const all = [...errors, ...more, ...rest].map((error) => explainError(error, PYTHON))
  for (const { what, tryThis } of [...all, ...FLOWS.map((flow) => explainError(null, flow))]) {
    for (const messages of [en, th, zh, ar]) {
      expect(messages[what].length).toBeGreaterThan(5)
      expect(messages[tryThis].length).toBeGreaterThan(5)
    }
  }
})
