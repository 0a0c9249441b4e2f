import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import type { Picture } from '../picture.ts'

/** Reads the PNG files of the tests: eight bits a channel, no interlacing. */
export function readPng(path: string): Picture {
  const file = readFileSync(path)
  const width = file.readUInt32BE(16)
  const height = file.readUInt32BE(20)
  const channels = { 0: 1, 2: 3, 4: 2, 6: 4 }[file[25]!]
  if (file[24] !== 8 || channels === undefined || file[28] !== 0)
    throw new Error(`not for us: ${path}`)
  const parts: Buffer[] = []
  for (let at = 8; at < file.length; at += file.readUInt32BE(at) + 12)
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)))
  const bytes = unfiltered(inflateSync(Buffer.concat(parts)), width * channels, height, channels)
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let part = 0; part < 3; part++)
      rgba[pixel * 4 + part] = bytes[pixel * channels + (channels < 3 ? 0 : part)]!
    rgba[pixel * 4 + 3] = 255
  }
  return { width, height, rgba }
}

/** Each row says how its bytes were predicted from the ones before and above. */
function unfiltered(raw: Buffer, row: number, height: number, step: number): Uint8Array {
  const out = new Uint8Array(row * height)
  for (let y = 0; y < height; y++) {
    const kind = raw[y * (row + 1)]!
    for (let x = 0; x < row; x++) {
      const at = y * row + x
      const left = x >= step ? out[at - step]! : 0
      const above = y > 0 ? out[at - row]! : 0
      const corner = x >= step && y > 0 ? out[at - row - step]! : 0
      out[at] =
        raw[y * (row + 1) + 1 + x]! +
        [0, left, above, (left + above) >> 1, nearest(left, above, corner)][kind]!
    }
  }
  return out
}

function nearest(left: number, above: number, corner: number): number {
  const guess = left + above - corner
  const [a, b, c] = [left, above, corner].map((value) => Math.abs(guess - value)) as [
    number,
    number,
    number,
  ]
  if (a <= b && a <= c) return left
  return b <= c ? above : corner
}
