/** Makes PNG files byte by byte: true ones, and small ones that say they are huge. */
import { crc32, deflateSync } from 'node:zlib'

/** A true PNG of one colour, as large as it says. */
export function plainPng(width: number, height: number): Buffer {
  const row = Buffer.alloc(Math.ceil(width / 8) + 1)
  return png(width, height, deflateSync(Buffer.concat(Array.from({ length: height }, () => row))))
}

/** Says it is larger than what is in it. */
export function emptyPng(width: number, height: number): Buffer {
  return png(width, height, deflateSync(Buffer.alloc(100_000)))
}

function png(width: number, height: number, pixels: Buffer): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  // One bit a pixel: the most pixels for the fewest bytes.
  size.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', size),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  frame.set(body, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}
