import { afterEach, beforeEach, expect, test } from 'vitest'
import { cleanSvg } from './core/clean-svg.ts'
import type { Job } from './core/job.ts'
import { FIRST_STATE, type PaintTool } from './paint-state.ts'
import { Picture } from './picture.ts'
import { closeSheet, openSheet } from './vector/drawing.ts'

const NO_KEYS = { shift: false, alt: false }
const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 1 1"/>'

let picture: Picture

beforeEach(() => {
  picture = new Picture(openSheet({ width: 480, height: 360 }), {
    look: () => FIRST_STATE,
    zoom: () => 1,
    say: () => undefined,
  })
  picture.open({
    mode: 'vector',
    clean: cleanSvg(EMPTY),
    measures: { width: 1, height: 1, centreX: 0.5, centreY: 0.5 },
  })
})
afterEach(() => {
  picture.close()
  closeSheet()
})

/** A hand that draws and lets go; the shapes are still to come. */
function draw(tool: PaintTool, ...way: [x: number, y: number][]): void {
  const [from, ...rest] = way.map(([x, y]) => ({ x, y }))
  const job = picture.board.press(tool, from!, NO_KEYS) as Job
  for (const spot of rest) job.move(spot, NO_KEYS)
  const changed = job.up(rest.at(-1) ?? from!, NO_KEYS)
  if (typeof changed === 'boolean') throw new Error('A stroke comes in pieces.')
  picture.take(changed, (isChanged) => isChanged && picture.keep(null))
}

test('a stroke is seen as ink until it is a shape, and the next one need not wait', () => {
  draw('brush', [100, 100], [200, 100])
  draw('brush', [300, 100], [400, 100])
  expect(picture.board.parts()).toBe(0)
  expect(picture.board.overlay().wet.size).toBe(2)
  expect(picture.settled().parts()).toBe(2)
  expect(picture.board.overlay().wet.size).toBe(0)
})

test('undo right after the hand let go takes back that stroke, not the one before', () => {
  draw('brush', [100, 100], [200, 100])
  draw('brush', [300, 100], [400, 100])
  expect(picture.go(-1)).toBe(true)
  expect(picture.board.parts()).toBe(1)
  expect(picture.go(1)).toBe(true)
  expect(picture.board.parts()).toBe(2)
})

test('a second finger drops what is drawn, and keeps what was drawn before', () => {
  draw('brush', [100, 100], [200, 100])
  const begun = picture.board.press('brush', { x: 10, y: 10 }, NO_KEYS) as Job
  begun.move({ x: 50, y: 50 }, NO_KEYS)
  picture.takeBack()
  expect(picture.board.parts()).toBe(1)
  expect(picture.board.overlay().preview).toBeNull()
})

test('two hundred times back ends at the beginning, and forward again nothing is lost', () => {
  for (let at = 0; at < 150; at++) draw('brush', [at * 3, 20], [at * 3, 300])
  picture.settled()
  const whole = picture.settled().write(false).svg
  for (let at = 0; at < 200; at++) picture.go(-1)
  expect(picture.canUndo).toBe(false)
  for (let at = 0; at < 200; at++) picture.go(1)
  expect(picture.settled().write(false).svg).toBe(whole)
})

test('off the sheet can be drawn, and all of it is in the file', () => {
  draw('brush', [-300, -200], [900, 700])
  const { width, height, centreX, centreY } = picture.settled().write(false)
  expect(width).toBeGreaterThan(1200)
  expect(height).toBeGreaterThan(900)
  expect(centreX).toBeCloseTo(545, 0)
  expect(centreY).toBeCloseTo(385, 0)
})

test('what is drawn and not yet a shape is in the file', () => {
  draw('brush', [100, 100], [200, 100])
  draw('eraser', [150, 60], [150, 140])
  expect(picture.settled().write(false).svg?.match(/<path/g)).toHaveLength(1)
  expect(picture.canUndo).toBe(true)
})

test('text in Arabic and Thai goes with one step back, and returns whole', async () => {
  const { writeText } = await import('./vector/text.ts')
  const { desk } = picture.shapes()!
  for (const text of ['مرحبا يا أصدقاء', 'สวัสดีน้ำตก']) {
    writeText(desk, { x: 200, y: 100 }, text, 'Sans Serif', null)
    picture.keep(null)
  }
  picture.go(-1)
  picture.go(-1)
  expect(picture.board.parts()).toBe(0)
  picture.go(1)
  picture.go(1)
  const { svg } = picture.settled().write(false)
  expect(svg).toContain('مرحبا يا أصدقاء')
  expect(svg).toContain('สวัสดีน้ำตก')
})
