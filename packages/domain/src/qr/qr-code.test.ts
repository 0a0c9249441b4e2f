import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { QrTooLong, qrCode, qrPath } from './qr-code.ts'
import { multiply } from './reed-solomon.ts'

describe('a QR code', () => {
  test('has the finders, the timing and the format of the standard', () => {
    const matrix = qrCode('https://panya.example/class?code=OWL-7KQ4M')
    const size = matrix.length
    expect((size - 17) % 4).toBe(0)
    const row = (at: number, from: number) =>
      matrix[at]!.slice(from, from + 7)
        .map(Number)
        .join('')
    for (const [y, x] of [
      [0, 0],
      [0, size - 7],
      [size - 7, 0],
    ] as const) {
      expect([0, 1, 2, 3, 4, 5, 6].map((at) => row(y + at, x))).toEqual([
        '1111111',
        '1000001',
        '1011101',
        '1011101',
        '1011101',
        '1000001',
        '1111111',
      ])
    }
    for (let at = 8; at < size - 8; at += 1) expect(matrix[6]![at]).toBe(at % 2 === 0)
    expect(matrix[size - 8]![8]).toBe(true)
  })

  test('reads back as the text it was made from, in every version', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.nat(2), (text, times) => {
        const long = text.repeat(times + 1).slice(0, 70)
        expect(readBack(qrCode(long))).toBe(long)
      }),
      { numRuns: 40 },
    )
  })

  test('a text that is too long is refused', () => {
    expect(() => qrCode('x'.repeat(214))).toThrow(QrTooLong)
    expect(readBack(qrCode('x'.repeat(213)))).toBe('x'.repeat(213))
  })

  test('is drawn with a quiet border', () => {
    const { size, path } = qrPath('a')
    expect(size).toBe(29)
    expect(path.startsWith('M4 4h1v1h-1z')).toBe(true)
  })
})

// A reader of its own, written from the standard's tables the other way round.
const SIZES: Record<number, [ecc: number, ...data: number[]]> = {
  1: [10, 16],
  2: [16, 28],
  3: [26, 44],
  4: [18, 32, 32],
  5: [24, 43, 43],
  6: [16, 27, 27, 27, 27],
  7: [18, 31, 31, 31, 31],
  8: [22, 38, 38, 39, 39],
  9: [22, 36, 36, 36, 37, 37],
  10: [26, 43, 43, 43, 43, 44],
}

function readBack(matrix: boolean[][]): string {
  const size = matrix.length
  const version = (size - 17) / 4
  const format = [0, 1, 2, 3, 4].map((x) => Number(matrix[8]![x])).join('')
  const mask = (Number.parseInt(format, 2) ^ 0b10101) & 7
  expect((Number.parseInt(format, 2) ^ 0b10101) >> 3).toBe(0)
  const bits: number[] = []
  for (let pair = 0, right = size - 1; right > 0; right -= 2, pair += 1) {
    if (right === 6) right -= 1
    for (let step = 0; step < size; step += 1) {
      const row = pair % 2 === 0 ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        if (!isFunction(row, column, size, version))
          bits.push(Number(matrix[row]![column]) ^ Number(isMasked(mask, row, column)))
      }
    }
  }
  const bytes: number[] = []
  for (let at = 0; at + 8 <= bits.length; at += 8)
    bytes.push(Number.parseInt(bits.slice(at, at + 8).join(''), 2))
  const [ecc, ...lengths] = SIZES[version]!
  const blocks = lengths.map(() => [] as number[])
  let at = 0
  for (let index = 0; index < Math.max(...lengths); index += 1) {
    for (const [block, length] of lengths.entries())
      if (index < length) blocks[block]!.push(bytes[at++]!)
  }
  const data = blocks.flat()
  for (let index = 0; index < ecc; index += 1) for (const block of blocks) block.push(bytes[at++]!)
  for (const block of blocks)
    expect(syndromes(block, ecc)).toEqual(Array.from({ length: ecc }).fill(0))
  const all = data.flatMap((byte) => byte.toString(2).padStart(8, '0').split('').map(Number))
  const take = (from: number, count: number) =>
    Number.parseInt(all.slice(from, from + count).join('') || '0', 2)
  expect(take(0, 4)).toBe(4)
  const wide = version < 10 ? 8 : 16
  const text = Array.from({ length: take(4, wide) }, (_byte, index) =>
    take(4 + wide + index * 8, 8),
  )
  return new TextDecoder().decode(Uint8Array.from(text))
}

function syndromes(block: number[], count: number): number[] {
  let root = 1
  return Array.from({ length: count }, () => {
    const value = block.reduce((sum, byte) => multiply(sum, root) ^ byte, 0)
    root = multiply(root, 2)
    return value
  })
}

function isFunction(row: number, column: number, size: number, version: number): boolean {
  if (row === 6 || column === 6) return true
  if ((row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9))
    return true
  if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11)))
    return true
  if (version === 1) return false
  const last = size - 7
  const middle = version >= 7 ? [6, (last + 6) / 2, last] : [6, last]
  return middle.some((y) =>
    middle.some((x) => {
      const corner = (y === 6 && x !== middle[1]) || (x === 6 && y !== middle[1])
      const real = version >= 7 ? !corner : y === last && x === last
      return real && Math.abs(row - y) <= 2 && Math.abs(column - x) <= 2
    }),
  )
}

function isMasked(mask: number, i: number, j: number): boolean {
  return (
    [
      (i + j) % 2,
      i % 2,
      j % 3,
      (i + j) % 3,
      (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
      ((i * j) % 2) + ((i * j) % 3),
      (((i * j) % 2) + ((i * j) % 3)) % 2,
      (((i + j) % 2) + ((i * j) % 3)) % 2,
    ][mask] === 0
  )
}
