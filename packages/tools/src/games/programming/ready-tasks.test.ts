import { expect, test } from 'vitest'
import { parsePython } from '../../game-kit/core/code/python-parser.ts'
import { findLevel } from './core/levels/all-levels.ts'
import { playLevel } from './core/play.ts'
import { tasks } from './ready-tasks.ts'

test.each(tasks)('$id: its solution earns every star', ({ level = '', solution = '' }) => {
  const run = playLevel(findLevel(level)!, parsePython(solution))
  expect(run.won).toBe(true)
  expect(run.stars).toBe(3)
})
