import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Align, isOutOfSight, placeBeside } from './place.ts'

const ROOM = { width: 400, height: 800 }
const MENU = { width: 220, height: 240 }
const END = { align: 'end', rtl: false } as const
const button = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 })

test('it opens under its button, and over it where there is no room', () => {
  expect(placeBeside(button(300, 100), MENU, ROOM, END)).toMatchObject({ left: 120, top: 146 })
  expect(placeBeside(button(300, 740), MENU, ROOM, END)).toMatchObject({ left: 120, top: 494 })
})

test('edges meet as one reads', () => {
  const at = (align: Align, rtl: boolean) =>
    placeBeside(button(180, 100), { width: 100, height: 50 }, ROOM, { align, rtl }).left
  expect([at('start', false), at('end', true)], 'left edges').toEqual([180, 180])
  expect([at('end', false), at('start', true)], 'right edges').toEqual([120, 120])
})

test('where neither side has the room, the larger side scrolls', () => {
  const { top, maxHeight } = placeBeside(
    button(0, 200),
    { width: 100, height: 900 },
    { width: 400, height: 500 },
    END,
  )
  expect([top, maxHeight]).toEqual([246, 246])
})

test('whatever the window and the button, it lies inside the window and beside the button', () => {
  const length = (max: number) => fc.integer({ min: 1, max })
  fc.assert(
    fc.property(
      fc.record({
        width: fc.integer({ min: 320, max: 2000 }),
        height: fc.integer({ min: 200, max: 1500 }),
      }),
      fc.record({ width: length(300), height: length(700) }),
      fc.record({
        x: fc.double({ min: 0, max: 1, noNaN: true }),
        y: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      fc.constantFrom<Align>('start', 'end'),
      fc.boolean(),
      (room, size, at, align, rtl) => {
        const anchor = button(at.x * (room.width - 40), at.y * (room.height - 40))
        const { left, top, maxHeight } = placeBeside(anchor, size, room, { align, rtl })
        const bottom = top + Math.min(size.height, maxHeight)
        expect(left).toBeGreaterThanOrEqual(8)
        expect(left + size.width).toBeLessThanOrEqual(room.width - 8)
        expect(top).toBeGreaterThanOrEqual(8)
        expect(bottom).toBeLessThanOrEqual(room.height - 7.99)
        expect(top >= anchor.bottom || bottom <= anchor.top).toBe(true)
      },
    ),
  )
})

test('a button that was scrolled away is out of sight', () => {
  expect(isOutOfSight(button(10, 10), ROOM)).toBe(false)
  expect(isOutOfSight(button(10, -41), ROOM)).toBe(true)
  expect(isOutOfSight(button(10, 801), ROOM)).toBe(true)
  expect(isOutOfSight({ left: 0, top: 0, right: 0, bottom: 0 }, ROOM), 'taken away').toBe(true)
})
