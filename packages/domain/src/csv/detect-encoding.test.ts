import fc from 'fast-check'
import { expect, test } from 'vitest'
import { detectEncoding } from './detect-encoding.ts'

/** สวัสดีครับ, as an old program writes it, often enough to tell. */
const OLD_THAI = Uint8Array.from(
  Array.from({ length: 40 }, () => [
    0xca, 0xc7, 0xd1, 0xca, 0xb4, 0xd5, 0xa4, 0xc3, 0xd1, 0xba, 0x2c,
  ]).flat(),
)
const PLAIN = new TextEncoder().encode('a,b,c\n1,2,3\n'.repeat(3))

/** The bytes in a larger piece of memory, beginning anywhere in it. */
function lyingAt(offset: number, ...parts: Uint8Array[]): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const bytes = new Uint8Array(offset + length + 3).fill(0xff).subarray(offset, offset + length)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

test('letters that tell are found wherever they stand behind plain ones', () => {
  fc.assert(
    fc.property(fc.nat({ max: 7 }), fc.nat({ max: PLAIN.length }), (offset, before) => {
      const plain = PLAIN.subarray(0, before)
      expect(detectEncoding(lyingAt(offset, plain)).encoding).toBe('utf-8')
      expect(detectEncoding(lyingAt(offset, plain, OLD_THAI)).encoding).toBe('windows-874')
      const thai = new TextEncoder().encode('สวัสดี')
      expect(detectEncoding(lyingAt(offset, plain, thai)).encoding).toBe('utf-8')
      // Cut in the middle of a letter.
      expect(detectEncoding(lyingAt(offset, plain, thai.subarray(0, -1))).encoding).not.toBe(
        'utf-8',
      )
    }),
  )
})
