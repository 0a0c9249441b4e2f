import { expect, test } from 'vitest'
import { crcOf } from './crc.ts'

test.each([
  // The check value by which catalogues know this checksum.
  ['123456789', '29B1'],
  ['', 'FFFF'],
  ['A', 'B915'],
  // Noughts in front are part of it.
  ['x342', '00C3'],
])('the checksum of "%s" is %s', (text, crc) => expect(crcOf(text)).toBe(crc))
