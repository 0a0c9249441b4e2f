import { expect, test } from 'vitest'
import { bestPlace } from './port-look-place.ts'

const rect = (left: number, top: number, size = 16) => ({
  left,
  top,
  right: left + size,
  bottom: top + size,
})

test('a look stands inside the window and covers neither its port nor those a wire can go to', () => {
  const size = { width: 300, height: 260 }
  for (const room of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    const port = rect(room.width / 3, 300)
    const beside = [rect(room.width / 3 + 60, 310), rect(room.width / 3 + 60, 420)]
    const { left, top } = bestPlace(size, room, port, beside)
    expect(left).toBeGreaterThanOrEqual(8)
    expect(top).toBeGreaterThanOrEqual(8)
    expect(left + size.width).toBeLessThanOrEqual(room.width - 8)
    expect(top + size.height).toBeLessThanOrEqual(room.height - 8)
    for (const other of [port, ...beside]) {
      const apart =
        left >= other.right ||
        other.left >= left + size.width ||
        top >= other.bottom ||
        other.top >= top + size.height
      expect(apart).toBe(true)
    }
  }
})
