/** What a camera sees, drawn by hand: squares that move, cameras that tremble, lamps that are switched on. */
import { expect, test } from 'vitest'
import { FLOW_COLUMNS, type FlowField, type Motion, motionIn } from './flow-field.ts'
import { GREY_HEIGHT, GREY_WIDTH, OpticalFlow } from './optical-flow.ts'

type Light = (x: number, y: number) => number

function picture(light: Light): Float32Array {
  return Float32Array.from({ length: GREY_WIDTH * GREY_HEIGHT }, (_, at) =>
    Math.max(0, Math.min(255, light(at % GREY_WIDTH, Math.floor(at / GREY_WIDTH)))),
  )
}

/** A hand with a pattern in front of a wall. */
const hand =
  (left: number, top: number, size = 24): Light =>
  (x, y) => {
    const [inX, inY] = [x - left, y - top]
    if (inX < 0 || inX >= size || inY < 0 || inY >= size) return 60
    return 180 + 40 * Math.sin(inX / 2.5) * Math.cos(inY / 3)
  }

const room: Light = (x, y) => 120 + 50 * Math.sin(x / 4) * Math.cos(y / 5)

function flowOf(before: Float32Array, now: Float32Array): FlowField {
  const flow = new OpticalFlow()
  expect(flow.next(before)).toBeNull()
  return flow.next(now)!
}

const everywhere = (): boolean => true
const moved = (right: number, down: number): Motion | null =>
  motionIn(flowOf(picture(hand(30, 22)), picture(hand(30 + right, 22 + down))), everywhere)

/** The same trembling in every run. */
function trembler(): () => number {
  let state = 7
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180)

test.each([
  ['right', 3, 0, 90],
  ['left', -3, 0, -90],
  ['up', 0, -3, 0],
  ['down', 0, 3, 180],
  ['right and up', 2, -2, 45],
  ['left and down', -2, 2, -135],
  ['a little', 1, 0, 90],
  ['far', 7, 0, 90],
  ['far up', 0, -7, 0],
])('a hand that moves %s is seen to', (_, right, down, direction) => {
  const motion = moved(right, down)
  expect(motion?.amount).toBeGreaterThan(1)
  expect(apart(motion!.direction, direction)).toBeLessThan(12)
})

test('the faster, the more; never more than 100', () => {
  const amounts = [1, 2, 4, 7].map((pixels) => moved(pixels, 0)!.amount)
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
  expect(amounts[3]).toBeGreaterThan(amounts[0]! * 3)
  const all = flowOf(
    picture(room),
    picture((x, y) => room(x - 4, y)),
  )
  expect(motionIn(all, everywhere)).toMatchObject({ amount: 100 })
})

test('a still picture gives nothing, nor does a cheap camera that trembles', () => {
  expect(motionIn(flowOf(picture(room), picture(room)), everywhere)).toBeNull()
  const random = trembler()
  const trembling = (): Float32Array => picture((x, y) => room(x, y) + (random() - 0.5) * 24)
  const dark = (): Float32Array => picture(() => 20 + (random() - 0.5) * 24)
  const corner = (column: number, row: number): boolean => column < 6 && row < 6
  for (let run = 0; run < 5; run++) {
    for (const area of [everywhere, corner]) {
      expect(motionIn(flowOf(trembling(), trembling()), area)).toBeNull()
      expect(motionIn(flowOf(dark(), dark()), area)).toBeNull()
    }
  }
})

test('a lamp that is switched on is no motion', () => {
  const lit = picture((x, y) => room(x, y) + 40)
  expect(motionIn(flowOf(picture(room), lit), everywhere)).toBeNull()
})

test('only what moves inside an area counts', () => {
  const field = flowOf(picture(hand(10, 22)), picture(hand(13, 22)))
  const left = motionIn(field, (column) => column < FLOW_COLUMNS / 2)
  expect(left?.amount).toBeGreaterThan(10)
  expect(motionIn(field, (column) => column >= FLOW_COLUMNS / 2)).toBeNull()
  expect(motionIn(field, () => false)).toBeNull()
})

test('what is handed on shows nothing of a face that keeps still', () => {
  const { arrows } = flowOf(picture(room), picture(room))
  expect(arrows.every((value) => value === 0)).toBe(true)
})

test('after a pause the next picture is the first again', () => {
  const flow = new OpticalFlow()
  flow.next(picture(hand(10, 10)))
  flow.forget()
  expect(flow.next(picture(hand(40, 40)))).toBeNull()
})
