/** How much there is to do while a hand draws: counted in points and pieces, not in time. */
import { Clipper } from 'clipper2-ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Ink } from './core/job.ts'
import { StrokeOutline, sizeOf, strokeArea, without } from './core/outline.ts'
import { finished } from './core/pieces.ts'
import type { Overlay } from './paint-view.ts'
import { PaintView } from './paint-view.ts'
import { closeSheet, openSheet } from './vector/drawing.ts'

beforeEach(() => {
  openSheet({ width: 480, height: 360 })
})
afterEach(() => {
  vi.restoreAllMocks()
  closeSheet()
})

const scribble = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    x: 240 + 150 * Math.sin(at / 17) + 20 * Math.sin(at / 3.1),
    y: 180 + 120 * Math.cos(at / 23) + 15 * Math.cos(at / 2.3),
  }))

test('while the hand moves, the outline grows by short runs: never the whole way again', () => {
  const inflated = vi.spyOn(Clipper, 'inflatePathsD')
  const joined = vi.spyOn(Clipper, 'booleanOpD')
  const outline = new StrokeOutline(10)
  const joins: number[] = []
  for (const spot of scribble(4000)) {
    joined.mockClear()
    outline.add(spot)
    joins.push(joined.mock.calls.length)
  }
  for (const [lines] of inflated.mock.calls) expect(lines.flat().length).toBeLessThan(60)
  // Most points ask for nothing; one that ends a run asks for its outline and, like a clock, for few unions.
  expect(joins.filter((count) => count > 0).length).toBeLessThan(100)
  expect(Math.max(...joins)).toBeLessThanOrEqual(8)
  joined.mockClear()
  const pieces = outline.area()
  while (!pieces.next().done);
  expect(joined.mock.calls.length).toBeLessThanOrEqual(9)
})

test('an outline made of runs covers what the hand covered', () => {
  for (const count of [1, 2, 47, 48, 49, 50, 96, 97, 300]) {
    const points = scribble(count)
    const area = strokeArea(points, 10)
    const each = points.map((spot) => strokeArea([spot], 9.6))
    for (const dot of each) {
      const out = without(dot, area)
      expect(sizeOf(out)).toBeLessThan(1.5)
    }
  }
  expect(finished(new StrokeOutline(5).area())).toEqual([])
})

/** Counts what is drawn on it. */
function countingCanvas(): { canvas: HTMLCanvasElement; drawn: { lines: number; wipes: number } } {
  const drawn = { lines: 0, wipes: 0 }
  const counted: Record<string, unknown> = {
    lineTo: () => {
      drawn.lines += 1
    },
    clearRect: () => {
      drawn.wipes += 1
    },
  }
  const context = new Proxy(counted, {
    get: (known, name) => known[String(name)] ?? (() => undefined),
    set: () => true,
  })
  return { canvas: { getContext: () => context } as unknown as HTMLCanvasElement, drawn }
}

test('live ink: every move draws the new piece of the line and nothing else', () => {
  const { canvas, drawn } = countingCanvas()
  const view = new PaintView(canvas)
  const ink: Ink = { kind: 'stroke', points: [{ x: 0, y: 0 }], width: 10, colour: '#ff0000' }
  const overlay = (wet: Ink[] = []): Overlay => ({
    box: null,
    canTurn: true,
    shaped: null,
    nodes: new Set(),
    preview: ink,
    wet: new Set(wet),
  })
  view.draw(overlay())
  expect(drawn.wipes).toBe(1)
  for (const spot of scribble(1000)) {
    drawn.lines = 0
    ink.points.push(spot)
    view.draw(overlay())
    expect(drawn.lines).toBeLessThanOrEqual(2)
  }
  expect(drawn.wipes).toBe(1)
  // Another view, or a stroke that dried meanwhile: all of it anew, once.
  view.pan(5, 5)
  view.draw(overlay())
  expect(drawn.wipes).toBe(2)
  expect(drawn.lines).toBeGreaterThan(1000)
  view.draw(overlay([{ ...ink }]))
  expect(drawn.wipes).toBe(3)
})
