import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const LIST = 'ชื่อ;สกุล\nมะลิ;สุขใจ\n'
/** Thai letters follow each other in Windows-874 as in Unicode, from 0xA1 on. */
const windows874 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0)
    return code < 0x80 ? code : code - 0x0e00 + 0xa0
  })
const utf16be = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()

test.each([
  ['UTF-8', Buffer.from(LIST)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${LIST}`)],
  ['UTF-16 as spreadsheets save “Unicode text”', Buffer.from(`\uFEFF${LIST}`, 'utf16le')],
  ['UTF-16 the other way round', utf16be(LIST)],
  ['Thai Windows-874', windows874(LIST)],
])('a list in %s', (_how, bytes) => expect(decodeText(bytes)).toBe(LIST))

test('UTF-16 without a mark', () => {
  const list = 'first name,last name\nMali,Suksai\n'
  expect(decodeText(Buffer.from(list, 'utf16le'))).toBe(list)
})
