import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Job } from './core/job.ts'
import { finished } from './core/pieces.ts'
import { FIRST_STATE, type PaintSaid, type PaintState, type PaintTool } from './paint-state.ts'
import { closeSheet, openSheet } from './vector/drawing.ts'
import { bendNodes } from './vector/reshape.ts'
import { isRightToLeft, writeText } from './vector/text.ts'
import { VectorBoard } from './vector-board.ts'

const NO_KEYS = { shift: false, alt: false }
const SHIFT = { shift: true, alt: false }

let layer: paper.Layer
let board: VectorBoard
let look: PaintState
let said: PaintSaid[]

beforeEach(() => {
  layer = openSheet({ width: 480, height: 360 })
  look = FIRST_STATE
  said = []
  board = new VectorBoard(layer, {
    look: () => look,
    zoom: () => 1,
    say: (what) => said.push(what),
  })
})
afterEach(closeSheet)

/** Drags with a tool; says whether the picture changed. */
function drag(tool: PaintTool, way: [number, number][], keys = NO_KEYS): boolean {
  const [[x, y], ...rest] = way as [[number, number], ...[number, number][]]
  const pressed = board.press(tool, { x, y }, keys)
  if (pressed === null || pressed === 'changed') return pressed === 'changed'
  const job: Job = pressed
  for (const [toX, toY] of rest) job.move({ x: toX, y: toY }, keys)
  const [endX, endY] = way.at(-1)!
  const up = job.up({ x: endX, y: endY }, keys)
  return typeof up === 'boolean' ? up : finished(up)
}

const measures = (): number[] => {
  const { x, y, width, height } = board.chosen()!
  return [x, y, width, height].map((value) => Math.round(value * 10) / 10)
}

test('a rectangle is drawn, chosen, moved, scaled and turned', () => {
  expect(
    drag('rectangle', [
      [200, 150],
      [300, 200],
    ]),
  ).toBe(true)
  expect(measures()).toEqual([10, 5, 100, 50])
  expect(
    drag('select', [
      [250, 175],
      [260, 175],
      [280, 185],
    ]),
  ).toBe(true)
  expect(measures()).toEqual([40, -5, 100, 50])
  expect(
    drag('select', [
      [330, 210],
      [380, 235],
    ]),
  ).toBe(true)
  expect(measures()).toEqual([65, -17.5, 150, 75])
  expect(
    drag(
      'select',
      [
        [305, 134],
        [405, 197],
      ],
      SHIFT,
    ),
  ).toBe(true)
  expect(board.chosen()?.angle).toBeCloseTo(90)
  expect(measures()).toEqual([65, -17.5, 75, 150])
})

test('with shift it is a square, and a click makes nothing', () => {
  drag(
    'ellipse',
    [
      [100, 100],
      [160, 120],
    ],
    SHIFT,
  )
  expect(board.chosen()).toMatchObject({ width: 60, height: 60 })
  expect(
    drag('rectangle', [
      [10, 10],
      [10, 10],
    ]),
  ).toBe(false)
  expect(board.parts()).toBe(1)
})

test('a box chooses what it touches, shift adds and takes away, and empty ground chooses nothing', () => {
  drag('rectangle', [
    [10, 10],
    [50, 50],
  ])
  drag('rectangle', [
    [100, 10],
    [150, 50],
  ])
  drag('rectangle', [
    [300, 10],
    [350, 50],
  ])
  board.none()
  expect(
    drag('select', [
      [0, 0],
      [160, 60],
    ]),
  ).toBe(false)
  expect(board.chosen()?.count).toBe(2)
  drag('select', [[320, 30]], SHIFT)
  expect(board.chosen()?.count).toBe(3)
  drag('select', [[30, 30]], SHIFT)
  expect(board.chosen()?.count).toBe(2)
  drag('select', [[400, 300]])
  expect(board.chosen()).toBe(null)
})

test('points are moved, added, made round and removed', () => {
  drag('rectangle', [
    [100, 100],
    [200, 200],
  ])
  board.leave('reshape')
  const path = board.desk.shaped!
  expect(path.segments).toHaveLength(4)
  expect(
    drag('reshape', [
      [200, 200],
      [240, 220],
    ]),
  ).toBe(true)
  expect(path.bounds.right).toBe(240)
  expect(
    drag('reshape', [
      [150, 100],
      [150, 60],
    ]),
  ).toBe(true)
  expect(path.segments).toHaveLength(5)
  bendNodes(board.desk, 'smooth')
  expect(path.hasHandles()).toBe(true)
  bendNodes(board.desk, 'corner')
  expect(path.hasHandles()).toBe(false)
  expect(board.remove()).toBe(true)
  expect(path.segments).toHaveLength(4)
  expect(board.next(1)).toEqual({ what: 'node', number: 1, of: 4 })
})

test('by keys: something is added in the middle, chosen, placed by numbers and deleted', () => {
  expect(board.next(1)).toEqual({ what: 'nothing' })
  for (const tool of ['rectangle', 'ellipse', 'line', 'brush'] as const)
    expect(board.add(tool)).toBe(true)
  expect(board.add('select')).toBe(false)
  expect(board.parts()).toBe(4)
  board.none()
  expect(board.next(1)).toEqual({ what: 'part', kind: 'path', number: 1, of: 4 })
  expect(board.next(-1)).toMatchObject({ number: 4 })
  expect(board.next(1)).toMatchObject({ number: 1 })
  expect(board.place({ width: 60, x: -20 })).toBe(true)
  expect(measures()).toEqual([-20, 0, 60, 70])
  board.place({ angle: 90 })
  expect(measures()).toEqual([-20, 0, 70, 60])
  expect(board.place({ width: 0, height: -5 })).toBe(true)
  expect(measures().slice(2)).toEqual([1, 1])
  expect(board.remove()).toBe(true)
  expect(board.remove()).toBe(false)
  expect(board.parts()).toBe(3)
})

test('the bucket paints what is under it, its outline when asked, and says so where there is nothing', () => {
  drag('rectangle', [
    [100, 100],
    [200, 200],
  ])
  look = { ...look, fill: { kind: 'radial', colour: '#ff0000', second: '#00ff00' } }
  expect(drag('fill', [[150, 150]])).toBe(true)
  expect(layer.children[0]?.fillColor?.gradient.radial).toBe(true)
  look = {
    ...look,
    stroke: { kind: 'solid', colour: '#abcdef', second: '#000000' },
    strokeWidth: 0,
  }
  board.fillsOutline = true
  drag('fill', [[150, 150]])
  expect(layer.children[0]?.strokeColor?.toCSS(true)).toBe('#abcdef')
  expect(layer.children[0]?.strokeWidth).toBe(1)
  expect(drag('fill', [[400, 10]])).toBe(false)
  expect(said).toEqual([{ what: 'clickShape' }])
})

test('what has no colour at all is still seen when it is drawn', () => {
  const none = { kind: 'none', colour: '#000000', second: '#000000' } as const
  look = { ...look, fill: none, stroke: none, strokeWidth: 0 }
  drag('rectangle', [
    [0, 0],
    [50, 50],
  ])
  drag('line', [
    [60, 0],
    [90, 50],
  ])
  for (const item of layer.children)
    expect(item.strokeColor !== null && item.strokeWidth > 0).toBe(true)
})

test('a brush stroke with a gradient chosen is painted in its first colour; the eraser takes it away again', () => {
  expect(
    drag('brush', [
      [10, 10],
      [100, 10],
    ]),
  ).toBe(true)
  look = { ...look, brushWidth: 60 }
  expect(
    drag('eraser', [
      [0, 10],
      [120, 10],
    ]),
  ).toBe(true)
  expect(board.parts()).toBe(0)
  expect(
    drag('eraser', [
      [0, 10],
      [120, 10],
    ]),
  ).toBe(false)
})

test('undo restores the picture and what was chosen', () => {
  drag('rectangle', [
    [0, 0],
    [50, 50],
  ])
  const kept = board.keep()
  drag('rectangle', [
    [60, 60],
    [90, 90],
  ])
  board.restore(kept)
  expect(board.parts()).toBe(1)
  expect(measures()).toEqual([-215, 155, 50, 50])
})

test('copies go from one costume to another', () => {
  drag('ellipse', [
    [0, 0],
    [50, 50],
  ])
  expect(board.copy()).toBe(true)
  layer.removeChildren()
  const other = new VectorBoard(layer, { look: () => look, zoom: () => 1, say: () => undefined })
  expect(other.copy()).toBe(false)
  expect(other.paste()).toBe(true)
  expect(other.chosen()).toMatchObject({ count: 1, width: 50, x: 37 - 240 })
})

test('texts in four scripts, Arabic from the right; an empty one is none', () => {
  const write = (text: string) => writeText(board.desk, { x: 100, y: 100 }, text, 'Serif', null)
  expect(['hello', 'สวัสดี', '你好', '123 مرحبا', '!', 'a مرحبا'].map(isRightToLeft)).toEqual([
    false,
    false,
    false,
    true,
    false,
    false,
  ])
  const arabic = write('مرحبا')!
  expect(arabic.justification).toBe('right')
  expect(write('  \n ')).toBe(null)
  expect(board.parts()).toBe(1)
  expect(writeText(board.desk, { x: 0, y: 0 }, '', 'Serif', arabic)).toBe(null)
  expect(board.parts()).toBe(0)
  write('<script>&"')
  expect(board.write(false).svg).toContain('&lt;script&gt;&amp;')
})
