import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packed } from './flood-fill.ts'
import { sizeOf } from './outline.ts'
import { edgesOf, mainColours, traceAreas } from './trace.ts'

const RED = packed(255, 0, 0)
const BLUE = packed(0, 0, 255)

function sheet(rows: string[]): { width: number; height: number; data: Uint32Array } {
  const colours: Record<string, number> = { '.': 0, r: RED, b: BLUE }
  return {
    width: rows[0]!.length,
    height: rows.length,
    data: Uint32Array.from(rows.join(''), (letter) => colours[letter] ?? 0),
  }
}

test('a square of pixels is a square', () => {
  const [area, ...others] = traceAreas(
    sheet(['......', '.rrrr.', '.rrrr.', '.rrrr.', '.rrrr.', '......']),
  )
  expect(others).toEqual([])
  expect(area?.colour).toBe('#ff0000')
  expect(sizeOf(area!.rings)).toBe(16)
  expect(area?.rings[0]).toHaveLength(4)
})

test('a ring has a hole, and two colours are two areas', () => {
  const rows = ['rrrrr', 'rbbbr', 'rbbbr', 'rbbbr', 'rrrrr']
  const [red, blue] = traceAreas(sheet(rows))
  expect(red?.rings).toHaveLength(2)
  expect(sizeOf(red!.rings)).toBe(16)
  expect(sizeOf(blue!.rings)).toBe(9)
})

test('whatever is there: the edges enclose exactly the pixels that are in', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 48, maxLength: 48 }), (cells) => {
      const rings = edgesOf(8, 6, (x, y) => cells[y * 8 + x]!)
      expect(sizeOf(rings)).toBe(cells.filter(Boolean).length)
    }),
  )
})

test('steps between two colours are neither', () => {
  const data = Uint32Array.from([RED, RED, packed(250, 9, 9), packed(240, 3, 5), BLUE, 0])
  expect(mainColours({ width: 6, height: 1, data })).toHaveLength(2)
})

test('a photograph becomes a poster, not a hundred thousand shapes', () => {
  let seed = 7
  const random = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  const data = Uint32Array.from({ length: 200 * 200 }, () =>
    packed(Math.floor(random() * 256), Math.floor(random() * 256), Math.floor(random() * 256)),
  )
  const areas = traceAreas({ width: 200, height: 200, data })
  expect(areas.length).toBeLessThanOrEqual(16)
  expect(areas.reduce((sum, { rings }) => sum + rings.length, 0)).toBeLessThanOrEqual(1500)
})
