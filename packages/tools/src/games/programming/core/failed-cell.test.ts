import { expect, test } from 'vitest'
import { failedCell } from './failed-cell.ts'

const ROWS = ['.#.', '>..']

test('a bump marks the wall, or the robot at the edge of the board', () => {
  expect(failedCell(ROWS, { cell: 0, facing: 1, done: 0 }, 'bump')).toBe(1)
  expect(failedCell(ROWS, { cell: 0, facing: 0, done: 0 }, 'bump')).toBe(0)
  expect(failedCell(ROWS, { cell: 3, facing: 3, done: 0 }, 'bump')).toBe(3)
})

test('everything else marks where the robot stands, and winning marks nothing', () => {
  expect(failedCell(ROWS, { cell: 4, facing: 1, done: 0 }, 'nothing-to-take')).toBe(4)
  expect(failedCell(ROWS, { cell: 4, facing: 1, done: 0 }, 'won')).toBeNull()
})
