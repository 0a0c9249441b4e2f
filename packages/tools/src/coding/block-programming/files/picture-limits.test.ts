import { expect, test } from 'vitest'
import { hasTooManyPixels } from './picture-limits.ts'

/** The beginning of a PNG of this size. */
function png(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(33)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}

test('a picture of ten thousand pixels each way is refused before it is opened; photos are not', () => {
  expect(hasTooManyPixels(png(10_000, 10_000))).toBe(true)
  expect(hasTooManyPixels(png(20_000, 2))).toBe(true)
  expect(hasTooManyPixels(png(8_000, 6_000))).toBe(false)
  expect(hasTooManyPixels(new TextEncoder().encode('<svg width="10000"/>'))).toBe(false)
  expect(hasTooManyPixels(new Uint8Array())).toBe(false)
})
