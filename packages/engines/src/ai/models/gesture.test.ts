import { expect, test } from 'vitest'
import { gestureOf, type HandPoint } from './gesture.ts'

/** A hand seen from the front: the wrist below, fingers upwards, those not named bent in. */
function hand(up: string, thumbDown = false): HandPoint[] {
  const points: HandPoint[] = [{ x: 100, y: 200 }]
  const sign = thumbDown ? -1 : 1
  const thumb = up[0] === '1'
  for (const at of [1, 2, 3, 4])
    points.push(
      thumb ? { x: 84 - at * 8, y: 170 - sign * at * 12 } : { x: 90 + at * 4, y: 170 - at * 2 },
    )
  for (const finger of [1, 2, 3, 4]) {
    const x = 70 + finger * 14
    const far = up[finger] === '1' ? [130, 95, 70, 50] : [130, 105, 120, 135]
    points.push(...far.map((y) => ({ x, y })))
  }
  return points
}

test.each([
  ['00000', 0, 'fist'],
  ['01000', 1, 'point'],
  ['01100', 2, 'victory'],
  ['01110', 3, 'three'],
  ['01111', 4, 'four'],
  ['11111', 5, 'open'],
  ['01001', 2, 'rock'],
  ['10001', 2, 'call'],
  ['10000', 1, 'thumb-up'],
  ['00110', 2, 'other'],
])('fingers %s: %i up, %s', (up, fingers, gesture) => {
  expect(gestureOf(hand(up))).toEqual({ fingers, gesture })
})

test('a thumb that points down says no', () => {
  expect(gestureOf(hand('10000', true)).gesture).toBe('thumb-down')
})
