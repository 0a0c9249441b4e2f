import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backgroundFor, GAP, type Sheet, type View } from './background-size.ts'

const views = fc
  .tuple(
    fc.integer({ min: -1e5, max: 1e5 }),
    fc.integer({ min: -1e5, max: 1e5 }),
    fc.double({ min: 0.08, max: 2.5, noNaN: true }),
    fc.integer({ min: 300, max: 4000 }),
    fc.integer({ min: 300, max: 4000 }),
  )
  .map(([x, y, zoom, width, height]): View => ({ transform: [x, y, zoom], width, height }))

/** Where the corners of a sheet are on the screen. */
function onScreen(sheet: Sheet, { transform: [x, y, zoom] }: View) {
  return {
    left: sheet.left * zoom + x,
    top: sheet.top * zoom + y,
    right: (sheet.left + sheet.width) * zoom + x,
    bottom: (sheet.top + sheet.height) * zoom + y,
  }
}

test('wherever one looks there is ground, and its dots stay where they were', () => {
  fc.assert(
    fc.property(fc.array(views, { minLength: 1, maxLength: 8 }), (path) => {
      let sheet: Sheet | null = null
      for (const view of path) {
        sheet = backgroundFor(view, sheet)
        const { left, top, right, bottom } = onScreen(sheet, view)
        expect(Math.max(left, top)).toBeLessThan(0.01)
        expect(right).toBeGreaterThan(view.width - 0.01)
        expect(bottom).toBeGreaterThan(view.height - 0.01)
        expect(Math.abs(sheet.left % GAP) + Math.abs(sheet.top % GAP)).toBe(0)
      }
    }),
  )
})

test('a pan of less than a screen leaves the ground where it is', () => {
  const at = (x: number): View => ({ transform: [x, 0, 0.5], width: 1000, height: 700 })
  const sheet = backgroundFor(at(0), null)
  expect(backgroundFor(at(-900), sheet)).toBe(sheet)
  expect(backgroundFor(at(-1100), sheet)).not.toBe(sheet)
})
