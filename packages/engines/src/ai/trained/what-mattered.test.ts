import { expect, test } from 'vitest'
import type { Box, Picture } from '../picture.ts'
import { covered, whatMattered } from './what-mattered.ts'

const picture: Picture = { width: 140, height: 140, rgba: new Uint8ClampedArray(140 * 140 * 4) }
const WHOLE: Box = { x: 0, y: 0, width: 140, height: 140 }

/** How much of the thing a cover hides. */
const hides = (thing: Box, cover: Box): number => {
  const along = (a: number, b: number, c: number, d: number): number =>
    Math.max(0, Math.min(a + b, c + d) - Math.max(a, c))
  return (
    (along(thing.x, thing.width, cover.x, cover.width) *
      along(thing.y, thing.height, cover.y, cover.height)) /
    (thing.width * thing.height)
  )
}

async function looked(thing: Box, seen = WHOLE) {
  const asked: Box[] = []
  const fractions: number[] = []
  const found = await whatMattered(picture, {
    cells: 14,
    seen,
    lossOf: (cover) => {
      asked.push(cover)
      return Promise.resolve(hides(thing, cover))
    },
    progress: (fraction) => fractions.push(fraction),
    cancelled: () => false,
  })
  return { ...found, asked, fractions }
}

test.each([
  ['in the middle', { x: 60, y: 70, width: 20, height: 20 }],
  ['in a corner', { x: 0, y: 0, width: 20, height: 20 }],
  ['at the far edge', { x: 120, y: 50, width: 20, height: 30 }],
])('a thing %s is where it glows, and the ground far from it stays cold', async (_, thing) => {
  const { lost, worst, asked } = await looked(thing)
  expect(lost).toHaveLength(14 * 14)
  expect(hides(thing, worst)).toBeGreaterThan(0.9)
  const far = lost.filter((_loss, cell) => {
    const [x, y] = [(cell % 14) * 10 + 5, Math.floor(cell / 14) * 10 + 5]
    return Math.hypot(x - thing.x - 10, y - thing.y - 10) > 45
  })
  expect(Math.max(...far)).toBe(0)
  expect(asked.length).toBeLessThan(110)
})

test('covers overlap, and nothing is asked twice', async () => {
  const { asked } = await looked({ x: 60, y: 70, width: 20, height: 20 })
  expect(new Set(asked.map((cover) => JSON.stringify(cover))).size).toBe(asked.length)
  expect(asked[1]!.x).toBeLessThan(asked[0]!.x + asked[0]!.width)
})

test('what the model does not see is not asked about, and the bar only grows', async () => {
  const seen = { x: 50, y: 0, width: 40, height: 140 }
  const { asked, fractions } = await looked({ x: 60, y: 70, width: 20, height: 20 }, seen)
  expect(asked.every(({ x, width }) => x < 90 && x + width > 50)).toBe(true)
  expect(fractions.every((value) => value > 0 && value < 1)).toBe(true)
})

test('a picture in which nothing matters is cold all over', async () => {
  const { lost } = await looked({ x: 500, y: 500, width: 10, height: 10 })
  expect(Math.max(...lost)).toBe(0)
})

test('a cover is grey in its box and leaves the rest', () => {
  const { rgba } = covered(picture, { x: 10, y: 20, width: 5, height: 5 })
  expect(rgba[(22 * 140 + 12) * 4]).toBe(128)
  expect(rgba[(22 * 140 + 15) * 4]).toBe(0)
  expect(picture.rgba.every((value) => value === 0)).toBe(true)
})
