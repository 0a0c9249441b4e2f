import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkDigit } from '../thai-id/thai-id.ts'
import { crcOf } from './crc.ts'
import { writeFields } from './fields.ts'
import { type PromptPay, readPromptPay, writePromptPay } from './payload.ts'

const PHONE = {
  text: '00020101021129370016A0000006770101110113006681234567853037645802TH6304823E',
  payment: {
    receiver: { kind: 'phone', phone: '0812345678' },
    amountMinor: null,
    shopName: null,
  },
} as const
const BILL = {
  text: '00020101021230710016A00000067701011201150112345678912330212REF1234567890312REF98765432153037645406200.005802TH5906THAIQR6304F528',
  payment: {
    receiver: {
      kind: 'bill',
      biller: '011234567891233',
      reference1: 'REF123456789',
      reference2: 'REF987654321',
    },
    amountMinor: 20_000,
    shopName: 'THAIQR',
  },
} as const

describe('published codes', () => {
  test.each([PHONE, BILL])('is written byte for byte and read', ({ text, payment }) => {
    expect(writePromptPay(payment)).toEqual({ kind: 'text', text })
    expect(readPromptPay(text)).toEqual({ kind: 'payment', payment })
  })

  test('one that has its fields in another order is read too', () => {
    const text = '00020101021129370016A000000677010111011300668012345675802TH530376463046197'
    const receiver = { kind: 'phone', phone: '0801234567' }
    expect(readPromptPay(text)).toEqual({
      kind: 'payment',
      payment: { receiver, amountMinor: null, shopName: null },
    })
  })

  test('one to an id that nobody has is refused, though its checksum is right', () => {
    const text = '00020101021129370016A000000677010111021311111111111115802TH530376463047B5A'
    expect(readPromptPay(text)).toEqual({ kind: 'refused', problem: 'bad-thai-id' })
  })
})

const alphanumeric = fc.stringMatching(/^[A-Z0-9]{1,20}$/)
const receiver: fc.Arbitrary<PromptPay['receiver']> = fc.oneof(
  fc.record({
    kind: fc.constant('phone' as const),
    phone: fc.stringMatching(/^0[689]\d{8}$/),
  }),
  fc.record({
    kind: fc.constant('thai-id' as const),
    thaiId: fc.stringMatching(/^\d{12}$/).map((digits) => `${digits}${checkDigit(digits)}`),
  }),
  fc.record({
    kind: fc.constant('bill' as const),
    biller: fc.stringMatching(/^\d{15}$/),
    reference1: alphanumeric,
    reference2: fc.option(alphanumeric),
  }),
)
const payment: fc.Arbitrary<PromptPay> = fc.record({
  receiver,
  amountMinor: fc.option(fc.integer({ min: 1, max: 999_999_999_999 })),
  shopName: fc.option(fc.stringMatching(/^[!-~][ -~]{0,24}$/)),
})

function written(wish: PromptPay): string {
  const result = writePromptPay(wish)
  if (result.kind === 'refused') throw new Error(result.problem)
  return result.text
}

test('what is written is read back', () => {
  fc.assert(
    fc.property(payment, (wish) => {
      expect(readPromptPay(written(wish))).toEqual({ kind: 'payment', payment: wish })
    }),
  )
})

test('a code with one wrong character, or with two in the wrong order, pays nobody', () => {
  fc.assert(
    fc.property(payment, fc.nat(), fc.stringMatching(/^[ -~]$/), (wish, luck, other) => {
      const text = written(wish)
      const at = luck % text.length
      const wrong = text.slice(0, at) + other + text.slice(at + 1)
      if (wrong !== text) expect(readPromptPay(wrong).kind).toBe('refused')
      const swapped = text.slice(0, at) + (text[at + 1] ?? '') + text[at] + text.slice(at + 2)
      if (swapped !== text) expect(readPromptPay(swapped).kind).toBe('refused')
      expect(readPromptPay(text.slice(0, at)).kind).toBe('refused')
    }),
    { numRuns: 500 },
  )
})

test('the amount is in the code to the satang', () => {
  const text = written({ ...PHONE.payment, amountMinor: 24_900 })
  expect(text).toContain('5406249.00')
  expect(text.slice(6, 12)).toBe('010212')
  expect(written({ ...PHONE.payment, amountMinor: 1 })).toContain('54040.01')
  expect(written({ ...PHONE.payment, amountMinor: 999_999_999_999 })).toContain('54139999999999.99')
})

const bill = BILL.payment.receiver
test.each<[string, PromptPay['receiver']]>([
  ['bad-phone', { kind: 'phone', phone: '812345678' }],
  ['bad-phone', { kind: 'phone', phone: '021234567' }],
  ['bad-phone', { kind: 'phone', phone: '0212345678' }],
  ['bad-phone', { kind: 'phone', phone: '081-234-5678' }],
  ['bad-thai-id', { kind: 'thai-id', thaiId: '1234567890123' }],
  ['bad-biller', { ...bill, biller: '01123456789123' }],
  ['bad-biller', { ...bill, biller: '01123456789123A' }],
  ['bad-reference-1', { ...bill, reference1: '' }],
  ['bad-reference-1', { ...bill, reference1: 'ref1' }],
  ['bad-reference-1', { ...bill, reference1: 'REF 1' }],
  ['bad-reference-1', { ...bill, reference1: 'A'.repeat(21) }],
  ['bad-reference-2', { ...bill, reference2: 'A'.repeat(21) }],
  ['bad-reference-2', { ...bill, reference2: '' }],
])('%s is named and nothing is written', (problem, wrong) => {
  const wish = { ...PHONE.payment, receiver: wrong }
  expect(writePromptPay(wish)).toEqual({ kind: 'refused', problem })
})

test.each([0, -1, 0.5, Number.NaN, 1_000_000_000_000])('an amount of %d is none', (amountMinor) => {
  const result = writePromptPay({ ...PHONE.payment, amountMinor })
  expect(result).toEqual({ kind: 'refused', problem: 'bad-amount' })
})

test('a shop has a name of up to 25 letters', () => {
  expect(written({ ...PHONE.payment, shopName: 'A'.repeat(25) })).toContain(`5925${'A'.repeat(25)}`)
})

test.each(['', ' Panya', 'ปัญญา', 'A'.repeat(26)])('a shop is not called "%s"', (shopName) => {
  const result = writePromptPay({ ...PHONE.payment, shopName })
  expect(result).toEqual({ kind: 'refused', problem: 'bad-shop-name' })
})

/** A code whose checksum is right, whatever stands in it. */
function sealed(fields: Record<string, string>): string {
  const entries = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const text = `${writeFields(entries.map(([tag, value]) => ({ tag, value })))}6304`
  return text + crcOf(text)
}

const TRANSFER = '0016A00000067701011101130066812345678'
const good = { '00': '01', '01': '11', '29': TRANSFER, '53': '764', '58': 'TH' }
const without = (tag: string) =>
  Object.fromEntries(Object.entries(good).filter(([name]) => name !== tag))

const BILL_FIELD = '0016A00000067701011201150107544000108000203ABC'
const bills = without('29')

test('the least a bill says is whom and what for', () => {
  const receiver = {
    kind: 'bill',
    biller: '010754400010800',
    reference1: 'ABC',
    reference2: null,
  }
  expect(readPromptPay(sealed({ ...bills, '30': BILL_FIELD }))).toMatchObject({
    payment: { receiver },
  })
})

test.each<[string, string]>([
  ['empty', ''],
  ['bad-character', 'สวัสดี'],
  ['cut-off', '0002'],
  ['bad-tag', 'https://example.com'],
  ['bad-checksum', PHONE.text.replace('823E', '823e')],
  ['bad-checksum', PHONE.text.slice(0, -8)],
  ['bad-checksum', `6304${crcOf('6304')}`.concat('000201')],
  ['other-format', sealed({ ...good, '00': '02' })],
  ['other-format', sealed({ ...good, '01': '13' })],
  ['other-currency', sealed({ ...good, '53': '840' })],
  ['other-currency', sealed(without('53'))],
  ['other-country', sealed({ ...good, '58': 'SG' })],
  ['no-receiver', sealed(without('29'))],
  ['two-receivers', sealed({ ...good, '30': TRANSFER })],
  ['unknown-receiver', sealed({ ...good, '29': '0016A0000006770101110315012345678901234' })],
  ['unknown-receiver', sealed({ ...good, '29': '0016A00000067701011201130066812345678' })],
  ['unknown-receiver', sealed({ ...good, '29': `${TRANSFER}02131234567890121` })],
  ['unknown-receiver', sealed({ ...good, '29': '0016A000000677010111' })],
  [
    'unknown-receiver',
    sealed({ ...bills, '30': '0016A00000067701011101150107544000108000203ABC' }),
  ],
  ['unknown-receiver', sealed({ ...bills, '30': '0016A0000006770101120115010754400010800' })],
  ['unknown-receiver', sealed({ ...bills, '30': '0016A0000006770101120203ABC' })],
  ['unknown-receiver', sealed({ ...bills, '30': `${BILL_FIELD}0403ABC` })],
  ['tag-twice', sealed({ ...good, '29': `${TRANSFER}01130066812345678` })],
  ['cut-off', sealed({ ...good, '29': `${TRANSFER}99` })],
  ['bad-phone', sealed({ ...good, '29': '0016A00000067701011101130065812345678' })],
  ['bad-amount', sealed({ ...good, '54': '1,000.00' })],
  ['bad-amount', sealed({ ...good, '54': '0.00' })],
  ['bad-amount', sealed({ ...good, '54': '1.005' })],
  ['bad-amount', sealed({ ...good, '54': '-5' })],
  ['bad-shop-name', sealed({ ...good, '59': ' ' })],
])('a code is refused by name: %s', (problem, text) =>
  expect(readPromptPay(text)).toEqual({ kind: 'refused', problem }),
)

test('what else a shop puts into its code is passed over', () => {
  const text = sealed({ ...good, '52': '8299', '54': '50.5', '60': 'BANGKOK', '62': '0703001' })
  expect(readPromptPay(text)).toEqual({
    kind: 'payment',
    payment: { ...PHONE.payment, amountMinor: 5050 },
  })
})

test('any text is answered', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => void readPromptPay(text)))
})
