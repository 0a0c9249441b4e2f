import type { WatcherView } from '@panya/engines/blocks-runtime/world/frame.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { modesFor, movedTo, nextMode, placeMonitors, sizeOf, sliderOf } from './monitor-places.ts'

const watcher = (id: string, more: Partial<WatcherView> = {}): WatcherView => ({
  id,
  name: id,
  owner: null,
  value: '0',
  ...more,
})

test('what has no place finds one where nothing lies, and what has one keeps it', () => {
  const look = { mode: 'large', x: 5, y: 5 } as const
  const many = Array.from({ length: 12 }, (_, index) => watcher(`v${index}`))
  const placed = placeMonitors([...many, watcher('list', { value: [] })], { v3: look })
  expect(placed[3]!.look).toBe(look)
  for (const [index, one] of placed.entries()) {
    for (const other of placed.slice(index + 1)) {
      const [a, b] = [sizeOf(one.look), sizeOf(other.look)]
      const isApart =
        one.look.x + a.width <= other.look.x ||
        other.look.x + b.width <= one.look.x ||
        one.look.y + a.height <= other.look.y ||
        other.look.y + b.height <= one.look.y
      expect(isApart, `${one.key} and ${other.key}`).toBe(true)
    }
  }
})

test('the same variable of a copied sprite gets a key and a place of its own', () => {
  const both = [watcher('v', { owner: 'Cat' }), watcher('v', { owner: 'Cat 2' })]
  const [first, second] = placeMonitors(both, { v: { mode: 'default', x: 50, y: 60 } })
  expect(first!.look).toMatchObject({ x: 50, y: 60 })
  expect(second!.key).not.toBe(first!.key)
  expect(second!.look).not.toMatchObject({ x: 50, y: 60 })
})

test('a list is drawn as a list, a reporter never as a slider, whatever a file says', () => {
  const list = watcher('l', { value: ['a'] })
  const reporter = watcher('sensing_timer', { isReporter: true })
  const looks = {
    l: { mode: 'slider', x: 1, y: 1 },
    sensing_timer: { mode: 'slider', x: 9, y: 9 },
  } as const
  expect(placeMonitors([list, reporter], looks).map(({ look }) => look.mode)).toEqual([
    'list',
    'default',
  ])
  for (const one of [list, reporter, watcher('v')]) {
    let mode = modesFor(one)[0]!
    for (const _ of modesFor(one)) mode = nextMode(one, mode)
    expect(mode).toBe(modesFor(one)[0])
  }
})

test('nobody can lose one: wherever it is dragged, a part stays on the stage', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (x, y) => {
      const look = movedTo({ mode: 'default', x: 0, y: 0 }, x, y)
      expect(look.x).toBeGreaterThan(-sizeOf(look).width)
      expect(look.x).toBeLessThan(480)
      expect(look.y).toBeGreaterThanOrEqual(0)
      expect(look.y).toBeLessThan(360)
    }),
  )
})

test('a slider has its low end below its high one', () => {
  expect(sliderOf({ mode: 'slider', x: 0, y: 0, min: 5, max: -5 })).toEqual({
    min: -5,
    max: 5,
    step: 1,
  })
  expect(sliderOf({ mode: 'slider', x: 0, y: 0, min: 0, max: 1, whole: false }).step).toBe(0.01)
})

test('names such as __proto__ do no harm', () => {
  expect(placeMonitors([watcher('__proto__'), watcher('constructor')], {})).toHaveLength(2)
})
