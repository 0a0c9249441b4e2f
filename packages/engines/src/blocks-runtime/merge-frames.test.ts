import { expect, test } from 'vitest'
import { mergeFrames } from './merge-frames.ts'
import type { Frame, PenOp } from './world/frame.ts'

const FRAME: Frame = {
  tick: 1,
  state: 'running',
  backdrop: 'sky',
  sprites: [],
  bubbles: [],
  pen: [],
  sounds: [],
  ask: null,
  watchers: [],
  output: [],
  reports: [],
  problems: [],
  at: [],
  clones: 0,
  board: null,
}
const line = (x1: number): PenOp => ({
  op: 'line',
  x1,
  y1: 0,
  x2: 0,
  y2: 0,
  colour: 'red',
  size: 1,
})

test('what happened between two looks is all there, in order; how things stand is the latest', () => {
  const merged = mergeFrames(
    { ...FRAME, output: ['a'], pen: [line(1)], backdrop: 'sky' },
    { ...FRAME, tick: 2, output: ['b'], pen: [line(2)], backdrop: 'sea' },
  )
  expect(merged).toEqual({
    ...FRAME,
    tick: 2,
    backdrop: 'sea',
    output: ['a', 'b'],
    pen: [line(1), line(2)],
  })
})

test('strokes before the last wipe are left out, the wipe itself is not', () => {
  const merged = mergeFrames(
    { ...FRAME, pen: [line(1), { op: 'clear' }, line(2)] },
    { ...FRAME, pen: [line(3)] },
  )
  expect(merged.pen).toEqual([{ op: 'clear' }, line(2), line(3)])
})

test('a page that does not look for long gets the latest strokes and no more than it can draw', () => {
  const many = Array.from({ length: 90_000 }, (_, x) => line(x))
  const merged = mergeFrames({ ...FRAME, pen: many }, { ...FRAME, pen: many })
  expect(merged.pen.length).toBe(100_000)
  expect(merged.pen.at(-1)).toEqual(line(89_999))
})
