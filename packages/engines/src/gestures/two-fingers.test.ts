import { expect, test } from 'vitest'
import { fingersOf, viewUnder } from './two-fingers.ts'

const LIMITS = { least: 0.5, most: 2 }
const began = {
  view: { x: 10, y: 20, zoom: 1 },
  fingers: fingersOf({ x: 100, y: 200 }, { x: 200, y: 200 }),
}

test('fingers that go the same way push', () => {
  const now = fingersOf({ x: 130, y: 150 }, { x: 230, y: 150 })
  expect(viewUnder(began, now, LIMITS)).toEqual({ x: 40, y: -30, zoom: 1 })
})

test('fingers that go apart enlarge what lies between them', () => {
  const now = fingersOf({ x: 75, y: 200 }, { x: 225, y: 200 })
  const { x, y, zoom } = viewUnder(began, now, LIMITS)
  expect(zoom).toBe(1.5)
  // The place of the flow that was under their middle.
  const place = { x: (150 - 10) / 1, y: (200 - 20) / 1 }
  expect([x + place.x * zoom, y + place.y * zoom]).toEqual([150, 200])
})

test('no nearer and no farther than the canvas goes', () => {
  expect(viewUnder(began, fingersOf({ x: 0, y: 0 }, { x: 900, y: 0 }), LIMITS).zoom).toBe(2)
  expect(viewUnder(began, fingersOf({ x: 0, y: 0 }, { x: 1, y: 0 }), LIMITS).zoom).toBe(0.5)
  const none = { view: began.view, fingers: fingersOf({ x: 5, y: 5 }, { x: 5, y: 5 }) }
  expect(viewUnder(none, fingersOf({ x: 0, y: 0 }, { x: 9, y: 0 }), LIMITS).zoom).toBe(1)
})
