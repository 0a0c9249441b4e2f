import { expect, test } from 'vitest'
import type { CheckWish } from '../classroom/check.ts'
import { newFigure } from '../classroom/flow-check.ts'
import { givesResult } from './gives-result.ts'

const LIST: CheckWish = { kind: 'output', input: [], output: '7\n14\n21' }
const VALUE: CheckWish = { kind: 'name-value', name: 'total', value: '5050', within: 0 }
const FIGURE: CheckWish = { ...newFigure, node: 'mean', value: 12.75 }
const WORDS: CheckWish = { kind: 'says', sprite: '', text: 'I like mangoes most' }

test.each<[string, CheckWish]>([
  ['It prints 7, 14, 21.', LIST],
  ['- 7\n- 14\n- 21', LIST],
  ['The total is `5050`.', VALUE],
  ['结果是5050。', VALUE],
  ['The mean is 12.75, of course.', FIGURE],
  ['Let it say "I like mangoes most".', WORDS],
  ['.##.\n#..#\n####', { kind: 'dots', dots: '.##.\n#..#\n####' }],
])('%j gives the result', (answer, check) => {
  expect(givesResult(answer, [check], [])).toBe(true)
  // What the task says, everybody may say.
  expect(givesResult(answer, [check], [answer])).toBe(false)
})

test.each<[string, CheckWish]>([
  ['It begins with 7 and 14.', LIST],
  ['You get 15050 or 50.50.', VALUE],
  ['The mean is between 12 and 13.', FIGURE],
  ['Which fruit do you like most?', WORDS],
  ['For 12 it prints 20.', { kind: 'output', input: ['12'], output: '20' }],
  ['It has 3 stars.', { kind: 'stars', level: '', count: 3 }],
  ['The answer is 42.', { ...VALUE, value: '42' }],
])('%j does not', (answer, check) => {
  expect(givesResult(answer, [check], [])).toBe(false)
})
