/** Pictures that are none, or too much: small files that would be huge, halves, drawings that are programs. */
import { emptyPng, plainPng } from '../apps/server/src/testing/png.ts'

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
