import { expect, test } from 'vitest'
import { redact } from './redact.ts'

test.each([
  ['write to nok.dee@school.example please', 'write to [email] please'],
  ['โทร 081-234-5678 นะ', 'โทร [phone] นะ'],
  ['call +66 81 234 5678 now', 'call [phone] now'],
  ['0812345678', '[phone]'],
  ['call 081-234-5678.', 'call [phone].'],
  ['tel.081-234-5678', 'tel.[phone]'],
  ['01100001 01100010', '01100001 01100010'],
  ['我的电话 010-1234-5678', '我的电话 [phone]'],
  ['card 4111 1111 1111 1111', 'card [card number]'],
  ['บัตร 1-2345-67890-12-3', 'บัตร [id number]'],
  ['I live at 12/3 Nimman Road', 'I live at [address]'],
  ['บ้านเลขที่ 99/1 เชียงใหม่', '[address]'],
  ['北京路 12 号', '[address]'],
  ['أسكن في شارع الملك فهد 25', 'أسكن في [address]'],
  ['see https://a.example/me?x=1', 'see [link]'],
])('%s', (text, expected) => {
  expect(redact(text)).toBe(expected)
})

test.each(['a', 'ก', '1', ' ', '1 ', 'a.', 'a@', 'شارع ', 'ถนน ', '路 ', "1 a' "])(
  'a very long text of %j is looked through once',
  (piece) => {
    const text = piece.repeat(100_000)
    expect(redact(text).length).toBeGreaterThan(0)
  },
)

test('numbers of a program stay numbers', () => {
  const program =
    'x = 3.14159265358979\nfor i in range(1000000): total = total + 1234567\nprint(12 * 34)'
  expect(redact(program)).toBe(program)
})
