import { expect, test } from 'vitest'
import { hullOf } from './hull.ts'

function picture(...rows: string[]): [number, number, number[]] {
  const data = rows.flatMap((row) =>
    row.split('').flatMap((sign) => [0, 0, 0, sign === '.' ? 0 : 1]),
  )
  return [rows[0]!.length, rows.length, data]
}

const pairs = (hull: number[]): string[] =>
  hull.flatMap((u, at) => (at % 2 === 0 ? [`${u} ${hull[at + 1]}`] : []))

test('an empty picture has no outline', () => {
  expect(hullOf(...picture('....', '....'))).toEqual([])
})

test('a box in a corner has its four corners', () => {
  const hull = pairs(hullOf(...picture('##..', '##..', '....', '....')))
  expect(new Set(hull)).toEqual(new Set(['0 0', '0.5 0', '0 0.5', '0.5 0.5']))
})

test('what lies inside, between other parts, is no part of the outline', () => {
  const hull = pairs(hullOf(...picture('.##.', '#..#', '.#..', '.##.')))
  expect(hull).toHaveLength(new Set(hull).size)
  expect(hull).toContain('1 0.25')
  expect(hull).toContain('0 0.5')
  expect(hull).not.toContain('0.5 0.75')
})

test('the outline holds every point that can be seen, and its box is theirs', () => {
  const rows = ['......', '..##..', '.####.', '..#...', '....#.', '......']
  const hull = hullOf(...picture(...rows))
  const [us, vs] = [hull.filter((_, at) => at % 2 === 0), hull.filter((_, at) => at % 2 === 1)]
  expect([Math.min(...us), Math.max(...us)]).toEqual([1 / 6, 5 / 6])
  expect([Math.min(...vs), Math.max(...vs)]).toEqual([1 / 6, 5 / 6])
})
