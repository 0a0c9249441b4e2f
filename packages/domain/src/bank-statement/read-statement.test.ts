import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalText } from '../amount/amount.ts'
import { readStatement, type Statement } from './read-statement.ts'

const TODAY = '2026-11-19'
const rowsOf = (text: string) =>
  text.split('\n').map((line) => (line === '' ? [] : line.split(';').map((cell) => cell.trim())))

function read(text: string): Statement {
  const result = readStatement(rowsOf(text), TODAY)
  if (result.kind === 'refused') throw new Error(result.problem)
  return result
}
const plain = ({ lines }: Statement) => lines.map(({ key: _key, ...line }) => line)

describe('statements as banks write them', () => {
  test('in Thai, with the account above the table, both eras and the headings on each page', () => {
    const headings = 'วันที่;เวลา;รายการ;ถอนเงิน (บาท);ฝากเงิน (บาท);ยอดคงเหลือ (บาท);รายละเอียด'
    const result = read(
      `บัญชีออมทรัพย์;123-4-56789-0

${headings}
18/11/2569;;ยอดยกมา;;;10,000.00;
18/11/2569;09:05;รับโอนเงิน;;249.00;10,249.00;จาก นางมะลิ  PN7K3M9Q
18/11/2569;10.30;ซื้อของ;1,000.00;;9,249.00;ร้านค้า;;
${headings}
19-11-69;;รับโอนเงิน;-;1,249.50;10,498.50;
รวม;;;1,000.00;1,498.50;;`,
    )
    expect(plain(result)).toEqual([
      {
        line: 5,
        day: '2026-11-18',
        time: '09:05',
        minor: 24_900,
        text: 'รับโอนเงิน จาก นางมะลิ PN7K3M9Q',
      },
      { line: 8, day: '2026-11-19', time: null, minor: 124_950, text: 'รับโอนเงิน' },
    ])
    expect(result.outgoing).toBe(1)
    expect(result.wrong).toEqual([{ line: 9, problem: 'bad-day', written: 'รวม' }])
  })

  test('in English, with two dates, the time behind the day and a code', () => {
    const result = read(
      `Transaction Date;Value Date;Transaction Code;Channel;Debit Amount;Credit Amount;Balance;Description
18/11/2026 14:05;19/11/2026;X1;ENET;;249.00;249.00;From X1234 REF PN7K3M9Q`,
    )
    expect(plain(result)).toEqual([
      {
        line: 2,
        day: '2026-11-18',
        time: '14:05',
        minor: 24_900,
        text: 'X1 ENET From X1234 REF PN7K3M9Q',
      },
    ])
  })

  test('one column for both ways: a sign or a word says which', () => {
    const signed = read('Date;Amount;Details\n18/11/2569;+249.00;a\n18/11/2569;-20.00;b')
    expect([plain(signed).length, signed.outgoing]).toEqual([1, 1])
    const worded = read('Date;Dr/Cr;Amount\n18/11/2569;CR;249.00\n18/11/2569;D;20.00')
    expect([plain(worded).length, worded.outgoing]).toEqual([1, 1])
    const thai = read('วันที่;ถอนเงิน / ฝากเงิน;รายการ\n18/11/2569;249.00;รับโอน')
    expect([thai.lines, thai.wrong]).toEqual([
      [],
      [{ line: 2, problem: 'no-direction', written: '249.00' }],
    ])
  })
})

test.each([
  ['too-many-cells', '18/11/2569;;1;249.00', '249.00'],
  ['bad-day', '30/02/2569;;249.00', '30/02/2569'],
  ['bad-day', ';;249.00', ''],
  ['bad-day', '20/11/2569;;249.00', '20/11/2569'],
  ['bad-amount', '18/11/2569;;249,00', '249,00'],
  ['bad-amount', '18/11/2569;;1.249,00', '1.249,00'],
  ['bad-amount', '18/11/2569;;-249.00', '-249.00'],
  ['bad-amount', '18/11/2569;x;', 'x'],
  ['both-ways', '18/11/2569;20.00;249.00', '249.00 20.00'],
])('a line is named, not guessed: %s', (problem, line, written) => {
  const result = read(`Date;Withdrawal;Deposit\n${line}`)
  expect(result).toEqual({
    kind: 'statement',
    lines: [],
    outgoing: 0,
    wrong: [{ line: 2, problem, written }],
  })
})

test('a sign and a word that contradict each other say nothing', () => {
  const result = read('Date;Dr/Cr;Amount\n18/11/2569;CR;-249.00\n18/11/2569;DR;+249.00')
  expect(result.wrong.map(({ problem }) => problem)).toEqual(['no-direction', 'no-direction'])
})

test.each([
  ['no-headings', ''],
  ['no-headings', '18/11/2569;249.00;PN7K3M9Q'],
  ['no-headings', 'Date;Description\n18/11/2569;249.00'],
  ['no-headings', `${'x\n'.repeat(40)}Date;Deposit`],
  ['column-twice', 'Date;Deposit;Credit\n18/11/2569;1.00;2.00'],
])('what is no statement is refused: %s', (problem, text) =>
  expect(readStatement(rowsOf(text), TODAY)).toEqual({ kind: 'refused', problem }),
)

describe('the same money', () => {
  const line = (time: string, text: string) => `18/11/2569;${time};249.00;${text}`
  const keys = (...lines: string[]) =>
    read(['Date;Time;Deposit;Details', ...lines].join('\n')).lines.map(({ key }) => key)

  test('has the same key in a statement with other days around it', () => {
    const [, second] = keys(line('09:00', 'a'), line('09:05', 'b'))
    expect(keys(line('09:05', 'b'))).toEqual([second])
  })

  test('two lines that say the same are two', () => {
    const [one, two] = keys(line('09:00', 'a'), line('09:00', 'a'))
    expect(one).not.toBe(two)
    expect(keys(line('09:00', 'a'), line('10:00', 'x'), line('09:00', 'a'))).toContain(two)
  })
})

test('every line of a statement is read back, to the satang', () => {
  const entry = fc.record({
    back: fc.nat({ max: 700 }),
    isIn: fc.boolean(),
    minor: fc.integer({ min: 1, max: 10 ** 12 }),
    text: fc.stringMatching(/^[A-Z0-9ก-ฮ]{1,20}$/),
    isBuddhist: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 30 }), (entries) => {
      const dayOf = (back: number) =>
        new Date(Date.parse(TODAY) - back * 86_400_000).toISOString().slice(0, 10)
      const rows = entries.map(({ back, isIn, minor, text, isBuddhist }) => {
        const [year, month, date] = dayOf(back).split('-')
        const money = decimalText(minor).replaceAll(/(?<=\d)(?=(\d{3})+\.)/g, ',')
        return [
          `${date}/${month}/${Number(year) + (isBuddhist ? 543 : 0)}`,
          isIn ? '' : money,
          isIn ? money : '',
          text,
        ]
      })
      const result = readStatement([['วันที่', 'ถอน', 'ฝาก', 'หมายเหตุ'], ...rows], TODAY)
      if (result.kind === 'refused') throw new Error(result.problem)
      const wanted = entries.flatMap(({ back, isIn, minor, text }, index) =>
        isIn ? [{ line: index + 2, day: dayOf(back), time: null, minor, text }] : [],
      )
      expect(plain(result)).toEqual(wanted)
      expect(result.outgoing).toBe(entries.length - wanted.length)
      expect(result.wrong).toEqual([])
      expect(new Set(result.lines.map(({ key }) => key)).size).toBe(wanted.length)
    }),
  )
})
