/** Draws a text as a QR code (bytes, error correction M, up to version 10): enough for any address of ours. */
import { errorCorrection } from './reed-solomon.ts'

/** True is dark. */
export type QrMatrix = boolean[][]

/** Version 1-10 at level M: error bytes a block, blocks of the first kind and their data bytes, and of the second. */
const BLOCKS: [ecc: number, blocks: number, data: number, longer: number][] = [
  [10, 1, 16, 0],
  [16, 1, 28, 0],
  [26, 1, 44, 0],
  [18, 2, 32, 0],
  [24, 2, 43, 0],
  [16, 4, 27, 0],
  [18, 4, 31, 0],
  [22, 2, 38, 2],
  [22, 3, 36, 2],
  [26, 4, 43, 1],
]

const ALIGNMENT = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
]

const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_r, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
]

export class QrTooLong extends Error {}

export function qrCode(text: string): QrMatrix {
  const bytes = [...new TextEncoder().encode(text)]
  const version = versionFor(bytes.length)
  const bits = codewords(bytes, version).flatMap((byte) => bitsOf(byte, 8))
  const frame = drawFrame(version)
  const candidates = MASKS.map((_mask, index) => fill(frame, bits, index))
  return candidates.reduce((best, next) => (penalty(next) < penalty(best) ? next : best))
}

function dataBytes(version: number): number {
  const [, blocks, data, longer] = BLOCKS[version - 1]!
  return blocks * data + longer * (data + 1)
}

const lengthBits = (version: number) => (version < 10 ? 8 : 16)

function versionFor(length: number): number {
  const found = BLOCKS.findIndex(
    (_blocks, index) => 4 + lengthBits(index + 1) + length * 8 <= dataBytes(index + 1) * 8,
  )
  if (found < 0) throw new QrTooLong(`${length} bytes do not fit`)
  return found + 1
}

const bitsOf = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_bit, index) => (value >> (count - 1 - index)) & 1)

function codewords(bytes: number[], version: number): number[] {
  const size = dataBytes(version)
  const bits = [
    ...bitsOf(4, 4),
    ...bitsOf(bytes.length, lengthBits(version)),
    ...bytes.flatMap((byte) => bitsOf(byte, 8)),
  ]
  bits.push(...Array.from<number>({ length: Math.min(4, size * 8 - bits.length) }).fill(0))
  while (bits.length % 8 !== 0) bits.push(0)
  const data: number[] = []
  for (let at = 0; at < bits.length; at += 8)
    data.push(Number.parseInt(bits.slice(at, at + 8).join(''), 2))
  for (let pad = 0xec; data.length < size; pad ^= 0xec ^ 0x11) data.push(pad)
  return interleave(data, version)
}

function interleave(data: number[], version: number): number[] {
  const [ecc, blocks, size, longer] = BLOCKS[version - 1]!
  const parts: { data: number[]; ecc: number[] }[] = []
  let at = 0
  for (let block = 0; block < blocks + longer; block += 1) {
    const end = at + size + (block >= blocks ? 1 : 0)
    const part = data.slice(at, end)
    parts.push({ data: part, ecc: errorCorrection(part, ecc) })
    at = end
  }
  const weave = (lists: number[][]) =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_row, index) =>
      lists.flatMap((list) => (index < list.length ? [list[index]!] : [])),
    ).flat()
  return [...weave(parts.map((part) => part.data)), ...weave(parts.map((part) => part.ecc))]
}

/** Null is where data goes. */
type Frame = (boolean | null)[][]

function drawFrame(version: number): Frame {
  const size = 17 + 4 * version
  const frame: Frame = Array.from({ length: size }, () => Array.from({ length: size }, () => null))
  const set = (row: number, column: number, dark: boolean) => {
    if (row >= 0 && column >= 0 && row < size && column < size) frame[row]![column] = dark
  }
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    finder(set, row, column)
  const centres = ALIGNMENT[version - 1]!
  const last = centres.at(-1)
  for (const row of centres) {
    for (const column of centres) {
      const corner =
        (row === 6 && (column === 6 || column === last)) || (row === last && column === 6)
      if (!corner) alignment(set, row, column)
    }
  }
  for (let at = 0; at < 9; at += 1) {
    for (const [row, column] of [
      [8, at],
      [at, 8],
    ] as const)
      if (frame[row]![column] === null) set(row, column, false)
  }
  for (let at = size - 8; at < size; at += 1) {
    set(8, at, false)
    set(at, 8, false)
  }
  set(size - 8, 8, true)
  if (version >= 7) drawVersion(set, version, size)
  return frame
}

type SetModule = (row: number, column: number, dark: boolean) => void

function finder(set: SetModule, row: number, column: number): void {
  for (let y = -4; y <= 4; y += 1) {
    for (let x = -4; x <= 4; x += 1) {
      const ring = Math.max(Math.abs(x), Math.abs(y))
      set(row + y, column + x, ring !== 2 && ring !== 4)
    }
  }
}

function alignment(set: SetModule, row: number, column: number): void {
  for (let y = -2; y <= 2; y += 1) {
    for (let x = -2; x <= 2; x += 1)
      set(row + y, column + x, Math.max(Math.abs(x), Math.abs(y)) !== 1)
  }
}

function drawVersion(set: SetModule, version: number, size: number): void {
  let rest = version
  for (let step = 0; step < 12; step += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let index = 0; index < 18; index += 1) {
    const dark = ((bits >>> index) & 1) === 1
    const [far, near] = [size - 11 + (index % 3), Math.floor(index / 3)]
    set(near, far, dark)
    set(far, near, dark)
  }
}

function fill(frame: Frame, bits: number[], mask: number): QrMatrix {
  const size = frame.length
  const matrix = frame.map((row) => row.map((dark) => dark ?? false))
  let next = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1) {
      const upwards = ((right + 1) & 2) === 0
      const row = upwards ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        if (frame[row]![column] !== null) continue
        const dark = bits[next] === 1
        next += 1
        matrix[row]![column] = dark !== MASKS[mask]!(row, column)
      }
    }
  }
  drawFormat(matrix, mask)
  return matrix
}

/** Level M is 00; the mask follows; ten bits protect the five. */
function drawFormat(matrix: QrMatrix, mask: number): void {
  const size = matrix.length
  let rest = mask
  for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
  const bits = ((mask << 10) | rest) ^ 0x5412
  for (let index = 0; index < 15; index += 1) {
    const dark = ((bits >>> index) & 1) === 1
    const skip = index < 6 ? index : index + 1
    if (index < 8) {
      matrix[skip]![8] = dark
      matrix[8]![size - 1 - index] = dark
    } else {
      matrix[8]![index === 8 ? 7 : 14 - index] = dark
      matrix[size - 15 + index]![8] = dark
    }
  }
}

function penalty(matrix: QrMatrix): number {
  const size = matrix.length
  const columns = matrix.map((_row, at) => matrix.map((row) => row[at]!))
  let total = 0
  for (const line of [...matrix, ...columns]) total += linePenalty(line)
  for (let row = 0; row < size - 1; row += 1) {
    for (let column = 0; column < size - 1; column += 1) {
      const dark = matrix[row]![column]
      const same =
        dark === matrix[row]![column + 1] &&
        dark === matrix[row + 1]![column] &&
        dark === matrix[row + 1]![column + 1]
      if (same) total += 3
    }
  }
  const dark = matrix.flat().filter(Boolean).length
  return total + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10
}

function linePenalty(line: boolean[]): number {
  const text = line.map((dark) => (dark ? '1' : '0')).join('')
  let total = 0
  for (const run of text.match(/1{5,}|0{5,}/g) ?? []) total += run.length - 2
  for (const pattern of ['10111010000', '00001011101']) {
    for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) total += 40
  }
  return total
}

/** One path for an SVG of `size` modules, with the quiet border the standard asks for. */
export function qrPath(text: string): { size: number; path: string } {
  const matrix = qrCode(text)
  const parts = matrix.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])),
  )
  return { size: matrix.length + 8, path: parts.join('') }
}
