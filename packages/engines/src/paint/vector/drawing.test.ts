import paper from 'paper/dist/paper-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SPRITES } from '../../stage/library/library.ts'
import { cleanSvg } from '../core/clean-svg.ts'
import { strokeArea } from '../core/outline.ts'
import { finished } from '../core/pieces.ts'
import {
  copyItems,
  flipItems,
  groupItems,
  orderItems,
  pasteItems,
  turnedBy,
  turnItems,
  ungroupItems,
} from './arrange.ts'
import { addStroke, eraseFrom } from './cut.ts'
import {
  closeSheet,
  keepDrawing,
  type Measures,
  openSheet,
  restoreDrawing,
  showDrawing,
  writeDrawing,
} from './drawing.ts'
import { colourFor, paintFrom } from './paints.ts'

let layer: paper.Layer

beforeEach(() => {
  layer = openSheet({ width: 480, height: 360 })
})
afterEach(closeSheet)

const open = (svg: string, measures?: Partial<Measures>): void => {
  const clean = cleanSvg(svg)
  const { width, height } = clean.viewBox
  showDrawing(layer, clean, { width, height, centreX: width / 2, centreY: height / 2, ...measures })
}
const again = (): string => {
  const { svg, ...measures } = writeDrawing(layer, false)
  open(svg, measures)
  return writeDrawing(layer, false).svg
}
const box = (item: paper.Item): number[] =>
  [item.bounds.x, item.bounds.y, item.bounds.width, item.bounds.height].map(
    (value) => Math.round(value * 100) / 100,
  )

const SVG = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 80">${inside}</svg>`

test('the centre of a costume lies on the cross, whatever its viewBox and size', () => {
  open(SVG('<rect x="10" y="10" width="20" height="20" fill="red"/>'), {
    width: 200,
    height: 160,
    centreX: 20,
    centreY: 20,
  })
  expect(box(layer.children[0]!)).toEqual([240, 180, 40, 40])
})

test('an outline grows with its picture, and with groups that are drawn larger', () => {
  open(SVG('<g transform="scale(3)"><path d="M0 0h10" stroke="red" stroke-width="2"/></g>'), {
    width: 200,
    height: 160,
  })
  const [line] = layer.getItems({ class: paper.Path }) as paper.Path[]
  expect(line?.strokeWidth).toBeCloseTo(12, 5)
  expect(line?.bounds.width).toBeCloseTo(60, 5)
})

test('what is saved and opened again is saved the same, letter by letter', () => {
  open(
    SVG(`<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="50" y2="0"><stop offset="0" stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient></defs>
    <rect width="50" height="40" rx="5" fill="url(#g)"/><g><circle cx="60" cy="40" r="10" fill="#0a0"/><path d="M1 1C5 9 9 5 20 20" stroke="#123456" stroke-width="3" fill="none"/></g>
    <text x="10" y="60" font-family="Marker" font-size="20">สวัสดี &amp; مرحبا</text>`),
  )
  const first = again()
  expect(again()).toBe(first)
  expect(first).toContain('สวัสดี &amp; مرحبا')
  expect(first).toContain('font-family="Marker"')
  expect(first).toContain('linearGradient')
  expect(first).not.toMatch(/data-paper|clipPath|<svg[^>]*><svg/)
})

test.each(SPRITES)(
  'the pictures of $id open as shapes and stay within their place',
  ({ costumes }) => {
    for (const { id, svg, width, height } of costumes) {
      expect(cleanSvg(svg).lost).toEqual([])
      open(svg, { width, height, centreX: width / 2, centreY: height / 2 })
      const written = writeDrawing(layer, false)
      expect([id, written.width < width * 1.3, written.height < height * 1.3]).toEqual([
        id,
        true,
        true,
      ])
      expect(layer.children.length).toBeGreaterThan(0)
    }
  },
)

test('an empty drawing still is a costume, and a backdrop is as large as the stage', () => {
  expect(writeDrawing(layer, false)).toMatchObject({ width: 1, height: 1 })
  expect(writeDrawing(layer, true)).toMatchObject({
    width: 480,
    height: 360,
    centreX: 240,
    centreY: 180,
  })
  open(SVG('<path d="M0 0" fill="red"/>'))
  const { width, height } = writeDrawing(layer, false)
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(1)
})

test('lines of a text are lines again', () => {
  open(
    SVG(
      '<text x="5" y="20" font-size="10"><tspan x="5" dy="0">one</tspan><tspan x="5" dy="12">two</tspan></text>',
    ),
  )
  expect((layer.getItem({ class: paper.PointText }) as paper.PointText).content).toBe('one\ntwo')
  expect(again()).toMatch(/<tspan[^>]*>one<\/tspan><tspan x="[^"]*" dy="12">two/)
})

test('undo brings back exactly what was there, and what was chosen', () => {
  open(SVG('<path d="M0.123456789 1l9.87654321 3z" fill="red"/><circle r="9" fill="blue"/>'))
  const kept = keepDrawing(layer, [layer.children[1]!])
  layer.children[0]!.rotate(33)
  const chosen = restoreDrawing(layer, kept)
  expect(chosen).toEqual([layer.children[1]])
  expect(keepDrawing(layer, chosen)).toEqual(kept)
})

test('a brush stroke takes in another one of its colour that it touches, and no other', () => {
  addStroke(
    layer,
    [
      { x: 0, y: 0 },
      { x: 50, y: 0 },
    ],
    10,
    '#ff0000',
  )
  addStroke(
    layer,
    [
      { x: 25, y: -20 },
      { x: 25, y: 20 },
    ],
    10,
    '#ff0000',
  )
  expect(layer.children).toHaveLength(1)
  addStroke(
    layer,
    [
      { x: 0, y: 0 },
      { x: 50, y: 0 },
    ],
    4,
    '#0000ff',
  )
  expect(layer.children).toHaveLength(2)
  // What lies under another colour stays there.
  addStroke(
    layer,
    [
      { x: 0, y: 0 },
      { x: 50, y: 0 },
    ],
    2,
    '#ff0000',
  )
  expect(layer.children).toHaveLength(3)
})

test('a stroke is drawn with few points', () => {
  const wave = Array.from({ length: 200 }, (_, at) => ({
    x: at * 2,
    y: 100 + 30 * Math.sin(at / 12),
  }))
  const part = addStroke(layer, wave, 12, '#ff0000') as paper.Path
  expect(part.segments.length).toBeLessThan(70)
  expect(Math.abs(part.area)).toBeGreaterThan(400 * 12)
  expect(Math.abs(part.area)).toBeLessThan(600 * 12)
})

test('the eraser cuts shapes in two, inside groups and through outlines, and leaves texts', () => {
  open(
    SVG(
      '<g><rect width="100" height="20" fill="#f00" stroke="#00f" stroke-width="4"/></g><path d="M0 30h100" stroke="#000" stroke-width="6"/><text x="49" y="30" font-size="20">hello</text>',
    ),
  )
  const middle = layer.bounds.center
  const points = [
    { x: middle.x, y: 0 },
    { x: middle.x, y: 360 },
  ]
  const erase = () => finished(eraseFrom(layer, strokeArea(points, 10)))
  expect(erase()).toEqual({ changed: true, kept: true })
  for (const item of layer.getItems({ class: paper.Path }) as paper.Path[])
    expect(item.contains(new paper.Point(middle.x, item.position.y))).toBe(false)
  expect(layer.getItems({ class: paper.PointText })).toHaveLength(1)
  expect(erase().changed).toBe(false)
})

test('groups, order, turning over, turning and copies', () => {
  open(
    SVG(
      '<rect width="9" height="9" fill="red"/><rect x="20" width="9" height="9" fill="green"/><rect x="40" width="9" height="9" fill="blue"/>',
    ),
  )
  const [red, green, blue] = [...layer.children] as [paper.Item, paper.Item, paper.Item]
  const [group] = groupItems([blue, red]) as [paper.Item]
  expect(layer.children).toEqual([green, group])
  expect(ungroupItems([group])).toEqual([red, blue])
  orderItems([red], 'back')
  orderItems([green], 'front')
  expect(layer.children).toEqual([red, blue, green])
  orderItems([red], 'forward')
  expect(layer.children).toEqual([blue, red, green])
  const left = red.position.x
  flipItems([red, blue], 'horizontal')
  expect(blue.position.x).toBeCloseTo(left, 6)
  turnItems([red], 350, red.position)
  expect(turnedBy(red)).toBeCloseTo(-10, 6)
  expect(writeDrawing(layer, false).svg).not.toContain('turned')
  const pasted = pasteItems(layer, copyItems([red, green]), 12)
  expect(pasted).toHaveLength(2)
  expect(pasted[1]!.position.x).toBeCloseTo(green.position.x + 12, 6)
})

test('what is painted is read as it was chosen', () => {
  const before = { kind: 'solid', colour: '#000000', second: '#ffffff' } as const
  for (const kind of ['solid', 'horizontal', 'vertical', 'radial'] as const) {
    const paint = { kind, colour: '#12ab34', second: kind === 'solid' ? '#ffffff' : '#fedcba' }
    expect(paintFrom(colourFor(paint, { x: 0, y: 0, width: 30, height: 20 }), before)).toEqual(
      paint,
    )
  }
  expect(paintFrom(null, before).kind).toBe('none')
})
