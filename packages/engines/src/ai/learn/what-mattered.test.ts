import { expect, test } from 'vitest'
import type { Learned } from './learned.ts'
import { interleaved, lostWithout } from './what-mattered.ts'

/** Two features; the first speaks for "yes", the second for "no". */
const LEARNED: Learned = {
  kind: 'pictures',
  method: 'dense',
  labels: ['yes', 'no'],
  scaling: { kind: 'spread', middle: [0, 0], spread: [1, 1] },
  k: 1,
  vectors: [],
  classes: [],
  head: {
    weights: Float32Array.from([9, 0, 0, 9]),
    bias: new Float32Array(2),
    features: 2,
  },
  columns: [],
}

test('the place an answer came from is the one it suffers without', () => {
  const values = new Float32Array(7 * 7 * 2)
  values[(1 * 7 + 5) * 2] = 20
  const lost = lostWithout(LEARNED, { side: 7, values }, 0)
  const warm = lost.flatMap((value, place) => (value > 0 ? [place] : []))
  const around = [4, 5, 6, 11, 12, 13, 18, 19, 20]
  expect(warm).toEqual(around)
  const other = lostWithout(LEARNED, { side: 7, values }, 1)
  expect(around.map((place) => other[place])).toEqual(around.map(() => 0))
})

test('four maps become one that is twice as fine, each in its own quarter of a place', () => {
  const maps = ['a', 'b', 'c', 'd'].map((_, at) => [at, at + 10, at + 20, at + 30])
  expect(interleaved(maps, 2)).toEqual([0, 1, 10, 11, 2, 3, 12, 13, 20, 21, 30, 31, 22, 23, 32, 33])
})
