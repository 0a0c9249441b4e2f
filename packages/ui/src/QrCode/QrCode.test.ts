import * as fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrCode } from './QrCode.tsx'

/** The modules as they are seen, without the border, which must be empty. */
function seen(text: string): boolean[][] {
  const svg = renderToStaticMarkup(createElement(QrCode, { text, label: 'a code' }))
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1])
  const dark = new Set([...svg.matchAll(/M(\d+ \d+)h1v1h-1z/g)].map(([, place]) => place))
  const matrix = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_module, x) => dark.has(`${x} ${y}`)),
  )
  const inner = matrix.slice(4, -4).map((row) => row.slice(4, -4))
  expect(inner.flat().filter(Boolean)).toHaveLength(dark.size)
  return inner
}

test('a camera reads back the text it was made from', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      // A small letter, as in any address: the whole is written as bytes.
      expect(readBack(seen(`a${text}`))).toBe(`a${text}`)
    }),
    { numRuns: 40 },
  )
})

test('the address of a code app with a long name fits', () => {
  const uri = `otpauth://totp/${'x'.repeat(190)}`
  expect(readBack(seen(uri))).toBe(uri)
})

// A reader of its own, written from the standard's tables the other way round.
const SIZES: Record<number, number[]> = {
  1: [16],
  2: [28],
  3: [44],
  4: [32, 32],
  5: [43, 43],
  6: [27, 27, 27, 27],
  7: [31, 31, 31, 31],
  8: [38, 38, 39, 39],
  9: [36, 36, 36, 37, 37],
  10: [43, 43, 43, 43, 44],
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
  const lengths = SIZES[version]!
  const blocks = lengths.map(() => [] as number[])
  let at = 0
  for (let index = 0; index < Math.max(...lengths); index += 1) {
    for (const [block, length] of lengths.entries())
      if (index < length) blocks[block]!.push(bytes[at++]!)
  }
  const data = blocks.flat()
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
