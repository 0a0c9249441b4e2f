import { expect, test } from 'vitest'
import { type Side, trailOf, trailPath } from './trail.ts'

const cellsOf = (count: number, columns: number) =>
  trailOf(count, columns).map(({ row, column }) => `${row}/${column}`)

test('the way goes there and back, row by row', () => {
  expect(cellsOf(5, 2)).toEqual(['0/0', '0/1', '1/1', '1/0', '2/0'])
  expect(cellsOf(7, 3)).toEqual(['0/0', '0/1', '0/2', '1/2', '1/1', '1/0', '2/0'])
})

const AWAY: Record<Side, [row: number, column: number]> = {
  start: [0, -1],
  end: [0, 1],
  top: [-1, 0],
  bottom: [1, 0],
}
const OPPOSITE: Record<Side, Side> = { start: 'end', end: 'start', top: 'bottom', bottom: 'top' }

test.each([2, 4, 5])(
  'with %i in a row every level is joined to the next without a gap',
  (columns) => {
    for (let count = 1; count < 24; count++) {
      const steps = trailOf(count, columns)
      expect(new Set(steps.map(({ row, column }) => `${row}/${column}`)).size).toBe(count)
      expect(steps[0]).toMatchObject({ row: 0, column: 0, from: 'top' })
      expect(steps.at(-1)?.to).toBe('bottom')
      for (const [index, step] of steps.entries()) {
        const after = steps[index + 1]
        if (!after) continue
        const [down, across] = AWAY[step.to]
        expect([after.row, after.column]).toEqual([step.row + down, step.column + across])
        expect(after.from).toBe(OPPOSITE[step.to])
      }
    }
  },
)

test('a piece of the way begins and ends at the sides it joins', () => {
  expect(trailPath({ from: 'start', to: 'end' })).toMatch(/^M-1 50C.* 101 50$/)
  expect(trailPath({ from: 'end', to: 'start' })).toMatch(/^M101 50C.*-1 50$/)
  expect(trailPath({ from: 'top', to: 'start' })).toBe('M50 -1Q50 50 -1 50')
  expect(trailPath({ from: 'end', to: 'bottom' })).toBe('M101 50Q50 50 50 101')
})
