import { deflateSync, inflateSync } from 'node:zlib'

/** Unfiltered 8-bit PNGs, gray or RGB: enough for reference pictures. */

export interface PlainPicture {
  width: number
  height: number
  channels: number
  data: Uint8Array
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc(body), body.length + 4)
  return out
}

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}

export function encodePng({ width, height, channels, data }: PlainPicture): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, channels === 1 ? 0 : 2, 0, 0, 0], 8)
  const row = width * channels
  const raw = Buffer.alloc(height * (row + 1))
  for (let y = 0; y < height; y++) raw.set(data.subarray(y * row, (y + 1) * row), y * (row + 1) + 1)
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    mark,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(raw)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export function decodePng(file: Buffer): PlainPicture {
  const width = file.readUInt32BE(16)
  const height = file.readUInt32BE(20)
  const channels = file[25] === 0 ? 1 : 3
  const parts: Buffer[] = []
  for (let at = 8; at < file.length; at += file.readUInt32BE(at) + 12) {
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)))
  }
  const raw = inflateSync(Buffer.concat(parts))
  const row = width * channels
  const data = new Uint8Array(row * height)
  for (let y = 0; y < height; y++) {
    if (raw[y * (row + 1)] !== 0) throw new Error('a reference picture must be unfiltered')
    data.set(raw.subarray(y * (row + 1) + 1, (y + 1) * (row + 1)), y * row)
  }
  return { width, height, channels, data }
}
