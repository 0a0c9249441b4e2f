import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxBetween, squareCorner, straightEnd } from './board.ts'
import { channelsOf, hexOf, hexOfChannels, hsbOf, PALETTE } from './colour.ts'
import { floodFill, packed, visibleBox } from './flood-fill.ts'
import { around, handleAt, handleSpot, scalingFor, turnBetween } from './handles.ts'
import { History } from './history.ts'

const byte = fc.integer({ min: 0, max: 255 })

test('colours mixed and read again look the same', () => {
  expect(hexOf({ hue: 0, saturation: 100, brightness: 100 })).toBe('#ff0000')
  expect(hexOf({ hue: 240, saturation: 50, brightness: 50 })).toBe('#404080')
  expect(hsbOf('#00ff00')).toEqual({ hue: 120, saturation: 100, brightness: 100 })
  fc.assert(
    fc.property(byte, byte, byte, (...rgb) => {
      const again = channelsOf(hexOf(hsbOf(hexOfChannels(...rgb))))
      again.forEach((value, at) => expect(Math.abs(value - rgb[at]!)).toBeLessThanOrEqual(4))
    }),
  )
  expect(new Set(PALETTE).size).toBe(PALETTE.length)
})

test('history: back and forward, one future, and a limit by number and by weight', () => {
  const history = new History<number>({ steps: 4, weigh: (value) => value, weight: 100 })
  for (const value of [1, 2, 3]) history.push(value)
  expect([history.go(-1), history.go(-1), history.go(-1)]).toEqual([2, 1, undefined])
  expect([history.canUndo, history.canRedo]).toEqual([false, true])
  expect(history.go(1)).toBe(2)
  history.push(9)
  expect(history.canRedo).toBe(false)
  for (const value of [4, 5, 6, 7]) history.push(value)
  expect([history.go(-1), history.go(-1), history.go(-1), history.go(-1)]).toEqual([
    6,
    5,
    4,
    undefined,
  ])
  history.push(90)
  history.push(95)
  expect([history.go(-1), history.go(-1)]).toEqual([90, undefined])
})

test('history: steps of one kind in a row are one step, but never the first state', () => {
  const history = new History<number>({ steps: 9, weigh: () => 1, weight: 99 })
  history.push(0)
  for (const value of [1, 2, 3]) history.push(value, 'fill')
  history.push(4, 'move')
  expect([history.go(-1), history.go(-1), history.go(-1)]).toEqual([3, 0, undefined])
  history.go(1)
  history.push(5, 'fill')
  expect([history.go(-1), history.go(-1)]).toEqual([3, 0])
})

test('the bucket fills up to the edge and no further', () => {
  const data = new Uint32Array(25)
  for (const at of [2, 7, 12, 17, 22]) data[at] = packed(0, 0, 0)
  const red = packed(255, 0, 0)
  expect(floodFill({ width: 5, height: 5, data }, 0, 0, 40, () => red)).toBe(10)
  expect(data[4]).toBe(0)
  expect(visibleBox({ width: 5, height: 5, data })).toEqual({ x: 0, y: 0, width: 3, height: 5 })
  expect(floodFill({ width: 5, height: 5, data }, 9, 0, 40, () => red)).toBe(0)
  expect(floodFill({ width: 5, height: 5, data }, 0, 0, 40, () => red)).toBe(10)
})

test('the bucket colours exactly what can be reached step by step', () => {
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { minLength: 63, maxLength: 63 }),
      fc.nat(8),
      fc.nat(6),
      (walls, x, y) => {
        const [wall, paint] = [packed(0, 0, 0), packed(9, 200, 9)]
        const data = Uint32Array.from(walls, (is) => (is ? wall : 0))
        const from = data[y * 9 + x]
        const reached = new Set<number>()
        const open = [y * 9 + x]
        for (let at = open.pop(); at !== undefined; at = open.pop()) {
          if (reached.has(at) || data[at] !== from) continue
          reached.add(at)
          if (at % 9 > 0) open.push(at - 1)
          if (at % 9 < 8) open.push(at + 1)
          if (at >= 9) open.push(at - 9)
          if (at < 54) open.push(at + 9)
        }
        expect(floodFill({ width: 9, height: 7, data }, x, y, 40, () => paint)).toBe(reached.size)
        data.forEach((pixel, at) => expect(pixel === paint).toBe(reached.has(at)))
      },
    ),
  )
})

const BOX = { x: 10, y: 20, width: 100, height: 50 }

test('dragging a handle puts it where the pointer is', () => {
  expect(scalingFor(BOX, 'se', { x: 210, y: 120 })).toEqual({ x: 2, y: 2, pivot: { x: 10, y: 20 } })
  expect(scalingFor(BOX, 'e', { x: 60, y: 999 })).toMatchObject({ x: 0.5, y: 1 })
  expect(scalingFor(BOX, 'se', { x: 210, y: 80 }, { even: true })).toMatchObject({ x: 2, y: 2 })
  expect(scalingFor(BOX, 'nw', { x: -40, y: 20 }, { fromMiddle: true })).toMatchObject({
    x: 2,
    y: 1,
  })
})

test('nothing is ever scaled to nothing', () => {
  const any = fc.double({ min: -500, max: 500, noNaN: true })
  fc.assert(
    fc.property(
      any,
      any,
      fc.constantFrom('nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'),
      fc.boolean(),
      (x, y, corner, even) => {
        const scaling = scalingFor(BOX, corner, { x, y }, { even })
        expect(Math.abs(scaling.x * BOX.width)).toBeGreaterThan(0.1)
        expect(Math.abs(scaling.y * BOX.height)).toBeGreaterThan(0.1)
        const flat = scalingFor({ ...BOX, height: 0 }, corner, { x, y }, { even })
        expect(Number.isFinite(flat.x) && Number.isFinite(flat.y)).toBe(true)
      },
    ),
  )
})

test('a finger near a handle holds it, and one in the middle holds none', () => {
  expect(handleAt(BOX, { x: 112, y: 68 }, 1, 14)).toBe('se')
  expect(handleAt(BOX, handleSpot(BOX, 'turn', 2), 2, 14)).toBe('turn')
  expect(handleAt(BOX, { x: 60, y: 45 }, 1, 14)).toBe(null)
})

test('turns, straight lines, squares and boxes', () => {
  expect(turnBetween({ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 0, y: 1 })).toBeCloseTo(90)
  expect(turnBetween({ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 1, y: 0.3 }, true)).toBe(15)
  expect(straightEnd({ x: 0, y: 0 }, { x: 10, y: 1 }).y).toBeCloseTo(0)
  expect(squareCorner({ x: 0, y: 0 }, { x: -10, y: 3 })).toEqual({ x: -10, y: 10 })
  expect(boxBetween({ x: 5, y: 1 }, { x: 2, y: 3 })).toEqual({ x: 2, y: 1, width: 3, height: 2 })
  expect(around([BOX, { x: 0, y: 0, width: 1, height: 1 }])).toEqual({
    x: 0,
    y: 0,
    width: 110,
    height: 70,
  })
  expect(around([])).toBe(null)
})
