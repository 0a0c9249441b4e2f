/** Pictures that are none, or too much: small files that would be huge, halves, drawings that are programs. */
import { crc32, deflateSync } from 'node:zlib'

/** A true PNG of one colour, as large as it says. */
export function plainPng(width: number, height: number): Buffer {
  const row = Buffer.alloc(Math.ceil(width / 8) + 1)
  return png(width, height, deflateSync(Buffer.concat(Array.from({ length: height }, () => row))))
}

/** Says it is larger than what is in it. */
function emptyPng(width: number, height: number): Buffer {
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

const small = plainPng(64, 64)
const asked = JSON.stringify({
  create: { width: 9000, height: 9000, channels: 4, background: 'red' },
})

/** None of these may be taken. */
export const NO_PICTURES: [string, string | Buffer][] = [
  ['text/plain', '/etc/passwd'],
  ['text/plain', '/dev/console'],
  ['image/png', '/etc/passwd'],
  ['image/png', '/dev/console'],
  ['application/json', JSON.stringify('/etc/passwd')],
  ['application/json', asked],
  ['image/png', asked],
  ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>'],
  ['image/png', '<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>'],
  ['image/png', plainPng(30_000, 30_000)],
  ['image/png', emptyPng(30_000, 30_000)],
  ['image/png', emptyPng(2_000_000_000, 2_000_000_000)],
  ['image/png', plainPng(16_384, 1)],
  ['image/png', small.subarray(0, small.length / 2)],
  ['image/png', ''],
  ['image/gif', 'GIF89a'],
  ['image/webp', 'RIFFxxxxWEBPVP8X'],
  ['image/jpeg', Buffer.from('\xff\xd8\xff\xe1\xff\xff', 'latin1')],
]
