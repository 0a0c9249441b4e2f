import { expect, test } from 'vitest'
import { parsePython } from '../../game-kit/core/code/python-parser.ts'
import { FLOORS } from './core/floors.ts'
import { playFloor } from './core/play.ts'
import { tasks } from './ready-tasks.ts'

test.each(tasks)('$id: its solution leads down the stairs', ({ level, solution = '' }) => {
  const floor = FLOORS.find(({ id }) => id === level)!
  expect(playFloor(floor, parsePython(solution)).won).toBe(true)
})
