import { expect, test } from 'vitest'
import { lineRuns } from './line-runs.ts'

test('marked lines that follow each other are one run; no line is lost', () => {
  const runs = lineRuns(['a', 'b', 'c', 'd', 'e'], [1, 2, 4])
  expect(runs).toEqual([
    { first: 1, marked: false, lines: ['a'] },
    { first: 2, marked: true, lines: ['b', 'c'] },
    { first: 4, marked: false, lines: ['d'] },
    { first: 5, marked: true, lines: ['e'] },
  ])
  expect(lineRuns([], [0])).toEqual([])
})
