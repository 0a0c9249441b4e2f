import { expect, test } from 'vitest'
import { explainError } from './explain.ts'
import ar from './messages/ar.ts'
import en from './messages/en.ts'
import th from './messages/th.ts'
import zh from './messages/zh.ts'

test.each([
  ["NameError: name 'nok' is not defined", 'nameWhat'],
  ['IndentationError: unexpected indent', 'indentWhat'],
  ['SyntaxError: invalid syntax', 'syntaxWhat'],
  ['too-deep', 'recursionWhat'],
  ['QuantumError: what', 'otherWhat'],
  [null, 'fineWhat'],
])('%s', (error, what) => {
  expect(explainError(error).what).toBe(what)
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
  for (const error of [...errors, ...more, ...rest]) {
    const { what, tryThis } = explainError(error)
    for (const messages of [en, th, zh, ar]) {
      expect(messages[what].length).toBeGreaterThan(5)
      expect(messages[tryThis].length).toBeGreaterThan(5)
    }
  }
})
