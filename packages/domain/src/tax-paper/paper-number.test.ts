import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PAPER_KINDS } from './paper.ts'
import { nextPaperNumber, proveNumbers, readPaperNumber, writePaperNumber } from './paper-number.ts'

const series = { kind: 'tax-invoice', branch: '00000' } as const
const next = (day: string, last: { number: string; day: string } | null) =>
  nextPaperNumber({ ...series, day }, last)

describe('the next number', () => {
  test.each([
    ['the first of all', null, 'TI00000-2569-000001'],
    [
      'after another of the same day',
      { number: 'TI00000-2569-000041', day: '2026-11-19' },
      'TI00000-2569-000042',
    ],
    [
      'the first of a new year',
      { number: 'TI00000-2568-000041', day: '2025-12-31' },
      'TI00000-2569-000001',
    ],
  ])('%s', (_which, last, number) =>
    expect(next('2026-11-19', last)).toEqual({ kind: 'number', number }),
  )

  test.each([
    ['day-before-last', { number: 'TI00000-2569-000041', day: '2026-11-20' }],
    ['day-before-last', { number: 'TI00000-2570-000001', day: '2027-01-01' }],
    ['series-full', { number: 'TI00000-2569-999999', day: '2026-11-19' }],
    ['bad-last', { number: 'RC00000-2569-000041', day: '2026-11-19' }],
    ['bad-last', { number: 'TI00001-2569-000041', day: '2026-11-19' }],
    ['bad-last', { number: 'TI00000-2569-000041', day: '2025-11-19' }],
    ['bad-last', { number: '41', day: '2026-11-19' }],
    ['bad-last', { number: 'TI00000-2569-000041', day: 'today' }],
  ])('none: %s', (problem, last) =>
    expect(next('2026-11-19', last)).toEqual({ kind: 'refused', problem }),
  )

  test('a branch has five digits, a day is one', () => {
    expect(nextPaperNumber({ ...series, branch: '1', day: '2026-11-19' }, null)).toMatchObject({
      problem: 'bad-branch',
    })
    expect(next('2026-02-30', null)).toMatchObject({ problem: 'bad-day' })
  })
})

const number = fc.record({
  kind: fc.constantFrom(...PAPER_KINDS),
  branch: fc.stringMatching(/^\d{5}$/),
  year: fc.integer({ min: 2560, max: 2999 }),
  serial: fc.integer({ min: 1, max: 999_999 }),
})

test('what is written is read back, and nothing else is read', () => {
  fc.assert(
    fc.property(number, (one) => {
      expect(readPaperNumber(writePaperNumber(one))).toEqual(one)
    }),
  )
  for (const wrong of ['', 'TI00000-2569-000000', 'XX00000-2569-000001', 'TI0000-2569-000001'])
    expect(readPaperNumber(wrong)).toBeNull()
})

test('papers of many days and two branches have no gap, and stand in the order of their numbers', () => {
  const papers = fc.array(
    fc.record({
      kind: fc.constantFrom(...PAPER_KINDS),
      branch: fc.constantFrom('00000', '00001'),
      wait: fc.nat({ max: 100 }),
    }),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(papers, (all) => {
      const lasts = new Map<string, { number: string; day: string }>()
      const numbers: string[] = []
      let at = Date.UTC(2026, 0, 1)
      for (const { kind, branch, wait } of all) {
        at += wait * 86_400_000
        const day = new Date(at).toISOString().slice(0, 10)
        const key = `${kind} ${branch}`
        const before = lasts.get(key) ?? null
        const given = nextPaperNumber({ kind, branch, day }, before)
        if (given.kind === 'refused') throw new Error(given.problem)
        if (before) expect(given.number > before.number).toBe(true)
        lasts.set(key, { number: given.number, day })
        numbers.push(given.number)
      }
      expect(proveNumbers(numbers)).toEqual({ missing: [], twice: [], strange: [] })
    }),
  )
})

test('a gap, a double and a stranger are found', () => {
  expect(
    proveNumbers([
      'TI00000-2569-000004',
      'TI00000-2569-000001',
      'TI00000-2569-000004',
      'RC00000-2569-000002',
      'INV-7',
    ]),
  ).toEqual({
    missing: ['RC00000-2569-000001', 'TI00000-2569-000002', 'TI00000-2569-000003'],
    twice: ['TI00000-2569-000004'],
    strange: ['INV-7'],
  })
})
