import { expect, test } from 'vitest'
import { suppressOverlaps } from './suppress-overlaps.ts'

const box = (x: number, sureness: number) => ({ x, y: 0, width: 10, height: 10, sureness })

test('of boxes over one another the surest stays, in the order of sureness', () => {
  const found = [box(0, 0.6), box(40, 0.7), box(1, 0.9), box(20, 0.2)]
  expect(suppressOverlaps(found, 5, 0.2)).toEqual([found[2], found[1], found[3]])
  expect(suppressOverlaps(found, 2, 0.2)).toEqual([found[2], found[1]])
})

test('boxes that share no more than allowed both stay', () => {
  // 2 of 18 columns are shared.
  const found = [box(0, 0.9), box(8, 0.8)]
  expect(suppressOverlaps(found, 5, 0.12)).toHaveLength(2)
  expect(suppressOverlaps(found, 5, 0.1)).toHaveLength(1)
})
