import { expect, test } from 'vitest'
import { loudnessOf } from './loudness.ts'

const tone = (height: number): Float32Array =>
  Float32Array.from({ length: 1024 }, (_, index) => Math.sin(index / 5) * height)

test('silence is 0, louder is more, and nothing is more than 100', () => {
  expect(loudnessOf(new Float32Array(1024))).toBe(0)
  expect(loudnessOf(new Float32Array(0))).toBe(0)
  const levels = [0.001, 0.01, 0.1, 1].map((height) => loudnessOf(tone(height)))
  expect(levels).toEqual([...levels].toSorted((a, b) => a - b))
  expect(new Set(levels).size).toBe(4)
  expect(loudnessOf(tone(50))).toBe(100)
})
