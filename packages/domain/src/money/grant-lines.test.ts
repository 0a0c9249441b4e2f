import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type GrantTerms, readGrantLines } from './grant-lines.ts'

const NOW = new Date('2026-11-15T05:00:00Z')
const TERMS: GrantTerms = { plan: 'pro', cycle: 'monthly', until: '2027-03-31', reason: 'Fair' }
const rowsOf = (text: string) =>
  text.split('\n').map((line) => (line === '' ? [] : line.split(/[,;]/)))
const read = (text: string) => readGrantLines(rowsOf(text), TERMS, NOW)

describe('reading grants', () => {
  test('a list of emails takes everything else from what was chosen', () => {
    expect(read('A@x.co\n\nb@x.co\n')).toEqual({
      headings: null,
      lines: [
        { line: 1, email: 'a@x.co', ...TERMS },
        { line: 3, email: 'b@x.co', ...TERMS },
      ],
      wrong: [],
    })
  })

  test('columns by their headings, in any order; an empty cell takes what was chosen', () => {
    const text = 'reason;EMAIL;expires at;Plan\nPrize;a@x.co;2026-12-01;Basic\n;b@x.co;;'
    expect(read(text).lines).toEqual([
      {
        line: 2,
        email: 'a@x.co',
        plan: 'basic',
        cycle: 'monthly',
        until: '2026-12-01',
        reason: 'Prize',
      },
      { line: 3, email: 'b@x.co', ...TERMS },
    ])
  })

  test.each([
    ['English', 'E-mail address;Reason;Billing cycle;Expires on'],
    ['Thai', 'อีเมล;เหตุผล;รอบบิล;วันหมดอายุ'],
    ['Chinese', '电子邮箱;原因;周期;到期日期'],
    ['Arabic', 'البريد الإلكتروني;السبب;الدورة;تاريخ الانتهاء'],
  ])('headings in %s', (_language, headings) => {
    expect(read(`${headings}\na@x.co;Prize;Yearly;2026-12-01`)).toMatchObject({
      headings: { hasEmail: true, unknown: [] },
      lines: [{ line: 2, email: 'a@x.co', reason: 'Prize', cycle: 'yearly', until: '2026-12-01' }],
      wrong: [],
    })
  })

  test.each(['รายปี', '每年', 'سنوي', 'YEARLY'])('%s is a year', (cycle) => {
    expect(read(`a@x.co;pro;${cycle}`).lines).toMatchObject([{ cycle: 'yearly' }])
  })

  test('headings nobody understands are named, and nothing is taken for what it is not', () => {
    expect(read('Correo;Motivo\na@x.co;Prize')).toEqual({
      headings: { found: ['Correo', 'Motivo'], unknown: ['Correo', 'Motivo'], hasEmail: false },
      lines: [],
      wrong: [],
    })
    expect(read('Email;Shoe size;Reason\na@x.co;39;Prize')).toMatchObject({
      headings: { unknown: ['Shoe size'], hasEmail: true },
      lines: [{ email: 'a@x.co', reason: 'Prize' }],
    })
  })

  test.each([
    [',pro', 'no-email'],
    ['not an email', 'bad-email'],
    ['a@x.co,gold', 'unknown-plan'],
    ['a@x.co,pro,weekly', 'unknown-cycle'],
    ['a@x.co,pro,monthly,31/12/2027', 'bad-day'],
    ['a@x.co,pro,monthly,2026-11-14', 'past-day'],
    [`a@x.co,pro,monthly,2027-01-01,${'x'.repeat(501)}`, 'bad-reason'],
  ])('%s is %s', (text, problem) => {
    expect(read(text)).toMatchObject({ lines: [], wrong: [{ line: 1, problem }] })
  })

  test('today is still a last day in Bangkok; a second line for the same person is not', () => {
    const { lines, wrong } = read('a@x.co,pro,monthly,2026-11-15\nA@X.co,basic')
    expect(lines).toHaveLength(1)
    expect(wrong).toEqual([{ line: 2, email: 'A@X.co', problem: 'twice' }])
  })

  test('without a reason anywhere, every line says so', () => {
    const { wrong } = readGrantLines([['a@x.co']], { ...TERMS, reason: ' ' }, NOW)
    expect(wrong).toMatchObject([{ problem: 'no-reason' }])
  })

  test('every line that says something ends in one of the two lists, once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a@x.co', 'b@x.co', 'what?', 'c@x.co,gold')), (rows) => {
        const { lines, wrong } = read(rows.join('\n'))
        const numbers = [...lines, ...wrong].map(({ line }) => line)
        expect(numbers.toSorted((a, b) => a - b)).toEqual(rows.map((_row, index) => index + 1))
      }),
    )
  })
})
