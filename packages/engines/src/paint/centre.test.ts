import { expect, test, vi } from 'vitest'
import type { PaintBoard } from './board-kind.ts'
import { centreSaid, dragCentre } from './centre.ts'
import { CENTRE, type Spot } from './core/board.ts'

const NO_KEYS = { shift: false, alt: false }

function dragged(from: Spot, ...way: Spot[]): { put: Spot | null; shown: (Spot | null)[] } {
  const shown: (Spot | null)[] = []
  let put: Spot | null = null
  const job = dragCentre(
    from,
    2,
    (spot) => shown.push(spot),
    (spot) => {
      put = spot
      return true
    },
  )
  for (const to of way) job.move(to, NO_KEYS)
  const isChanged = job.up(way.at(-1) ?? from, NO_KEYS)
  expect(isChanged).toBe(put !== null)
  return { put, shown }
}

const beside = (x: number, y: number): Spot => ({ x: CENTRE.x + x, y: CENTRE.y + y })

test('the cross is held by a fingertip beside it and follows without a jump', () => {
  const { put, shown } = dragged(beside(6, 4), beside(36, 24))
  expect(shown).toEqual([CENTRE, beside(30, 20), null])
  expect(put).toEqual(beside(30, 20))
})

test('a click elsewhere puts it there, and a shaky one on the cross leaves it', () => {
  expect(dragged(beside(80, -40)).put).toEqual(beside(80, -40))
  expect(dragged(beside(80, 0), beside(90, 5)).put).toEqual(beside(90, 5))
  expect(dragged(beside(3, 0), beside(3.5, 0.5)).put).toBeNull()
})

test('where it lies is said from the middle of the drawing, upwards', () => {
  const board = { box: vi.fn(() => ({ x: 200, y: 100, width: 40, height: 60 })) }
  expect(centreSaid(board as unknown as PaintBoard)).toEqual({ what: 'centre', x: 20, y: -50 })
  board.box.mockReturnValue(null as never)
  expect(centreSaid(board as unknown as PaintBoard)).toEqual({ what: 'nothing' })
})
