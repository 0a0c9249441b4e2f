import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  common,
  lineArea,
  resolved,
  sizeOf,
  smoothRuns,
  strokeArea,
  thinned,
  united,
  without,
} from './outline.ts'

const square = (x: number, y: number, side: number) => [
  { x, y },
  { x: x + side, y },
  { x: x + side, y: y + side },
  { x, y: y + side },
]
const spot = fc.record({ x: fc.integer({ min: 0, max: 480 }), y: fc.integer({ min: 0, max: 360 }) })

test('a straight stroke is a bar with round ends', () => {
  const area = strokeArea(
    [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ],
    10,
  )
  expect(area).toHaveLength(1)
  expect(sizeOf(area)).toBeCloseTo(1000 + Math.PI * 25, -1)
})

test('a click makes a dot, and nothing makes nothing', () => {
  expect(sizeOf(strokeArea([{ x: 5, y: 5 }], 8))).toBeCloseTo(Math.PI * 16, -1)
  expect(strokeArea([], 8)).toEqual([])
})

test('a ring drawn by hand has a hole, and what crosses itself has no edges inside', () => {
  const ring = Array.from({ length: 60 }, (_, at) => ({
    x: 100 + 50 * Math.cos(at / 9),
    y: 100 + 50 * Math.sin(at / 9),
  }))
  expect(strokeArea(ring, 6)).toHaveLength(2)
  const eight = [
    { x: 0, y: 0 },
    { x: 50, y: 50 },
    { x: 50, y: 0 },
    { x: 0, y: 50 },
  ]
  expect(strokeArea(eight, 4).length).toBeLessThanOrEqual(2)
})

test('an eraser through the middle leaves two halves', () => {
  const rest = without(
    [square(0, 0, 100)],
    strokeArea(
      [
        { x: 50, y: -20 },
        { x: 50, y: 120 },
      ],
      10,
    ),
  )
  expect(rest).toHaveLength(2)
  expect(sizeOf(rest)).toBeCloseTo(9000, -1)
})

test('an eraser inside leaves a hole, one beside it nothing to change', () => {
  expect(without([square(0, 0, 100)], strokeArea([{ x: 50, y: 50 }], 20))).toHaveLength(2)
  expect(sizeOf(without([square(0, 0, 100)], [square(200, 0, 9)]))).toBe(10_000)
})

test('an outline drawn around a square is a frame', () => {
  const frame = lineArea([square(0, 0, 100)], 10, true, 'butt', false)
  expect(sizeOf(frame)).toBeCloseTo(110 * 110 - 90 * 90, 0)
})

test('every second crossing is a hole where the drawing says so', () => {
  const both = [square(0, 0, 30), square(10, 10, 10)]
  expect(sizeOf(resolved(both, 'evenodd'))).toBe(800)
  expect(sizeOf(resolved(both, 'nonzero'))).toBe(900)
})

test('what is cut off and what stays are together what was there', () => {
  fc.assert(
    fc.property(
      fc.array(spot, { minLength: 1, maxLength: 12 }),
      fc.array(spot, { minLength: 1, maxLength: 12 }),
      (a, b) => {
        const [area, cut] = [strokeArea(a, 20), strokeArea(b, 14)]
        const rest = without(area, cut)
        expect(sizeOf(rest) + sizeOf(common(area, cut))).toBeCloseTo(sizeOf(area), -1)
        expect(sizeOf(united(rest, cut))).toBeGreaterThanOrEqual(sizeOf(cut) - 1)
      },
    ),
    { numRuns: 60 },
  )
})

test('thinning keeps both ends and stays near the line', () => {
  fc.assert(
    fc.property(fc.array(spot, { minLength: 2, maxLength: 60 }), (points) => {
      const thin = thinned(points, 2)
      expect(thin[0]).toEqual(points[0])
      expect(thin.at(-1)).toEqual(points.at(-1))
      expect(thin.length).toBeLessThanOrEqual(points.length)
    }),
  )
  expect(
    thinned(
      [
        { x: 0, y: 0 },
        { x: 5, y: 0.1 },
        { x: 9, y: 0 },
      ],
      1,
    ),
  ).toHaveLength(2)
})

test('a ring falls into runs at its corners, and every point stays', () => {
  expect(smoothRuns(square(0, 0, 10))).toHaveLength(4)
  const circle = Array.from({ length: 40 }, (_, at) => ({
    x: Math.cos((at * Math.PI) / 20) * 10,
    y: Math.sin((at * Math.PI) / 20) * 10,
  }))
  const [run, ...others] = smoothRuns(circle)
  expect(others).toEqual([])
  expect(run?.at(0)).toEqual(run?.at(-1))
  expect(run).toHaveLength(41)
})
